import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { JournalError } from '../errors.js';
import { Lock } from './file-lock.js';
import type { OpenJournal } from './journal.js';
import { CLOSED, UNDO_STARTED, createOutdatedError } from './lines.js';
import { FIRST_CHECKSUM, seal, unseal } from './seal.js';

/** Options of a file journal. */
export interface FileJournalOptions {
  /**
   * Waits until each write is on the disk, so that it survives a power failure; `true` by default. A killed program loses
   * nothing either way.
   */
  fsync?: boolean;
}

/** The beginning of every journal. A file with another beginning belongs to another program and is not changed. */
const BEGINNING = '{"bulk":2,';
const OUTDATED_BEGINNING = '{"bulk":1,';

const CHUNK = 65_536;

/**
 * Opens a journal file, readable by its owner only. Creates it if it does not exist. @throws JournalError if any line is
 * damaged.
 */
export async function openFile(path: string, { fsync = true }: FileJournalOptions): Promise<OpenJournal> {
  const lock = await Lock.take(`${path}.lock`, path);
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'a+', 0o600).catch((cause: unknown) => {
      throw new JournalError(`The journal ${path} cannot be opened. Check path and permissions`, 'ERR_JOURNAL_READ', { cause });
    });
    await checkBeginning(file, path);
    return new LinesInFile(path, file, lock, fsync, await verifyLines(file, path));
  } catch (error) {
    await file?.close();
    await lock.release();
    throw error;
  }
}

/** The verified lines of a file. */
interface VerifiedLines {
  /** Their size in bytes. */
  size: number;
  /** The checksum of the last line, which the next one continues. */
  checksum: number;
  /** Lines about the run as a whole. */
  head: string[];
}

class LinesInFile implements OpenJournal {
  #failure: JournalError | undefined;
  #hasWritten = false;
  #adding: Promise<void> = Promise.resolve();

  constructor(
    readonly path: string,
    readonly file: FileHandle,
    readonly lock: Lock,
    readonly fsync: boolean,
    readonly verifiedLines: VerifiedLines,
  ) {}

  head(): Promise<readonly string[]> {
    return Promise.resolve([...this.verifiedLines.head]);
  }

  async addHead(line: string): Promise<void> {
    await this.#add([line]);
    this.verifiedLines.head.push(line);
  }

  async *plan(): AsyncGenerator<string, void> {
    for await (const line of this.#lines()) if (isPlan(line)) yield line;
  }

  addPlan(lines: readonly string[]): Promise<void> {
    return this.#add(lines);
  }

  async *events(): AsyncGenerator<string, void> {
    for await (const line of this.#lines()) if (!isPlan(line) && !isHead(line) && line !== CLOSED) yield line;
  }

  addEvents(events: readonly { line: string }[]): Promise<void> {
    return this.#add(events.map(({ line }) => line));
  }

  async close(): Promise<void> {
    // Marks the journal as complete for the next runner. Without the mark, it looks like the journal of a killed program.
    if (this.#hasWritten) await this.#add([CLOSED]).catch(() => undefined);
    await this.file.close();
    await this.lock.release();
  }

  #lines(): AsyncGenerator<string, void> {
    return readLines(this.file, this.path, this.verifiedLines.size);
  }

  /** Writes sequentially, because each line continues the checksum of the previous one. */
  #add(lines: readonly string[]): Promise<void> {
    const addition = this.#adding.then(() => this.#append(lines));
    this.#adding = addition.catch(() => undefined);
    return addition;
  }

  async #append(lines: readonly string[]): Promise<void> {
    // No line can follow a partial one.
    if (this.#failure) throw this.#failure;
    await this.lock.check();
    let { checksum } = this.verifiedLines;
    let text = '';
    for (const line of lines) {
      const sealedLine = seal(line, checksum);
      text += `${sealedLine.text}\n`;
      checksum = sealedLine.checksum;
    }
    try {
      const bytes = Buffer.from(text);
      await this.file.appendFile(bytes);
      if (this.fsync) await this.file.datasync();
      this.verifiedLines.size += bytes.byteLength;
      this.verifiedLines.checksum = checksum;
      this.#hasWritten = true;
    } catch (cause) {
      this.#failure = new JournalError(
        `The journal ${this.path} cannot be written. Check permissions and free space, and start the run again`,
        'ERR_JOURNAL_WRITE',
        { cause },
      );
      throw this.#failure;
    }
  }
}

const isHead = (line: string): boolean => line.startsWith('{') || line.startsWith('["r"') || line === UNDO_STARTED;

const isPlan = (line: string): boolean => line.startsWith('["p"');

async function checkBeginning(file: FileHandle, path: string): Promise<void> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0);
  const first = buffer.toString('latin1', 0, bytesRead);
  if (first === OUTDATED_BEGINNING) throw createOutdatedError();
  if (!BEGINNING.startsWith(first))
    throw new JournalError(`${path} is not a journal of a bulk run. Pass another path`, 'ERR_JOURNAL_CORRUPT');
}

/**
 * Verifies all lines and truncates the partial line that a killed program leaves at the end. Nothing relied on that line.
 *
 * @throws JournalError if any other line is damaged, missing or moved.
 */
async function verifyLines(file: FileHandle, path: string): Promise<VerifiedLines> {
  const { size } = await file.stat();
  const end = await endOfLines(file, size);
  const verifiedLines: VerifiedLines = { size: end, checksum: FIRST_CHECKSUM, head: [] };
  for await (const line of readLines(file, path, end, verifiedLines)) if (isHead(line)) verifiedLines.head.push(line);
  if (end === size) return verifiedLines;
  const rest = (await file.read(Buffer.alloc(size - end), 0, size - end, end)).buffer.toString();
  // A complete line plus one character: the newline was damaged, and another program may have relied on the line.
  if (unseal(rest.slice(0, -1), verifiedLines.checksum)) throw createDamagedError(path, 'its last line');
  const last = unseal(rest, verifiedLines.checksum);
  if (last) {
    // Only the newline is missing.
    await file.appendFile('\n');
    verifiedLines.size = size + 1;
    verifiedLines.checksum = last.checksum;
    if (isHead(last.line)) verifiedLines.head.push(last.line);
  } else await file.truncate(end);
  return verifiedLines;
}

/** The lines of the first `end` bytes. Writes the checksum of each into `chain`. */
async function* readLines(
  file: FileHandle,
  path: string,
  end: number,
  chain = { checksum: FIRST_CHECKSUM },
): AsyncGenerator<string, void> {
  let number = 0;
  for await (const text of readTexts(file, path, end)) {
    number += 1;
    const result = unseal(text, chain.checksum);
    if (!result) throw createDamagedError(path, `line ${number}`);
    chain.checksum = result.checksum;
    yield result.line;
  }
}

/** Quotes no content, because a journal contains private data. */
function createDamagedError(path: string, where: string): JournalError {
  return new JournalError(
    `The journal ${path} is damaged at ${where}: a line was changed, removed, repeated or moved. Restore the file from a copy, or begin a new journal.`,
    'ERR_JOURNAL_CORRUPT',
  );
}

async function* readTexts(file: FileHandle, path: string, end: number): AsyncGenerator<string, void> {
  const buffer = Buffer.alloc(CHUNK);
  const decoder = new TextDecoder();
  let rest = '';
  for (let at = 0; at < end;) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(CHUNK, end - at), at).catch((cause: unknown) => {
      throw new JournalError(`The journal ${path} cannot be read. Check path and permissions`, 'ERR_JOURNAL_READ', { cause });
    });
    if (bytesRead === 0)
      throw new JournalError(
        `The journal ${path} was truncated while it was read. Restore the file from a copy, or begin a new journal`,
        'ERR_JOURNAL_CORRUPT',
      );
    at += bytesRead;
    const lines = (rest + decoder.decode(buffer.subarray(0, bytesRead), { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The offset after the last newline. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  const buffer = Buffer.alloc(CHUNK);
  for (let end = size; end > 0;) {
    const from = Math.max(0, end - CHUNK);
    const { bytesRead } = await file.read(buffer, 0, end - from, from);
    const newline = buffer.subarray(0, bytesRead).lastIndexOf(10);
    if (newline >= 0) return from + newline + 1;
    end = from;
  }
  return 0;
}
