import { access, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readText } from './read-text.js';
import type { SandboxState } from './store/state.js';

/** What a data file holds: the state, and the port that the sandbox was served on last. */
export type SavedState = SandboxState & { readonly port?: number | undefined };

/** How long changes are gathered before they are written, in ms. */
const PAUSE = 200;

/** The state that a file holds; `undefined` where there is no such file yet. @throws where there is no folder for it to be saved to. */
export async function readState(file: string): Promise<SavedState | undefined> {
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Now, and not when all that was done is to be saved.
    await access(dirname(file));
    return undefined;
  }
  try {
    return JSON.parse(text) as SavedState;
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error });
  }
}

/** Keeps a file up to date with what `snapshot` gives. */
export class DataFile {
  readonly #snapshot: () => SavedState;
  readonly #onError: (error: Error) => void;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param onError - Told when a write in the background fails; the next change tries again. */
  constructor(
    readonly file: string,
    snapshot: () => SavedState,
    onError: (error: Error) => void = () => undefined,
  ) {
    this.#snapshot = snapshot;
    this.#onError = onError;
  }

  /** Something changed: it is written soon, together with what changes until then. */
  touch(): void {
    this.#timer ??= setTimeout(() => {
      this.save().catch((error: unknown) => {
        this.#onError(error as Error);
      });
    }, PAUSE).unref();
  }

  /** Writes now. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const write = async (): Promise<void> => {
      // A whole new file in the place of the old one: whoever ends the process in the middle of it loses neither.
      const draft = `${this.file}.${process.pid}.tmp`;
      await writeFile(draft, `${JSON.stringify(this.#snapshot())}\n`);
      await rename(draft, this.file);
    };
    this.#writing = this.#writing.then(write, write);
    await this.#writing;
  }
}
