/**
 * Uploads and downloads a number of bytes, and writes both digests and the peak memory to stdout: `both-ways.ts store-url bytes
 * folder`.
 */
import { download, upload } from '../../../src/files/index.js';

const [url = '', bytes = '', to = ''] = process.argv.slice(2);
const size = Number(bytes);

/** Generated lazily: bytes that are stored nowhere and differ from chunk to chunk. */
const stream = (): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = new Uint8Array(Math.min(65_536, size - at)).fill((at / 65_536) % 251);
        at += piece.length;
        controller.enqueue(piece);
        if (at === size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
};

// Without it, the peak shows how much the collector has left for later, which depends on how busy the machine is.
setInterval(() => globalThis.gc?.(), 10).unref();

let sent: string | undefined;
await upload(
  ({ md5 }) => {
    sent = md5;
    return { url };
  },
  { stream, size },
  { md5: true },
);
const [file] = await download(url, { to, md5: true }).toArray();
process.stdout.write(JSON.stringify({ sent, come: file?.md5, size: file?.size, rss: process.resourceUsage().maxRSS * 1024 }));
