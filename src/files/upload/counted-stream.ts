import type { Attempt } from '../attempts.js';
import type { OpenSource } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';

/** Chunk size in bytes. */
const PIECE = 65_536;

/** A file as the body of a `fetch`. */
export interface CountedStream {
  /** Fails if the source has more or fewer bytes than declared. */
  readonly stream: ReadableStream<Uint8Array>;
  /** Whether the file was read, but not to its end. A mocked `fetch` may read none of it. */
  isPartlySent(): boolean;
  /** The error of the source. */
  failure(): FileError | undefined;
}

/** Streams a file chunk by chunk and counts the bytes that were read. */
export function countedStream(file: OpenSource, attempt: Attempt): CountedStream {
  const reader = file.stream().getReader();
  let rest: Uint8Array = new Uint8Array();
  let sentBytes = 0;
  let receivedBytes = 0;
  let failure: FileError | undefined;
  const fail = (message: string, code: 'ERR_FILE_SIZE' | 'ERR_FILE_SOURCE', cause?: unknown): never => {
    failure = new FileError(`${file.name} ${message}`, code, cause === undefined ? {} : { cause });
    throw failure;
  };
  const nextChunk = async (): Promise<Uint8Array | undefined> => {
    const { value } = await reader
      .read()
      .catch((cause: unknown) => fail('cannot be read. See the cause', 'ERR_FILE_SOURCE', cause));
    receivedBytes += value?.byteLength ?? 0;
    const isWrong = value ? receivedBytes > file.size : receivedBytes !== file.size;
    return isWrong ? fail(`has ${receivedBytes} bytes, not ${file.size}. Pass the exact size`, 'ERR_FILE_SIZE') : value;
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    while (rest.byteLength === 0) {
      const chunk = await nextChunk();
      if (!chunk) {
        controller.close();
        return;
      }
      rest = chunk;
    }
    const piece = rest.subarray(0, PIECE);
    rest = rest.subarray(PIECE);
    sentBytes += piece.byteLength;
    attempt.report(file.name, sentBytes, file.size);
    controller.enqueue(piece);
  };
  const cancel = async (reason: unknown): Promise<void> => {
    await reader.cancel(reason);
  };
  return {
    stream: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }),
    isPartlySent: () => sentBytes > 0 && sentBytes !== file.size,
    failure: () => failure,
  };
}
