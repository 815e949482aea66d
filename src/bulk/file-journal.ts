import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { JournalError } from './errors.js';
import { Lock } from './file-lock.js';
import type { OpenJournal } from './journal.js';
import { OVER } from './lines.js';

/** How a file is kept. */
export interface FileJournalOptions {
  /** Waits until what is written is on the disk, so that it outlives a power cut too; true. A program that is killed loses nothing either way. */
  fsync?: boolean;
}

/** What a journal begins with: a file that does not is somebody else's, and is not touched. */
const BEGINNING = '{"bulk":1,';

const CHUNK = 65_536;

/** Opens a file of lines, made where there is none, for its owner alone to read. */
export async function openFile(path: string, { fsync = true }: FileJournalOptions): Promise<OpenJournal> {
  const lock = await Lock.take(`${path}.lock`, path);
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'a+', 0o600).catch((cause: unknown) => {
      throw new JournalError(`The journal ${path} cannot be opened`, 'ERR_JOURNAL_READ', { cause });
    });
    return new LinesInFile(path, file, await wholeLines(file, path), lock, fsync);
  } catch (error) {
    await file?.close();
    await lock.release();
    throw error;
  }
}

class LinesInFile implements OpenJournal {
  #failure: JournalError | undefined;

  constructor(
    readonly path: string,
    readonly file: FileHandle,
    /** Bytes of whole lines. */
    public size: number,
    readonly lock: Lock,
    readonly fsync: boolean,
  ) {}

  async head(): Promise<readonly string[]> {
    const lines: string[] = [];
    for await (const line of this.#lines()) if (isHead(line)) lines.push(line);
    return lines;
  }

  addHead(line: string): Promise<void> {
    return this.#add([line]);
  }

  async *plan(): AsyncGenerator<string, void> {
    for await (const line of this.#lines()) if (line.startsWith('["p"')) yield line;
  }

  addPlan(lines: readonly string[]): Promise<void> {
    return this.#add(lines);
  }

  async *events(): AsyncGenerator<string, void> {
    for await (const line of this.#lines()) if (!line.startsWith('["p"') && !isHead(line)) yield line;
  }

  addEvents(events: readonly { line: string }[]): Promise<void> {
    return this.#add(events.map(({ line }) => line));
  }

  async close(): Promise<void> {
    await this.file.close();
    await this.lock.release();
  }

  async #add(lines: readonly string[]): Promise<void> {
    // Behind half a line nothing can be written.
    if (this.#failure) throw this.#failure;
    await this.lock.check();
    try {
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      await this.file.appendFile(bytes);
      if (this.fsync) await this.file.datasync();
      this.size += bytes.byteLength;
    } catch (cause) {
      this.#failure = new JournalError(`The journal ${this.path} cannot be written`, 'ERR_JOURNAL_WRITE', { cause });
      throw this.#failure;
    }
  }

  /** The lines that there are now. */
  async *#lines(): AsyncGenerator<string, void> {
    const end = this.size;
    const buffer = Buffer.alloc(CHUNK);
    const decoder = new TextDecoder();
    let rest = '';
    for (let at = 0; at < end;) {
      const { bytesRead } = await this.file.read(buffer, 0, Math.min(CHUNK, end - at), at).catch((cause: unknown) => {
        throw new JournalError(`The journal ${this.path} cannot be read`, 'ERR_JOURNAL_READ', { cause });
      });
      if (bytesRead === 0) throw new JournalError(`The journal ${this.path} has become shorter`, 'ERR_JOURNAL_CORRUPT');
      at += bytesRead;
      const lines = (rest + decoder.decode(buffer.subarray(0, bytesRead), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  }
}

const isHead = (line: string): boolean => line.startsWith('{') || line.startsWith('["r"') || line === OVER;

/** Cuts off the half line that a killed program leaves: what it says was not relied upon by anybody. @returns how much is left. */
async function wholeLines(file: FileHandle, path: string): Promise<number> {
  const { size } = await file.stat();
  const buffer = Buffer.alloc(CHUNK);
  const first = (await file.read(buffer, 0, BEGINNING.length, 0)).buffer.toString('latin1', 0, Math.min(size, BEGINNING.length));
  if (!BEGINNING.startsWith(first)) throw new JournalError(`${path} is no journal of a bulk run`, 'ERR_JOURNAL_CORRUPT');
  let end = size;
  for (let from = Math.max(0, size - CHUNK); end > 0; from = Math.max(0, from - CHUNK)) {
    const { bytesRead } = await file.read(buffer, 0, end - from, from);
    const newline = buffer.subarray(0, bytesRead).lastIndexOf(10);
    end = newline < 0 ? from : from + newline + 1;
    if (newline >= 0) break;
  }
  if (end < size) await file.truncate(end);
  return end;
}
