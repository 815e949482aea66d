/**
 * Uploads a file to a store and downloads it, within the heap limit of the process. Bytes are generated and read, not stored.
 */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ReadableStream, WritableStream } from 'node:stream/web';
import { download, upload } from '../../dist/files/index.js';

const { way, address, size, folder } = JSON.parse(process.argv[2]);
const start = performance.now();
let peak = 0;
const watch = () => (peak = Math.max(peak, process.memoryUsage.rss()));
watch();
const before = peak;
let lastProgress = 0;
const onProgress = ({ done }) => {
  lastProgress = done;
  watch();
};

/** Parts of the file, distinguished by their offset. */
function pieces() {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = Buffer.alloc(Math.min(65_536, size - offset), (offset / 65_536) % 251);
      offset += piece.length;
      controller.enqueue(piece);
      if (offset >= size) controller.close();
    },
  });
}

let digest;
if (way === 'up') {
  const source = folder === undefined ? { stream: pieces, size, name: 'noise' } : { path: join(folder, 'noise') };
  await upload(
    ({ md5 }) => {
      digest = md5;
      return { url: address, headers: { 'content-md5': md5 } };
    },
    source,
    { md5: true, onProgress },
  );
} else {
  const [file] = await download(address, {
    to: folder ?? (() => new WritableStream()),
    md5: true,
    maxBytes: size,
    onProgress,
  }).toArray();
  digest = file.md5;
  if (file.path !== undefined && (await stat(file.path)).size !== size) throw new Error('The file on disk has the wrong size');
}
if (lastProgress !== size) throw new Error(`${lastProgress} of ${size} bytes were reported`);
const expected = createHash('md5');
for await (const piece of pieces()) expected.update(piece);
if (digest !== expected.digest('base64')) throw new Error('The digest differs from the expected one');
console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, before: before / 2 ** 20, peak: peak / 2 ** 20 }));
process.exit();
