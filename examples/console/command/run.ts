import { InvalidCommandLine } from '../../../src/parsing/command-line.js';
import { describeError } from '../../../src/sandbox/values/describe-error.js';
import { escapeControlCharacters } from '../../../src/sandbox/values/escape-text.js';
import type { ServeConsoleOptions, ServedConsole } from '../server/serve.js';
import { serveConsole } from '../server/serve.js';
import { openBrowser } from './open-browser.js';
import type { Command } from './options.js';
import { DEFAULT_PORT, readCommand } from './options.js';
import { banner, exposureWarning, help, publicUrl } from './texts.js';

/** Output, stop signal and version for the command. */
export interface ConsoleIo {
  out(line: string): void;
  error(line: string): void;
  /** Stops the console. */
  stop: AbortSignal;
  /** The version of the package. */
  version: string;
}

/** Runs `contact-centre-console` with its arguments until it is stopped. @returns the exit code. */
export async function run(args: readonly string[], io: ConsoleIo, openPages: ServeConsoleOptions['openPages']): Promise<number> {
  let command: Command;
  try {
    command = readCommand(args);
  } catch (error) {
    if (!(error instanceof InvalidCommandLine)) throw error;
    io.error(`${escapeControlCharacters(error.message)}\nTry: contact-centre-console --help`);
    return 2;
  }
  if (command.name !== 'serve') {
    io.out(command.name === 'help' ? help : io.version);
    return 0;
  }
  const { serve, shouldOpen } = command;
  let running: ServedConsole;
  try {
    running = await serveConsole({ ...serve, openPages });
  } catch (error) {
    io.error(describeStartFailure(error as NodeJS.ErrnoException, serve.port ?? DEFAULT_PORT));
    return 1;
  }
  const warning = exposureWarning(serve);
  if (warning !== undefined) io.error(warning);
  io.out(banner(running, serve, io.version));
  const url = serve.organisation ? publicUrl(running.url) : running.url;
  if (shouldOpen) {
    openBrowser(url, () => {
      io.error(`This machine has no program that opens a browser. Open ${url} yourself.`);
    });
  }
  await stopped(io.stop);
  await running.close();
  io.out('Stopped.');
  return 0;
}

function describeStartFailure(error: NodeJS.ErrnoException, port: number): string {
  const isPort = error.syscall === 'listen';
  if (isPort && error.code === 'EADDRINUSE') {
    const next = port >= 65_535 ? DEFAULT_PORT : port + 1;
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: contact-centre-console --port ${next}`;
  }
  if (isPort && error.code === 'EACCES') {
    return `This user may not listen on port ${port}. Choose a port above 1023: contact-centre-console --port ${DEFAULT_PORT}`;
  }
  return describeError(error).split('\n').map(escapeControlCharacters).join('\n');
}

async function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
