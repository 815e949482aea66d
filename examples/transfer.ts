/**
 * Uploads a file and downloads another, with a progress bar for each: `npm run transfer`, or `npm run transfer --
 * recording.wav` to upload your file. It uses the embedded sandbox.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cliProgress from 'cli-progress';
import { ApiClient, OutboundApi, UploadsApi } from 'contact-centre-client';
import { download, upload } from 'contact-centre-client/files';
import type { Progress, Source } from 'contact-centre-client/files';
import { serveSandbox } from 'contact-centre-client/sandbox';

/** Bytes of the file that is generated if you pass none. */
const SIZE = 64_000_000;

/** Returns the content to upload: generated noise, which needs no file on disk. */
const made: Source = {
  name: 'noise.wav',
  size: SIZE,
  stream: () => {
    let left = SIZE;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = new Uint8Array(Math.min(left, 65_536)).fill(left % 256);
        left -= piece.length;
        controller.enqueue(piece);
        if (left === 0) controller.close();
      },
    });
  },
};

/** Shows a progress bar for one transfer; without a terminal, a line at its beginning and its end. */
function bar(what: string): { onProgress: (progress: Progress) => void; stop: () => void } {
  const shown = new cliProgress.SingleBar({
    format: `${what} {name} {bar} {percentage} % of {size} MB, {rate} MB/s, {left} s left`,
    hideCursor: true,
    noTTYOutput: !process.stderr.isTTY,
    notTTYSchedule: 60_000,
  });
  const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  let started = false;
  return {
    onProgress: ({ name, done, total = done, rate, remaining = 0 }) => {
      const told = { name, size: inMegabytes(total), rate: inMegabytes(rate), left: Math.ceil(remaining) };
      if (started) shown.update(done, told);
      else shown.start(total, done, told);
      started = true;
    },
    stop: () => {
      shown.stop();
    },
  };
}

const served = await serveSandbox();
const { url, sandbox } = served;
const folder = await mkdtemp(join(tmpdir(), 'transfer-'));
try {
  const client = new ApiClient({ apiUrl: url, rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());

  const [path] = process.argv.slice(2);
  const up = bar('Uploading');
  const uploads = new UploadsApi(client);
  const { uploadKey } = await upload(
    (file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }),
    path === undefined ? made : { path },
    { md5: true, onProgress: up.onProgress },
  ).finally(() => {
    up.stop();
  });
  console.log(`Uploaded as ${uploadKey}`);

  const outbound = new OutboundApi(client);
  const { id = '' } = await outbound.postOutboundContactlists({
    name: 'Spring',
    columnNames: ['Name', 'Phone'],
    phoneColumns: [],
  });
  await outbound.postOutboundContactlistExport(id);
  // The export of a list takes time, which the sandbox's clock skips.
  sandbox.clock.advance(5000);
  const down = bar('Downloading');
  for await (const file of download(outbound.getOutboundContactlistExport(id), { to: folder, onProgress: down.onProgress })) {
    down.stop();
    console.log(`Downloaded ${file.size} bytes as ${file.name}`);
  }
} finally {
  await rm(folder, { recursive: true });
  await served.close();
}
