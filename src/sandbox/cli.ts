#!/usr/bin/env node
import { runCommand } from './command.js';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Once: whoever presses Ctrl-C again while the state is being saved means it.
  process.once(signal, () => {
    stop.abort();
  });
}

void runCommand(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  stop: stop.signal,
}).then((code) => {
  process.exitCode = code;
});
