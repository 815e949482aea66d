import { throwIfAborted } from '../aborts.js';
import type { Sink } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';
import type { DownloadOptions, FileHead } from '../options.js';
import { raceAbort } from './race-abort.js';

type MakeStream = Exclude<DownloadOptions['to'], string>;

/** A sink that writes to the caller's stream. It cannot start over. */
export async function streamSink(to: MakeStream, head: FileHead, signal: AbortSignal | undefined): Promise<Sink> {
  let writer: WritableStreamDefaultWriter<Uint8Array>;
  try {
    writer = (await raceAbort(signal, to(head))).getWriter();
  } catch (cause) {
    throwIfAborted(signal);
    throw new FileError(`The function "to" returned no stream for ${head.name}`, 'ERR_FILE_WRITE', { cause });
  }
  let pendingWrites = 0;
  const completeWrite = async (work: Promise<void>, abortSignal: AbortSignal | undefined): Promise<void> => {
    pendingWrites += 1;
    const pendingWork = work.finally(() => (pendingWrites -= 1));
    try {
      await raceAbort(abortSignal, pendingWork);
    } catch (cause) {
      throwIfAborted(abortSignal);
      throw new FileError('The stream that "to" returned has rejected the data', 'ERR_FILE_WRITE', { cause });
    }
  };
  // Each write reports its own failure.
  writer.closed.catch(() => undefined);
  return {
    write: async (chunk, abortSignal) => {
      await completeWrite(writer.write(chunk), abortSignal);
    },
    end: async () => {
      await completeWrite(writer.close(), signal);
      return undefined;
    },
    drop: async () => {
      const abortWork = writer.abort().catch(() => undefined);
      // A stream aborts only after its pending write has ended. A write that hangs must not delay the error.
      if (pendingWrites === 0) await abortWork;
    },
  };
}
