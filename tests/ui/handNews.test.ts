import { describe, expect, it } from 'vitest';
import type { MeepleId, Refusal } from '../../src/engine/index.ts';
import { createHandNews } from '../../src/ui/handNews.ts';

const [one, two] = [3 as MeepleId, 4 as MeepleId];
const refusal: Refusal = { code: 'constructFull', facts: {}, rules: ['D1'] };

describe('news of the hand', () => {
  it('knows what is held and where it may go', () => {
    const { store, hear } = createHandNews();
    hear({ type: 'lift', pieces: [one] });
    hear({ type: 'lift', pieces: [two] });
    hear({ type: 'light', targets: [{ spot: 'home', status: undefined }] });
    expect(store.getState()).toMatchObject({ held: [one, two] });
    hear({ type: 'springHome', pieces: [one] });
    expect(store.getState().held).toEqual([two]);
    expect(store.getState().targets).toHaveLength(1);
    hear({ type: 'submit', pieces: [two] });
    expect(store.getState()).toMatchObject({ held: [], targets: [], hover: undefined });
  });

  it('says the same refusal twice as two', () => {
    const { store, hear } = createHandNews();
    const refuse = () => hear({ type: 'refuse', pieces: [one], spot: 'capitol:construct', refusal });
    refuse();
    const first = store.getState().refused?.count;
    refuse();
    expect(store.getState().refused?.count).not.toBe(first);
    hear({ type: 'lift', pieces: [one] });
    expect(store.getState().refused).toBeUndefined();
  });
});
