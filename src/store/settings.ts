/** How a person likes the game: kept on the device, checked when read, never trusted. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { GUARD_PACES, type GuardPace, PACINGS, type Pacing } from './pace.ts';
import type { TextStorage } from './storage.ts';

export const QUALITY_CHOICES = ['auto', 'high', 'medium', 'low'] as const;
export const MOTION_CHOICES = ['system', 'on', 'off'] as const;
export const CONTRASTS = ['printed', 'more'] as const;
export const LETTERS = ['woodcut', 'plain'] as const;
export const TEXT_SIZES = { smallest: 0.85, largest: 2 } as const;

export interface Settings {
  readonly pacing: Pacing;
  readonly guardPace: GuardPace;
  readonly quality: (typeof QUALITY_CHOICES)[number];
  /** The camera frames what matters by itself. */
  readonly cameraHelp: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Everything grows with it; 1 is the size as designed. */
  readonly textSize: number;
  readonly letters: (typeof LETTERS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly reducedMotion: (typeof MOTION_CHOICES)[number];
  readonly colourAids: boolean;
  readonly isLeftHanded: boolean;
  /** Shaking the device shakes the bag, tipping it pulls. */
  readonly shakesWithDevice: boolean;
  /** Every event is read out, not only what asks for a decision. */
  readonly saysEveryEvent: boolean;
  /** Single letters are keys of the table. */
  readonly hasLetterKeys: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  pacing: 'normal',
  guardPace: 'steady',
  quality: 'auto',
  cameraHelp: true,
  volume: 0.7,
  isMuted: false,
  textSize: 1,
  letters: 'woodcut',
  contrast: 'printed',
  reducedMotion: 'system',
  colourAids: false,
  isLeftHanded: false,
  shakesWithDevice: true,
  saysEveryEvent: false,
  hasLetterKeys: true,
};

const oneOf =
  <T extends string>(all: readonly T[]) =>
  (value: unknown): value is T =>
    (all as readonly unknown[]).includes(value);
const within =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most;
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

const IS_VALID: { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  pacing: oneOf(PACINGS),
  guardPace: oneOf(GUARD_PACES),
  quality: oneOf(QUALITY_CHOICES),
  cameraHelp: isSwitch,
  volume: within(0, 1),
  isMuted: isSwitch,
  textSize: within(TEXT_SIZES.smallest, TEXT_SIZES.largest),
  letters: oneOf(LETTERS),
  contrast: oneOf(CONTRASTS),
  reducedMotion: oneOf(MOTION_CHOICES),
  colourAids: isSwitch,
  isLeftHanded: isSwitch,
  shakesWithDevice: isSwitch,
  saysEveryEvent: isSwitch,
  hasLetterKeys: isSwitch,
};

const FIELDS = Object.keys(IS_VALID) as (keyof Settings)[];

export type SettingsNotice =
  /** What was kept is no settings at all: everything is as designed. */
  | { readonly kind: 'unreadable' }
  /** These made no sense and are as designed. */
  | { readonly kind: 'fellBack'; readonly fields: readonly (keyof Settings)[] }
  /** They count now, but will be forgotten. */
  | { readonly kind: 'notKept' };

export interface SettingsState {
  readonly settings: Settings;
  readonly notice: SettingsNotice | undefined;
}

export interface SettingsStore {
  readonly store: StoreApi<SettingsState>;
  /** Values that make no sense are left out. */
  change(patch: Partial<Settings>): void;
  dismissNotice(): void;
}

const KEY = 'rowan.settings';

export function createSettings(storage: Pick<TextStorage, 'read' | 'write'>): SettingsStore {
  const text = storage.read(KEY);
  const store = createStore<SettingsState>(() =>
    text === undefined ? { settings: DEFAULT_SETTINGS, notice: undefined } : readSettings(text),
  );
  return {
    store,
    change: (patch) => {
      const settings = { ...store.getState().settings, ...pick(patch, validFields(patch)) };
      const isKept = storage.write(KEY, JSON.stringify(settings));
      store.setState({ settings, notice: isKept ? undefined : { kind: 'notKept' } });
    },
    dismissNotice: () => store.setState({ notice: undefined }),
  };
}

/** Fields that are missing are newer than the text and need no notice. */
export function readSettings(text: string): SettingsState {
  const value = parse(text);
  if (value === undefined) return { settings: DEFAULT_SETTINGS, notice: { kind: 'unreadable' } };
  const valid = validFields(value);
  const fields = FIELDS.filter((field) => Object.hasOwn(value, field) && !valid.includes(field));
  return {
    settings: { ...DEFAULT_SETTINGS, ...pick(value, valid) },
    notice: fields.length === 0 ? undefined : { kind: 'fellBack', fields },
  };
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const fieldOf = (value: object, field: keyof Settings): unknown =>
  Object.hasOwn(value, field) ? (value as Partial<Settings>)[field] : undefined;

const validFields = (value: object): (keyof Settings)[] =>
  FIELDS.filter((field) => IS_VALID[field](fieldOf(value, field)));

function pick(value: object, fields: readonly (keyof Settings)[]): Partial<Settings> {
  return Object.fromEntries(fields.map((field) => [field, fieldOf(value, field)]));
}

/** What counts now, given what the system asks for. */
export function isMotionReduced({ reducedMotion }: Settings, system: { readonly asksForLess: boolean }): boolean {
  return reducedMotion === 'system' ? system.asksForLess : reducedMotion === 'on';
}
