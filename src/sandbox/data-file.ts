import { access, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readText } from './read-text.js';
import type { SandboxState } from './store/state.js';

/** Content of a data file: the state, and the port that the sandbox was last served on. */
export type SavedState = SandboxState & { readonly port?: number | undefined };

/** How long changes are collected before they are written, in ms. */
const WRITE_DELAY_MS = 200;

/**
 * Reads the state from a file; `undefined` if the file does not exist yet.
 * @throws if the folder to save it to does not exist.
 */
export async function readState(file: string): Promise<SavedState | undefined> {
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Checked at the start, so that it does not fail only when everything has to be saved.
    await access(dirname(file));
    return undefined;
  }
  try {
    return JSON.parse(text) as SavedState;
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error });
  }
}

/** Keeps a file up to date with the result of `snapshot`. */
export class DataFile {
  readonly #snapshot: () => SavedState;
  readonly #onError: (error: Error) => void;
  #timer: NodeJS.Timeout | undefined;
  #pendingWrite: Promise<void> = Promise.resolve();

  /** @param onError - Called when a write in the background fails; the next change tries again. */
  constructor(
    readonly file: string,
    snapshot: () => SavedState,
    onError: (error: Error) => void = () => undefined,
  ) {
    this.#snapshot = snapshot;
    this.#onError = onError;
  }

  /** Schedules a write after a change; it also includes the changes until then. */
  touch(): void {
    this.#timer ??= setTimeout(() => {
      this.save().catch((error: unknown) => {
        this.#onError(error as Error);
      });
    }, WRITE_DELAY_MS).unref();
  }

  /** Writes now. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const write = async (): Promise<void> => {
      // Written to a new file that replaces the old one, so that ending the process during the write loses neither.
      const draft = `${this.file}.${process.pid}.tmp`;
      await writeFile(draft, `${JSON.stringify(this.#snapshot())}\n`);
      await rename(draft, this.file);
    };
    this.#pendingWrite = this.#pendingWrite.then(write, write);
    await this.#pendingWrite;
  }
}
