import { readFileSync, statSync } from 'node:fs';
import { Agent } from 'node:https';
import type { AgentOptions } from 'node:https';
import type { SecureContext } from 'node:tls';
import { createSecureContext } from 'node:tls';
import type { Agent as UndiciAgent } from 'undici';
import { ConfigurationError } from '../core/errors/errors.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import { lazyDispatcher } from './lazy-dispatcher.js';
import type { Dispatcher, HttpsAgent } from './optional-types.js';
import { loadUndici } from './undici.js';

/** The content of a PEM file, or the path of that file. */
export type Pem = string | Uint8Array;

/** A program's certificate on connections, and the authorities that it trusts. */
export interface MtlsOptions {
  /** The certificate, followed by its intermediate certificates. */
  cert: Pem;
  /** Its private key. */
  key: Pem;
  /** Trusted authorities; those of Node by default. */
  ca?: Pem;
}

/** What a client needs for connections with a certificate. Both are created on first use, and you close them. */
export interface Mtls {
  /** For the default client: `new ApiClient({ httpsAgent })`. */
  readonly httpsAgent: HttpsAgent;
  /** For undici: `undiciTransport({ dispatcher })`. Loads undici with its first request. It has `dispatch`, `compose`, `close` and `destroy`. */
  readonly dispatcher: Dispatcher;
  /** Closes the connections of both. */
  close(): Promise<void>;
}

/**
 * Opens connections that present a client certificate. The files are checked whenever a connection is opened: changed files are
 * read again, and apply from that connection on. If certificate and key do not match, as while they are being replaced, the
 * previous pair stays in use.
 *
 * @throws {@link ConfigurationError} if they cannot be read, or do not match initially.
 */
export function mtls(options: MtlsOptions): Mtls {
  const { cert, key, ca } = copyOptions('mtls', options, { cert: 0, key: 0, ca: 0 }) as unknown as MtlsOptions;
  if (!isPem(cert) || !isPem(key)) throw new ConfigurationError(PAIR_MISSING);
  const currentContext = secureContexts({ cert, key, ...(ca !== undefined && { ca }) });
  currentContext();
  let httpsAgent: Agent | undefined;
  let dispatcher: Dispatcher | undefined;
  return {
    get httpsAgent() {
      return (httpsAgent ??= new CurrentAgent(currentContext));
    },
    get dispatcher() {
      return (dispatcher ??= lazyDispatcher(() => createUndiciAgent(currentContext)));
    },
    close: async () => {
      httpsAgent?.destroy();
      await dispatcher?.close();
    },
  };
}

/** A resumed session would belong to the previous certificate, so none is cached. */
const NO_SESSION_CACHE = { maxCachedSessions: 0 };

class CurrentAgent extends Agent {
  readonly #currentContext: () => SecureContext;

  constructor(currentContext: () => SecureContext) {
    super({ keepAlive: true, ...NO_SESSION_CACHE });
    this.#currentContext = currentContext;
  }

  override createConnection(options: AgentOptions, done: never): ReturnType<Agent['createConnection']> {
    const secureOptions = { ...options, secureContext: this.#currentContext() };
    return super.createConnection(secureOptions, done);
  }
}

async function createUndiciAgent(currentContext: () => SecureContext): Promise<UndiciAgent> {
  const undici = await loadUndici();
  return new undici.Agent({
    connect: (options, done) => {
      undici.buildConnector({ secureContext: currentContext(), ...NO_SESSION_CACHE })(options, done);
    },
  });
}

/** Returns a function that returns the current secure context. */
function secureContexts(pems: Readonly<Record<string, Pem>>): () => SecureContext {
  let lastStamps: string | undefined;
  let context: SecureContext | undefined;
  return () => {
    try {
      const stamps = JSON.stringify(Object.values(pems).map((pem) => isPath(pem) && stampOf(pem)));
      if (context && stamps === lastStamps) return context;
      context = createSecureContext(Object.fromEntries(Object.entries(pems).map(readPem)));
      lastStamps = stamps;
      return context;
    } catch (error) {
      if (context) return context;
      throw new ConfigurationError(PAIR_MISSING, { cause: error });
    }
  };
}

const PAIR_MISSING = 'mtls() needs a certificate and its key, as PEM or as files';

/** Node treats a context without certificate or key as one that presents nothing. */
const isPem = (pem: unknown): boolean => (typeof pem === 'string' && pem !== '') || ArrayBuffer.isView(pem);

const isPath = (pem: Pem): pem is string => typeof pem === 'string' && !pem.includes('-----BEGIN');

function stampOf(path: string): unknown[] {
  const { mtimeMs, size, ino } = statSync(path);
  return [mtimeMs, size, ino];
}

function readPem([name, pem]: [string, Pem]): [string, string | Buffer] {
  if (isPath(pem)) return [name, readFileSync(pem)];
  return [name, typeof pem === 'string' ? pem : Buffer.from(pem)];
}
