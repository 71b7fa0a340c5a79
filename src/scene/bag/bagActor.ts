/** One bag on the stage: takes what the engine has decided and what hands do, and moves cloth, cord and meeples. */
import type { MeepleId } from '../../engine/index.ts';
import type { Pose } from '../layout/pieces.ts';
import type { PhysicsPort } from '../physics/physicsPort.ts';
import { createStillWorld } from '../physics/stillWorld.ts';
import { aim, ledgeUnder } from './aim.ts';
import { advance } from './bagMachine.ts';
import {
  type BagCue,
  type BagEffect,
  type BagInput,
  type BagState,
  EMPTY_BAG,
  isInviting,
  type Point,
} from './bagState.ts';
import { type BagHome, intoBag } from './bodyPose.ts';
import { STEP_S } from './cloth/cloth.ts';
import type { Skin } from './cloth/skin.ts';
import type { CordSkin } from './cord/cordSkin.ts';
import { type Crew, createCrew, type VisitInside, type VisitPiece } from './crew.ts';
import { createWhereabouts, FULL_BAG, lead } from './lead.ts';
import { createPurse, type PurseLook } from './purse.ts';
import type { Sack } from './sack.ts';

export type BagSound = BagCue | 'wood' | 'table' | 'cloth';

export interface BagTask {
  /** Where the layout has a meeple: its goal when it is drawn, where it comes from when the bag is refilled. */
  readonly place: (meeple: MeepleId) => Pose | undefined;
  /** Belongs to the layout from now on. */
  readonly onPiece?: (meeple: MeepleId) => void;
  readonly onDone?: () => void;
  readonly staggerMs?: number;
}

export interface DrawTask extends BagTask {
  /** Leaves the mouth now, in the engine's order. */
  readonly onOut?: (meeple: MeepleId) => void;
  /** Waits this long for the player to pull. */
  readonly invitesMs?: number;
}

export interface BagActor {
  readonly skin: Skin;
  readonly cord: CordSkin;
  /** Mouth and bottom, in its own space. */
  readonly sack: Pick<Sack, 'pouch' | 'facing'>;
  readonly state: () => BagState;
  setContents(meeples: readonly MeepleId[]): void;
  /** Physics has come, or gone: counts once what is under way is over, a loss at once. */
  setPhysics(physics: PhysicsPort | undefined): void;
  draw(meeples: readonly MeepleId[], task: DrawTask): void;
  refill(meeples: readonly MeepleId[], task: BagTask): void;
  /** From a key; 0 to 1. */
  shake(strength: number): void;
  /** The device's acceleration without gravity. */
  sway(acceleration: Point): void;
  pull(): void;
  /** Points are on the table, in table units. */
  grab(at: Point): void;
  move(at: Point): void;
  release(): void;
  /** Everything asked for has happened when it returns. */
  skip(): void;
  /** True while anything moves. */
  step(dtS: number): boolean;
  isMoving(): boolean;
  /** A draw waits for the player to pull. */
  isInviting(): boolean;
  /** Counts what hands, keys and the device have done to it. */
  touches(): number;
  /** Changes whenever what is drawn does. */
  revision(): number;
  home(): BagHome;
  /** The bottom of the bag, in its own space. */
  foot(): Float64Array;
  moveHome(home: BagHome): void;
  /** Comes to rest in slices before it is first seen: true once it has. */
  warmUp(steps: number): boolean;
  /** Meeples on their way: physics has them. */
  showTravellers(visit: VisitPiece): void;
  /** Meeples to be seen through the mouth: mere costume, the layout has them. */
  showInside(visit: VisitInside): void;
  countBodies(): number;
  /** What is inside tumbles, and what is let go falls. */
  hasPhysics(): boolean;
}

export interface BagParts {
  readonly home: BagHome;
  /** Absent: physics is off. One that fails to start counts as absent. */
  readonly physics?: () => PhysicsPort;
  readonly look?: PurseLook;
  readonly onSound?: (sound: BagSound, strength: number) => void;
  /** Something moves again: a frame is wanted. */
  readonly onWake?: () => void;
  /** It invites, or no longer, or is taken while it does, or holds another number of meeples. */
  readonly onNews?: () => void;
  readonly onProblem?: (error: unknown) => void;
}

const STAGGER_MS = { draw: 140, refill: 40 } as const;
const LONGEST_FRAME_STEPS = 3;
/** Once at home and left alone, all motion is taken out from the first time to the second; then it sleeps. */
const CALM = { fromS: 0.5, toS: 1.6 } as const;
const WARM_UP_STEPS = 150;
const QUIET = 0.04;

const TOUCHES: ReadonlySet<BagInput['type']> = new Set(['grab', 'move', 'release', 'shake', 'motion']);
const TICK: BagInput = { type: 'tick' };
const STILL: BagInput = { type: 'still' };

export function createBagActor(parts: BagParts): BagActor {
  const { onSound = () => {}, onWake = () => {}, onNews = () => {}, onProblem = () => {} } = parts;
  const purse = createPurse(parts.look);
  const { sack } = purse;
  const where = createWhereabouts();
  const tasks = new Map<number, DrawTask>();
  const scratch = new Float64Array(3);
  let { home } = parts;
  let crew: Crew = createCrew(startPhysics(parts, onProblem), sack, () => home);
  let coming: PhysicsPort | undefined;
  let state: BagState = EMPTY_BAG;
  let nowS = 0;
  let owedS = 0;
  let isAsleep = false;
  let warmth = 0;
  let revision = 0;
  let touches = 0;

  function send(input: BagInput): void {
    const next = advance(state, input, nowS);
    if (next === undefined) return;
    const before = state;
    state = next.state;
    where.fill = state.inside.length / FULL_BAG;
    if (state.hand !== undefined && before.hand === undefined) where.grip.set(sack.pouch.mouth);
    if (state.phase === 'opening' && before.phase !== 'opening') look(state);
    const isTouch = TOUCHES.has(input.type);
    if (isTouch) touches += 1;
    wake();
    for (const effect of next.effects) carryOut(effect);
    const isNews = before.inside !== state.inside || isInviting(before) !== isInviting(state);
    if (isNews || (isTouch && isInviting(state))) onNews();
  }

  function wake(): void {
    if (!isAsleep) return;
    isAsleep = false;
    onWake();
  }

  function carryOut(effect: BagEffect): void {
    switch (effect.type) {
      case 'contentsSet':
        crew.setContents(state.inside);
        break;
      case 'released': {
        const task = tasks.get(effect.job);
        const isShown = crew.release(effect.meeple, task?.place(effect.meeple));
        task?.onOut?.(effect.meeple);
        if (!isShown) send({ type: 'arrived', meeple: effect.meeple });
        break;
      }
      case 'pouredIn':
        if (!crew.pourIn(effect.meeple, tasks.get(effect.job)?.place(effect.meeple))) {
          send({ type: 'arrived', meeple: effect.meeple });
        }
        break;
      case 'handedOver':
        crew.handOver(effect.meeple, effect);
        tasks.get(effect.job)?.onPiece?.(effect.meeple);
        break;
      case 'done': {
        const task = tasks.get(effect.job);
        tasks.delete(effect.job);
        task?.onDone?.();
        break;
      }
      case 'cue':
        onSound(effect.cue, effect.strength);
    }
  }

  /** Towards where the meeples go. */
  function look({ jobs }: BagState): void {
    const job = jobs[0];
    const task = job === undefined ? undefined : tasks.get(job.number);
    const poses = (job?.waiting ?? []).flatMap((meeple) => task?.place(meeple) ?? []);
    if (poses.length === 0) return;
    const spots = poses.map((pose) => local(pose));
    aim(spots, where.towards);
    crew.physics.setLedges([ledgeUnder(spots)]);
  }

  const arrived = (meeple: MeepleId): void => send({ type: 'arrived', meeple });

  function calm(): number {
    if (state.phase !== 'resting' || state.jobs.length > 0) return 0;
    return Math.min(1, Math.max(0, (nowS - state.sinceS - CALM.fromS) / (CALM.toS - CALM.fromS)));
  }

  function stepBodies(stillness: number): void {
    try {
      crew.step(stillness, arrived);
    } catch (error) {
      onProblem(error);
      withoutPhysics();
    }
  }

  /** Goes on as if physics had never been there. */
  function withoutPhysics(): void {
    crew = createCrew(createStillWorld(), sack, () => home);
    crew.setContents(state.inside);
    send({ type: 'skip' });
  }

  function withPhysics(physics: PhysicsPort): void {
    coming = undefined;
    crew = createCrew(physics, sack, () => home);
    crew.setContents(state.inside);
    wake();
  }

  function stepOnce(): void {
    if (coming !== undefined && state.jobs.length === 0) withPhysics(coming);
    nowS += STEP_S;
    send(TICK);
    const stillness = calm();
    lead(state, nowS, where, sack.pouch.mouth, purse.goal);
    sack.step(purse.goal);
    stepBodies(stillness);
    crew.writeBalls(purse.frame);
    purse.step(stillness);
    report();
    if (state.phase === 'settling' && purse.isAtGoal()) send(STILL);
    if (stillness >= 1 || (stillness > 0.3 && purse.fastest() < QUIET && crew.physics.fastest() < QUIET))
      isAsleep = true;
  }

  function report(): void {
    const { wood, table, cloth } = crew.physics.knocks;
    const rustle = Math.min(1, Math.max(cloth, purse.rustle()));
    if (wood > 0) onSound('wood', wood);
    if (table > 0) onSound('table', table);
    if (rustle > 0.05) onSound('cloth', rustle);
  }

  function dress(): void {
    purse.dress();
    revision += 1;
  }

  const local = (at: Point): Point => {
    intoBag(at.x, at.y, at.z, home, scratch);
    return { x: scratch[0] as number, y: scratch[1] as number, z: scratch[2] as number };
  };

  lead(state, 0, where, sack.pouch.mouth, purse.goal);
  purse.reset();

  return {
    skin: purse.skin,
    cord: purse.cord,
    sack,
    state: () => state,
    setContents(meeples) {
      send({ type: 'contents', meeples });
    },
    setPhysics(physics) {
      coming = physics;
      if (physics === undefined) withoutPhysics();
      else if (state.jobs.length === 0) withPhysics(physics);
    },
    draw(meeples, task) {
      tasks.set(state.jobsBegun, task);
      const { staggerMs = STAGGER_MS.draw, invitesMs = 0 } = task;
      send({ type: 'draw', meeples, staggerS: staggerMs / 1000, invitesS: invitesMs / 1000 });
    },
    refill(meeples, task) {
      tasks.set(state.jobsBegun, task);
      send({ type: 'refill', meeples, staggerS: (task.staggerMs ?? STAGGER_MS.refill) / 1000 });
    },
    shake: (strength) => send({ type: 'shake', strength }),
    sway: (acceleration) => send({ type: 'motion', acceleration }),
    pull: () => send({ type: 'pull' }),
    grab: (at) => send({ type: 'grab', at: local(at) }),
    move: (at) => send({ type: 'move', at: local(at) }),
    release: () => send({ type: 'release' }),
    skip: () => send({ type: 'skip' }),
    step(dtS) {
      if (isAsleep) return false;
      owedS = Math.min(owedS + Math.max(0, dtS), LONGEST_FRAME_STEPS * STEP_S);
      const steps = Math.round(owedS / STEP_S);
      owedS -= steps * STEP_S;
      for (let i = 0; i < steps && !isAsleep; i++) stepOnce();
      if (steps > 0) dress();
      return !isAsleep;
    },
    isMoving: () => !isAsleep,
    isInviting: () => isInviting(state),
    touches: () => touches,
    revision: () => revision,
    home: () => home,
    foot: () => sack.pouch.bottom,
    moveHome(next) {
      home = next;
      wake();
    },
    warmUp(steps) {
      if (warmth === 0) {
        lead(state, nowS, where, sack.pouch.mouth, purse.goal);
        purse.reset();
      }
      for (let i = 0; i < steps && warmth < WARM_UP_STEPS; i++, warmth++) stepOnce();
      if (warmth < WARM_UP_STEPS && state.phase === 'resting') return false;
      isAsleep = state.phase === 'resting';
      dress();
      onWake();
      return true;
    },
    showTravellers: (visit) => crew.showTravellers(visit),
    showInside: (visit) => crew.showInside(visit),
    countBodies: () => crew.countInside(),
    hasPhysics: () => crew.physics.hasContacts,
  };
}

function startPhysics({ physics }: BagParts, onProblem: (error: unknown) => void): PhysicsPort {
  try {
    return physics?.() ?? createStillWorld();
  } catch (error) {
    onProblem(error);
    return createStillWorld();
  }
}
