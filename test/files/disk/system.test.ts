import type { FileHandle } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { systemError, writeFully } from '../../../src/files/disk/system.js';
import { failure } from '../support.js';
import { says } from '../../support/says.js';

/** A file in memory that takes at most `most` bytes at a time, and records the arguments of each write. */
function memoryFile(most: number) {
  const content: number[] = [];
  const writes: number[][] = [];
  const write = (chunk: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesWritten: number }> => {
    writes.push([offset, length, position]);
    const piece = chunk.subarray(offset, offset + Math.min(length, most));
    for (const [index, byte] of piece.entries()) content[position + index] = byte;
    return Promise.resolve({ bytesWritten: piece.length });
  };
  return { handle: { write } as unknown as FileHandle, content, writes };
}

describe('writeFully', () => {
  it.each([
    [5, [[0, 5, 2]]],
    [
      3,
      [
        [0, 5, 2],
        [3, 2, 5],
      ],
    ],
    [
      2,
      [
        [0, 5, 2],
        [2, 3, 4],
        [4, 1, 6],
      ],
    ],
  ])('writes all bytes at their offset if the system takes %i at a time', async (most, writes) => {
    const file = memoryFile(most);
    await writeFully(file.handle, Uint8Array.of(1, 2, 3, 4, 5), 2);
    expect(file.writes).toEqual(writes);
    expect(file.content.slice(2)).toEqual([1, 2, 3, 4, 5]);
  });

  it('writes nothing for an empty chunk', async () => {
    const file = memoryFile(5);
    await writeFully(file.handle, new Uint8Array(), 2);
    expect(file.writes).toEqual([]);
  });

  it('fails if the system takes no byte', async () => {
    expect(await failure(writeFully(memoryFile(0).handle, Uint8Array.of(1), 0))).toMatchObject({
      message: 'The file system wrote no bytes',
    });
  });
});

describe('systemError', () => {
  it('states the code of the system', () => {
    const cause = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    const error = systemError('a.txt cannot be written', 'ERR_FILE_WRITE', cause);
    expect(error).toMatchObject({ name: 'FileError', code: 'ERR_FILE_WRITE', reason: 'ENOSPC', cause });
    expect(error.message).toEqual(says('a.txt cannot be written: ENOSPC'));
  });

  it('states no reason if the system has none', () => {
    const cause = new Error('broken');
    const error = systemError('a.txt cannot be read', 'ERR_FILE_SOURCE', cause);
    expect(error).toMatchObject({ code: 'ERR_FILE_SOURCE', cause });
    expect(error.message).toEqual(says('a.txt cannot be read'));
    expect(error).not.toHaveProperty('reason');
  });
});
