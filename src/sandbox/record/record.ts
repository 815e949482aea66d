import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { readText } from '../read-text.js';
import { readSeedFile } from '../seed-reader.js';
import { readSeedPlan } from '../seed/plan.js';
import type { SeedFile } from '../store/initial-data/seed-file.js';
import { checkLoopback, startProxy } from './proxy.js';
import type { ProxiedExchange } from './proxy.js';
import { Recording } from './recording.js';
import { Pseudonyms } from './pseudonyms.js';

/** How long responses are collected before they are written, in ms. */
const WRITE_DELAY_MS = 500;

export interface RecordOptions {
  /** The seed file, JSON; the recording of an earlier run in it is kept. */
  out: string;
  /** The key that pseudonyms are made from: the same file for all parts of one recording. `<out>.key` by default. */
  keyFile?: string;
  apiUrl: string;
  loginUrl: string;
  port?: number;
  host?: string;
  /** Called for each response, with whether any of it is recorded. */
  onAnswer?: (exchange: ProxiedExchange, isRecorded: boolean) => void;
  onSaveError?: (error: Error) => void;
}

export interface RunningRecording {
  /** Both `apiUrl` and `loginUrl` of the client that is recorded. */
  readonly url: string;
  /** Stops listening and writes pending changes. */
  readonly close: () => Promise<void>;
}

/** Serves a proxy in front of an organisation that records its responses into a seed file, with personal data replaced. */
export async function startRecording(options: RecordOptions): Promise<RunningRecording> {
  const { out, keyFile = `${out}.key`, host = '127.0.0.1', port = 0, onAnswer, onSaveError } = options;
  checkLoopback(host);
  for (const url of [options.apiUrl, options.loginUrl]) checkSafeUrl(url);
  const seed = await readEarlierFile(out);
  const recording = new Recording(new Pseudonyms(await keyOf(keyFile)), seed);
  let pendingWrite: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const write = async (): Promise<void> => {
      const file = recording.file();
      // Checks that the file can be loaded later.
      readSeedPlan(file);
      const draft = `${out}.${process.pid}.tmp`;
      await writeFile(draft, `${JSON.stringify(file, undefined, 2)}\n`);
      await rename(draft, out);
    };
    pendingWrite = pendingWrite.then(write, write);
    await pendingWrite;
  };
  const recordExchange = (exchange: ProxiedExchange): void => {
    const [, token] = /^\w+ +(\S+)$/.exec(exchange.authorization ?? '') ?? [];
    if (token !== undefined) recording.addSecret(token);
    const isRead = exchange.method === 'GET' && exchange.status === 200 && exchange.text !== undefined;
    const isRecorded = isRead && recording.add(exchange.path, parseJson(exchange.text ?? ''));
    onAnswer?.(exchange, isRecorded);
    if (!isRecorded) return;
    timer ??= setTimeout(() => {
      save().catch((error: unknown) => onSaveError?.(error as Error));
    }, WRITE_DELAY_MS).unref();
  };
  const proxy = await startProxy({ port, host, apiUrl: options.apiUrl, loginUrl: options.loginUrl, onAnswer: recordExchange });
  return {
    url: proxy.url,
    close: async () => {
      await proxy.close();
      await save();
    },
  };
}

/** Tokens must be encrypted in transit, or stay on the machine. */
function checkSafeUrl(url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return;
  checkLoopback(hostname.replace(/^\[|\]$/g, ''));
}

async function readEarlierFile(file: string): Promise<SeedFile> {
  try {
    const seed = await readSeedFile(file);
    readSeedPlan(seed);
    return seed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function keyOf(file: string): Promise<string> {
  try {
    const key = (await readText(file)).trim();
    if (/^[\da-f]{64}$/.test(key)) return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = randomBytes(32).toString('hex');
    await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  }
  throw new Error(`${file} holds no key of a recording`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
