import { pause } from '@haat/web/platform/browser/pause.ts';
import type { AlertKind } from './alert-settings.ts';

// Each kind its own tune, so that one knows without looking: pitches in hertz, one after another.
const tunes: Record<AlertKind, number[]> = {
  orders: [659, 784, 1047],
  questions: [587, 880],
  offers: [784, 587, 784],
};
// Seconds of a note.
const noteLasts = 0.18;

let audio: AudioContext | undefined;

/**
 * Plays the tune of a kind. Made of tones, so nothing is loaded.
 * @returns whether the browser let it: before the first tap on a page it does not
 */
export async function play(kind: AlertKind): Promise<boolean> {
  if (!audio && !mayTry()) return false;
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') await Promise.race([audio.resume(), pause(300)]);
  } catch {
    return false;
  }
  if (audio.state !== 'running') return false;
  const begin = audio.currentTime;
  for (const [at, pitch] of tunes[kind].entries()) sound(audio, pitch, begin + at * noteLasts);
  return true;
}

/** Before the first tap only an installed desk is let sound; elsewhere browsers call the attempt itself a mistake. */
const mayTry = (): boolean =>
  (navigator.userActivation?.hasBeenActive ?? true) || matchMedia('(display-mode: standalone)').matches;

function sound(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  // Swells and fades, or each note would click.
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + noteLasts * 1.8);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + noteLasts * 2);
}
