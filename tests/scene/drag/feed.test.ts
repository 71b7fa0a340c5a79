import { describe, expect, it } from 'vitest';
import { attachFeed } from '../../../src/scene/drag/feed.ts';
import { IDLE } from '../../../src/scene/drag/model.ts';
import { FakeHand } from './support/fakeHand.ts';
import { FakeDocument, FakeSurface, fireOn, HandClock } from './support/fakeSurface.ts';
import { A, MILL, NOWHERE, ofType, pieceHome, SPOTS, TROLL } from './support/fakeTable.ts';

interface Fields {
  readonly pointerId?: number;
  readonly pointerType?: 'mouse' | 'touch' | 'pen';
  readonly button?: number;
  readonly buttons?: number;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly timeStamp?: number;
}

function given() {
  const hand = new FakeHand();
  const surface = new FakeSurface();
  const page = new EventTarget();
  const document = new FakeDocument();
  const clock = new HandClock();
  const frames: (() => void)[] = [];
  let beatsFinished = 0;
  const detach = attachFeed({
    surface: surface.asSurface(),
    controller: hand.controller,
    window: page,
    document,
    clock,
    nextFrame: (run) => frames.push(run),
    finishBeats: () => {
      beatsFinished++;
    },
  });
  const fire = (type: string, at: { x: number; y: number }, fields: Fields = {}) =>
    surface.fire(type, {
      clientX: at.x,
      clientY: at.y,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      shiftKey: false,
      ctrlKey: false,
      timeStamp: 0,
      ...fields,
    });
  const key = (name: string, fields: object = {}) =>
    surface.fire('keydown', {
      key: name,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      ...fields,
    });
  const name = () => hand.controller.state().name;
  /** The time passes, and then a frame comes. */
  const pass = (ms: number) => {
    clock.pass(ms);
    for (const run of frames.splice(0)) run();
  };
  return { pass, hand, surface, page, document, clock, detach, fire, key, name, beatsFinished: () => beatsFinished };
}

const onMill = SPOTS[MILL] ?? NOWHERE;
const onTroll = SPOTS[TROLL] ?? NOWHERE;

describe('pointer events', () => {
  it('drag a piece: the pointer is captured and the cursor grabs while it is the hand’s', () => {
    const { hand, surface, fire } = given();
    expect(surface.style.touchAction).toBe('none');
    fire('pointerdown', pieceHome(A));
    expect(surface.captured).toEqual(new Set([1]));
    fire('pointermove', onMill);
    expect(surface.style.cursor).toBe('grabbing');
    fire('pointerup', onMill);
    expect(hand.submitted).toMatchObject([{ meeple: A, to: MILL }]);
    expect(surface.captured.size).toBe(0);
    expect(surface.style.cursor).toBe('');
  });

  it('leave other buttons, Ctrl-click, bare table and two fingers to the camera', () => {
    const { hand, surface, fire } = given();
    fire('pointerdown', pieceHome(A), { button: 2, buttons: 2 });
    fire('pointerdown', pieceHome(A), { button: 1, buttons: 4 });
    fire('pointerdown', pieceHome(A), { ctrlKey: true });
    fire('pointerdown', NOWHERE);
    expect(hand.controller.state()).toEqual(IDLE);
    expect(surface.captured.size).toBe(0);
    fire('pointerdown', pieceHome(A), { pointerType: 'touch', pointerId: 5 });
    fire('pointerdown', NOWHERE, { pointerType: 'touch', pointerId: 6 });
    expect(hand.controller.state()).toEqual(IDLE);
    fire('pointermove', onMill, { pointerType: 'touch', pointerId: 5 });
    expect(hand.told).toEqual([]);
  });

  it('notice that the left button went up under another one', () => {
    const { hand, fire, name } = given();
    fire('pointerdown', pieceHome(A));
    fire('pointermove', onMill, { buttons: 3 });
    expect(name()).toBe('dragging');
    fire('pointermove', onMill, { buttons: 2 });
    expect(hand.submitted).toHaveLength(1);
  });

  it('make two quick clicks a double-click, two slow ones not', () => {
    const quick = given();
    for (const timeStamp of [0, 200]) {
      quick.fire('pointerdown', pieceHome(A), { timeStamp });
      quick.fire('pointerup', pieceHome(A), { timeStamp: timeStamp + 40 });
    }
    expect(quick.hand.submitted).toMatchObject([{ meeple: A, to: TROLL }]);
    const slow = given();
    for (const timeStamp of [0, 900]) {
      slow.fire('pointerdown', pieceHome(A), { timeStamp });
      slow.fire('pointerup', pieceHome(A), { timeStamp: timeStamp + 40 });
    }
    expect(slow.hand.submitted).toEqual([]);
  });

  it('make a long touch a close look, and a long mouse press nothing', () => {
    const { hand, pass, fire, name } = given();
    fire('pointerdown', pieceHome(A), { pointerType: 'touch' });
    pass(449);
    expect(hand.told).toEqual([]);
    pass(1);
    expect(hand.told).toEqual([{ type: 'inspect', piece: A }]);
    fire('pointerup', pieceHome(A), { pointerType: 'touch' });
    expect(name()).toBe('idle');
    fire('pointerdown', pieceHome(A));
    pass(1000);
    expect(name()).toBe('pressed');
  });

  it('end a long press that has become a drag, a click or nothing', () => {
    const { hand, pass, fire } = given();
    fire('pointerdown', pieceHome(A), { pointerType: 'touch' });
    fire('pointermove', onMill, { pointerType: 'touch' });
    pass(1000);
    fire('pointerup', NOWHERE, { pointerType: 'touch' });
    pass(1000);
    expect(ofType(hand.told, 'inspect')).toEqual([]);
  });

  it('are no long press if a movement has only been kept back by a long frame', () => {
    const { hand, clock, pass, fire, name } = given();
    fire('pointerdown', pieceHome(A), { pointerType: 'touch' });
    clock.pass(600);
    fire('pointermove', onMill, { pointerType: 'touch' });
    pass(0);
    expect(name()).toBe('dragging');
    expect(ofType(hand.told, 'inspect')).toEqual([]);
  });

  for (const end of ['pointercancel', 'lostpointercapture'] as const) {
    it(`${end} brings the piece home`, () => {
      const { hand, fire, name } = given();
      fire('pointerdown', pieceHome(A));
      fire('pointermove', onMill);
      fire(end, onMill);
      expect(name()).toBe('returning');
      expect(hand.submitted).toEqual([]);
    });
  }

  it('survive a pointer that cannot be captured any more', () => {
    const { hand, surface, fire } = given();
    surface.unknown.add(1);
    expect(() => fire('pointerdown', pieceHome(A))).not.toThrow();
    fire('pointermove', onTroll);
    fire('pointerup', onTroll);
    expect(hand.submitted).toHaveLength(1);
  });

  it('treat a pen as a mouse', () => {
    const { hand, fire } = given();
    fire('pointerdown', pieceHome(A), { pointerType: 'pen' });
    fire('pointermove', onMill, { pointerType: 'pen' });
    fire('pointerup', onMill, { pointerType: 'pen' });
    expect(hand.submitted).toMatchObject([{ to: MILL }]);
  });

  it('let what is being played end first, before a press and before a key', () => {
    const { fire, key, beatsFinished } = given();
    fire('pointerdown', pieceHome(A));
    fire('pointermove', onMill);
    fire('pointerup', onMill);
    expect(beatsFinished()).toBe(1);
    key(']');
    expect(beatsFinished()).toBe(2);
    key('x');
    expect(beatsFinished()).toBe(2);
  });
});

describe('keys', () => {
  it('lift, walk and drop without a pointer, and keep the page still', () => {
    const { hand, key, name } = given();
    expect(key('Tab').defaultPrevented).toBe(false);
    expect(key(']').defaultPrevented).toBe(true);
    key('Enter');
    expect(name()).toBe('carrying');
    expect(key('Tab').defaultPrevented).toBe(true);
    key('Enter');
    expect(hand.submitted).toMatchObject([{ type: 'placeMeeple', meeple: A }]);
  });

  it('held down walk on, but lift only once', () => {
    const { key, name, hand } = given();
    key(']');
    key('Enter');
    key('Enter', { repeat: true });
    expect(name()).toBe('carrying');
    const hovers = ofType(hand.told, 'hover').length;
    key('Tab', { repeat: true });
    expect(ofType(hand.told, 'hover').length).toBeGreaterThan(hovers);
  });
});

describe('nobody looks any more', () => {
  it('a window out of sight brings everything home', () => {
    const { page, fire, name } = given();
    fire('pointerdown', pieceHome(A));
    fire('pointermove', onMill);
    fireOn(page, 'blur');
    expect(name()).toBe('returning');
  });

  it('so does a hidden page, but not one that comes back', () => {
    const { document, fire, name } = given();
    fire('pointerdown', pieceHome(A));
    fire('pointermove', onMill);
    fireOn(document, 'visibilitychange');
    expect(name()).toBe('dragging');
    document.visibilityState = 'hidden';
    fireOn(document, 'visibilitychange');
    expect(name()).toBe('returning');
  });

  it('detached, it hears nothing and leaves the element as it was', () => {
    const { surface, detach, fire, name } = given();
    detach();
    fire('pointerdown', pieceHome(A));
    expect(name()).toBe('idle');
    expect(surface.style.touchAction).toBe('');
  });
});
