import { redactedJson } from '../../../core/redaction/redact-json.js';
import { REDACTED, redactHeaders, redactPairs, redactText } from '../../../core/redaction/redact.js';

/** A request and how it was answered, in a line. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  /** Every value of every name; those of the login host that are secret are struck out. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** 0 where a fault dropped the connection. */
  readonly status: number;
}

/** A request that the sandbox answered: enough to assert what went over the wire, and nothing that is secret. */
export interface SandboxRequest extends AnsweredRequest {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What JSON says, else the text; absent where none was sent, where it is no text, and beyond 512,000 characters. */
  readonly body?: unknown;
}

/** A sandbox may run for days: only so many requests are kept, the oldest go first. */
const LIMIT = 1000;
/** Characters of a body that is kept, and of all of them together. */
const BODY = 512_000;
const BODIES = 16_000_000;

const secretNames = new Set(['access_token', 'assertion', 'client_secret', 'code', 'refresh_token', 'token']);

/** What is told of a request and its answer. */
export function answered(request: Request, status: number): AnsweredRequest {
  const { pathname, searchParams } = new URL(request.url);
  const query = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of searchParams) (query[name] ??= []).push(secretNames.has(name) ? REDACTED : value);
  return { method: request.method, path: pathname, query: { ...query }, status };
}

/** The text that a request brings, before anybody reads it; `undefined` where there is none that is worth keeping. */
export function textOfBody(request: Request): Promise<string> | undefined {
  if (request.body === null || !isText(request.headers.get('content-type') ?? '')) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > BODY) return undefined;
  return request
    .clone()
    .text()
    .catch(() => '');
}

const isText = (type: string): boolean => /^(?:text\/|application\/(?:[\w.+-]*json|x-www-form-urlencoded))|^$/i.test(type);

interface Entry {
  readonly line: AnsweredRequest;
  readonly headers: Headers;
  readonly text: string;
  /** Made when somebody looks: most of what is kept nobody ever asks for. */
  told?: SandboxRequest;
}

export class RequestLog {
  readonly #entries: Entry[] = [];
  #characters = 0;

  get entries(): readonly SandboxRequest[] {
    return this.#entries.map((entry) => (entry.told ??= told(entry)));
  }

  add(request: Request, status: number, text = ''): void {
    const kept = text.length > BODY ? '' : text;
    this.#entries.push({ line: answered(request, status), headers: request.headers, text: kept });
    this.#characters += kept.length;
    while (this.#entries.length > LIMIT || this.#characters > BODIES) this.#characters -= this.#entries.shift()?.text.length ?? 0;
  }

  clear(): void {
    this.#entries.length = 0;
    this.#characters = 0;
  }
}

function told({ line, headers, text }: Entry): SandboxRequest {
  const [, token] = /^\w+ +(\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const secrets = token === undefined ? [] : [token];
  return {
    ...line,
    headers: redactHeaders(Object.fromEntries(headers), secrets),
    ...(text !== '' && { body: readable(text, secrets) }),
  };
}

/** As JSON where it is that. */
function readable(text: string, secrets: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return /^[^\s{[<]+$/.test(text) ? redactPairs(text) : redactText(text, secrets);
  }
  return JSON.parse(redactedJson(value, secrets));
}
