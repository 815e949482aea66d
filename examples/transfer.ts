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
const generatedFile: Source = {
  name: 'noise.wav',
  size: SIZE,
  stream: () => {
    let remainingBytes = SIZE;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = new Uint8Array(Math.min(remainingBytes, 65_536)).fill(remainingBytes % 256);
        remainingBytes -= chunk.length;
        controller.enqueue(chunk);
        if (remainingBytes === 0) controller.close();
      },
    });
  },
};

/** Shows a progress bar for one transfer. Without a terminal, it prints a line at the beginning and at the end. */
function createProgressBar(label: string): { onProgress: (progress: Progress) => void; stop: () => void } {
  const progressBar = new cliProgress.SingleBar({
    format: `${label} {name} {bar} {percentage} % of {size} MB, {rate} MB/s, {remaining} s left`,
    hideCursor: true,
    noTTYOutput: !process.stderr.isTTY,
    notTTYSchedule: 60_000,
  });
  const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  let isStarted = false;
  return {
    onProgress: ({ name, done, total = done, rate, remaining = 0 }) => {
      const values = { name, size: inMegabytes(total), rate: inMegabytes(rate), remaining: Math.ceil(remaining) };
      if (isStarted) progressBar.update(done, values);
      else progressBar.start(total, done, values);
      isStarted = true;
    },
    stop: () => {
      progressBar.stop();
    },
  };
}

const server = await serveSandbox();
const { url, sandbox } = server;
const folder = await mkdtemp(join(tmpdir(), 'transfer-'));
try {
  const client = new ApiClient({ apiUrl: url, rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());

  const [path] = process.argv.slice(2);
  const uploadBar = createProgressBar('Uploading');
  const uploads = new UploadsApi(client);
  const { uploadKey } = await upload(
    (file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }),
    path === undefined ? generatedFile : { path },
    { md5: true, onProgress: uploadBar.onProgress },
  ).finally(() => {
    uploadBar.stop();
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
  const downloadBar = createProgressBar('Downloading');
  for await (const file of download(outbound.getOutboundContactlistExport(id), {
    to: folder,
    onProgress: downloadBar.onProgress,
  })) {
    downloadBar.stop();
    console.log(`Downloaded ${file.size} bytes as ${file.name}`);
  }
} finally {
  await rm(folder, { recursive: true });
  await server.close();
}
