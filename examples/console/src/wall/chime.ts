/** Frequencies of the two tones, in Hz. */
const TONES = [660, 880];
/** s */
const TONE_LENGTH = 0.22;

/** Whether the browser permits sounds: only after the user has clicked or pressed a key on this page. */
export type ChimeState = 'silent' | 'ready';

/** A short sound for new alarms. Two tones, since one could be taken for a sound of the system. */
export class Chime {
  #context: AudioContext | undefined;

  get state(): ChimeState {
    return this.#context?.state === 'running' ? 'ready' : 'silent';
  }

  /** Requests the permission of the browser. Call it in the handler of a click or a key. */
  async enable(): Promise<ChimeState> {
    if (!('AudioContext' in globalThis)) return 'silent';
    this.#context ??= new AudioContext();
    await this.#context.resume();
    return this.state;
  }

  play(): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    for (const [index, frequency] of TONES.entries()) playTone(context, frequency, context.currentTime + index * TONE_LENGTH);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }
}

/** A tone that begins and ends softly, since a sudden end is heard as a click. */
function playTone(context: AudioContext, frequency: number, start: number): void {
  const oscillator = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.25, start + 0.02);
  gain.gain.linearRampToValueAtTime(0, start + TONE_LENGTH);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + TONE_LENGTH);
}
