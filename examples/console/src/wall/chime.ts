/** Frequencies of the two tones, in Hz. */
const TONES = [660, 880];
/** s */
const TONE_LENGTH = 0.22;

/** Whether the browser permits sounds: usually after the user has clicked or pressed a key on this page. */
export type ChimeState = 'silent' | 'ready';

/** A short sound for new alarms. Two tones, since one could be taken for a sound of the system. */
export class Chime {
  #context: AudioContext | undefined;
  readonly #listeners = new Set<() => void>();

  readonly state = (): ChimeState => (this.#context?.state === 'running' ? 'ready' : 'silent');

  /** Calls the listener after each change of the state. @returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Starts the sound output. Call it in the handler of a click or a key. Without one, it succeeds only in a browser that is set
   * to permit sounds, such as that of a screen without input devices.
   */
  enable(): void {
    if (!('AudioContext' in globalThis)) return;
    if (!this.#context) {
      this.#context = new AudioContext();
      // The system may stop it at any time: after standby, or when its output is unplugged.
      this.#context.addEventListener('statechange', this.#report);
    }
    void this.#resume(this.#context);
  }

  /** Plays the sound. An output that the system has stopped is started again first. */
  play(): void {
    const context = this.#context;
    if (context) void this.#playWhenRunning(context);
  }

  close(): void {
    const context = this.#context;
    this.#context = undefined;
    context?.removeEventListener('statechange', this.#report);
    void context?.close();
  }

  readonly #report = (): void => {
    for (const listener of this.#listeners) listener();
  };

  /** The browser may refuse, or wait for a click. */
  async #resume(context: AudioContext): Promise<void> {
    await context.resume().catch(() => undefined);
    this.#report();
  }

  async #playWhenRunning(context: AudioContext): Promise<void> {
    if (context.state !== 'running') {
      // A sound that is permitted only minutes later would report nothing new.
      const requestedAt = Date.now();
      await this.#resume(context);
      if (context !== this.#context || Date.now() - requestedAt > TOO_LATE) return;
    }
    for (const [index, frequency] of TONES.entries()) playTone(context, frequency, context.currentTime + index * TONE_LENGTH);
  }
}

/** ms */
const TOO_LATE = 5000;

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
