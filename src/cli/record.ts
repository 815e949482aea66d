import { regions } from '../core/client/regions.js';
import { InvalidCommandLine, parseCommandLine } from '../parsing/command-line.js';
import { describeError } from '../sandbox/values/describe-error.js';
import { startRecording } from '../sandbox/record/record.js';
import type { RunningRecording } from '../sandbox/record/record.js';

/** Output, stop signal and version for the command. */
export interface RecordIo {
  out(line: string): void;
  error(line: string): void;
  stop: AbortSignal;
  printable(text: string): string;
  /** The version of the package. */
  version: string;
}

const help = `Usage: contact-centre-client record --out <file> [options]

Serves a proxy on this machine in front of an organisation, and writes its responses to reading calls into a seed file for the sandbox.
Names, addresses, numbers and texts are replaced, each always by the same replacement. Tokens and secrets are not recorded.

Options:
  --out <file>         seed file to write; its existing content is kept
  --region <name>      region of the organisation, such as eu_west_1 (default: us_east_1)
  --api-url <url>      address of the API, instead of --region
  --login-url <url>    address of the login pages, instead of --region
  --key <file>         secret key for the replacements, the same for all files of one recording (default: <out>.key)
  --port <number>      port to listen on, 0 for any free port (default: 8081)
  --host <address>     loopback address to listen on (default: 127.0.0.1)
  --quiet              do not print a line for each request
  -v, --version        print the version of the package
  -h, --help           print this text`;

const options = {
  out: { type: 'string' },
  region: { type: 'string' },
  'api-url': { type: 'string' },
  'login-url': { type: 'string' },
  key: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  quiet: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs `contact-centre-client record` until it is stopped. @returns the exit code. */
export async function runRecord(args: readonly string[], io: RecordIo): Promise<number> {
  let recording: RunningRecording;
  let recordedCount = 0;
  const commandLine = readCommandLine(args, io);
  if (!commandLine) return 2;
  const { values, positionals } = commandLine;
  const { out = '' } = values;
  try {
    if (values.help === true) {
      io.out(help);
      return 0;
    }
    if (values.version === true) {
      io.out(io.version);
      return 0;
    }
    const { region = 'us_east_1', key, host, port = '8081' } = values;
    if (out === '' || positionals.length > 0)
      return reportUsage(io, '--out <file> is missing, or an argument does not begin with --');
    const domain = Object.entries(regions).find(([name]) => name === region)?.[1];
    if (domain === undefined)
      return reportUsage(io, `There is no region "${region}". There are: ${Object.keys(regions).join(', ')}`);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      return reportUsage(io, `--port is a whole number from 0 to 65535, not "${port}"`);
    recording = await startRecording({
      out,
      port: Number(port),
      apiUrl: values['api-url'] ?? `https://api.${domain}`,
      loginUrl: values['login-url'] ?? values['api-url'] ?? `https://login.${domain}`,
      ...(key !== undefined && { keyFile: key }),
      ...(host !== undefined && { host }),
      onAnswer: ({ method, path, status }, isRecorded) => {
        if (isRecorded) recordedCount += 1;
        if (values.quiet !== true) io.out(io.printable(`${method} ${path} ${status}${isRecorded ? '' : ' (not recorded)'}`));
      },
      onSaveError: ({ message }) => {
        io.error(`The recording could not be written: ${io.printable(message)}`);
      },
    });
  } catch (error) {
    io.error(io.printable(describeError(error as Error)));
    return 1;
  }
  io.out(`Recording into ${io.printable(out)}. Set apiUrl and loginUrl of your client to ${recording.url}\nStop with Ctrl-C.`);
  await waitForStop(io.stop);
  try {
    await recording.close();
  } catch (error) {
    io.error(io.printable((error as Error).message));
    return 1;
  }
  io.out(`Stopped. ${recordedCount} answers are in ${io.printable(out)}.`);
  return 0;
}

function reportUsage(io: RecordIo, message: string): number {
  io.error(`${io.printable(message)}\nTry: contact-centre-client record --help`);
  return 2;
}

function readCommandLine(args: readonly string[], io: RecordIo) {
  try {
    return parseCommandLine(args, options);
  } catch (error) {
    if (!(error instanceof InvalidCommandLine)) throw error;
    reportUsage(io, error.message);
    return undefined;
  }
}

async function waitForStop(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
