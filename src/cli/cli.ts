#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCommand } from './command.js';

// Both from the sources and from the build, the file is two folders up.
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: a second Ctrl-C ends the process while the state is being saved.
  process.once(signal, () => {
    stop.abort();
  });
}

// A reader that stops early (`move … | head`) must not stop the command.
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
