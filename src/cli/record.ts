import { regionEndpoints } from '../core/client/regions.js';
import type { Endpoints } from '../core/client/regions.js';
import { bareMessage } from '../core/errors/bare-message.js';
import { parseCommandLine, InvalidCommandLine } from '../parsing/command-line.js';
import { readPort } from './port.js';
import { waitForStop } from './wait-for-stop.js';
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
  let out: string;
  let recordedCount = 0;
  try {
    const settings = readArguments(args, io);
    if (typeof settings === 'string') {
      io.out(settings);
      return 0;
    }
    ({ out } = settings);
    const { isQuiet, ...recordOptions } = settings;
    recording = await startRecording({
      ...recordOptions,
      onAnswer: ({ method, path, status }, isRecorded) => {
        if (isRecorded) recordedCount += 1;
        if (!isQuiet) io.out(io.printable(`${method} ${path} ${status}${isRecorded ? '' : ' (not recorded)'}`));
      },
      onSaveError: ({ message }) => {
        io.error(`The recording could not be written: ${io.printable(message)}`);
      },
    });
  } catch (error) {
    const isUsage = error instanceof InvalidCommandLine;
    const message = io.printable(describeError(error as Error));
    io.error(isUsage ? `${message}\nTry: contact-centre-client record --help` : message);
    return isUsage ? 2 : 1;
  }
  io.out(`Recording into ${io.printable(out)}. Set apiUrl and loginUrl of your client to ${recording.url}\nStop with Ctrl-C.`);
  await waitForStop(io.stop);
  try {
    await recording.close();
  } catch (error) {
    io.error(io.printable((error as Error).message));
    return 1;
  }
  io.out(`Stopped. ${recordedCount} ${recordedCount === 1 ? 'response is' : 'responses are'} in ${io.printable(out)}.`);
  return 0;
}

/** What a command line says about a recording. */
interface RecordSettings {
  readonly out: string;
  readonly port: number;
  readonly apiUrl: string;
  readonly loginUrl: string;
  readonly keyFile?: string;
  readonly host?: string;
  readonly isQuiet: boolean;
}

/** Returns the settings of the recording, or a text to print instead. */
function readArguments(args: readonly string[], io: RecordIo): RecordSettings | string {
  const { values, positionals } = parseCommandLine(args, options);
  if (values.help === true) return help;
  if (values.version === true) return io.version;
  const { out = '', region = 'us_east_1', key, host, port = '8081' } = values;
  const [extraArgument] = positionals;
  if (extraArgument !== undefined) throw new InvalidCommandLine(`Unexpected argument "${extraArgument}". Options begin with --.`);
  if (out === '') throw new InvalidCommandLine('The seed file is missing. Name it with --out, such as --out seed.json.');
  const endpoints = readRegion(region);
  return {
    out,
    port: readPort(port),
    apiUrl: values['api-url'] ?? endpoints.apiUrl,
    loginUrl: values['login-url'] ?? values['api-url'] ?? endpoints.loginUrl,
    ...(key !== undefined && { keyFile: key }),
    ...(host !== undefined && { host }),
    isQuiet: values.quiet === true,
  };
}

function readRegion(region: string): Endpoints {
  try {
    return regionEndpoints(region);
  } catch (error) {
    throw new InvalidCommandLine(bareMessage(error), { cause: error });
  }
}
