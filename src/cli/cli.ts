#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCommand } from './command.js';

// From the sources and from what is built of them, it lies two folders up.
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: whoever presses Ctrl-C again while the state is being saved means it.
  process.once(signal, () => {
    stop.abort();
  });
}

// Whoever reads no further (`move … | head`) does not keep the command from what it has to do.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

void runCommand(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  stop: stop.signal,
  version,
}).then((code) => {
  process.exitCode = code;
});
