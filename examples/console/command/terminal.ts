import type { ConsoleIo } from './run.js';

/** Returns the output of this process, and a stop signal on Ctrl-C. */
export function terminal(version: string): ConsoleIo {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second Ctrl-C ends the process while connections are closing.
    process.once(signal, () => {
      stop.abort();
    });
  }
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    error: (line) => void process.stderr.write(`${line}\n`),
    stop: stop.signal,
    version,
  };
}
