/** The arithmetic of sound: levels, decays, and how hard a resonance must be driven. */

export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

export const clamp01 = (value: number): number => (value > 0 ? Math.min(1, value) : 0);

/** What the slider says against what the ear hears. */
export const volumeGain = (volume: number): number => clamp01(volume) ** 2;

/** A soft touch is much softer than half a hard one. */
export const strengthGain = (strength: number): number => clamp01(strength) ** 1.4;

/** A decay to silence, 60 dB, in this time is a band-pass of this quality. */
export function qualityFor(hertz: number, decayMs: number): number {
  return Math.max(0.5, (Math.PI * hertz * (decayMs / 1000)) / Math.log(1000));
}

/**
 * A band-pass rings by sin(w) / Q for each unit of area that strikes it: what to multiply with so that it rings at 1.
 * Short pulses therefore reach high modes, long ones do not, as with hard and soft mallets.
 */
export function driveFor(hertz: number, quality: number, pulseSamples: number, sampleRate: number): number {
  const turn = Math.sin((2 * Math.PI * Math.min(hertz, sampleRate * 0.45)) / sampleRate);
  return quality / Math.max(1e-3, turn) / Math.max(1, pulseSamples / 2);
}

/** Semitones above the D above middle C: everything that sings in the game sings in D minor. */
export const noteHertz = (semitones: number): number => 293.66 * 2 ** (semitones / 12);
