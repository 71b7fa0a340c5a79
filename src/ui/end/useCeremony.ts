/** The count goes on by itself, a step at a time, until it is over or somebody has seen enough. */
import { useCallback, useEffect, useState } from 'react';
import type { CountStep } from '../model/count.ts';

const STEP_MS = 1500;
/** A card has to be read. */
const TURNED_MS = 2600;

export interface Ceremony {
  /** Undefined: everything is counted. */
  readonly step: number | undefined;
  next(): void;
  skip(): void;
  again(): void;
}

type Parts = {
  readonly steps: readonly CountStep[];
  readonly isCounted: boolean;
  /** It waits for whoever counts along. */
  readonly isByHand: boolean;
};

export function useCeremony({ steps, isCounted, isByHand }: Parts): Ceremony {
  const [step, setStep] = useState<number | undefined>(isCounted || steps.length === 0 ? undefined : 0);
  const next = useCallback(() => {
    setStep((at) => (at === undefined || at + 1 >= steps.length ? undefined : at + 1));
  }, [steps.length]);
  const turned = step === undefined ? undefined : steps[step]?.turned;
  useEffect(() => {
    if (step === undefined || isByHand) return;
    const timer = setTimeout(next, turned === undefined ? STEP_MS : TURNED_MS);
    return () => clearTimeout(timer);
  }, [step, turned, next, isByHand]);
  return { step, next, skip: () => setStep(undefined), again: () => setStep(steps.length === 0 ? undefined : 0) };
}
