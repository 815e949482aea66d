import { stringifyRedacted } from '../../../core/redaction/redact-json.js';
import { REDACTED, redactHeaders, redactPairs, redactText } from '../../../core/redaction/redact.js';

/** A request and the status of its response, in a line. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  /** All values by name; secrets of the login host are redacted. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** 0 where a fault dropped the connection. */
  readonly status: number;
}

/** A request that the sandbox received: enough to assert what was sent, without secrets. */
export interface SandboxRequest extends AnsweredRequest {
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, else the text; absent if there was no body, if it is not text, and beyond 512,000 characters. */
  readonly body?: unknown;
}

/** A sandbox may run for days, so the log has a limit and drops the oldest requests first. */
const MAX_ENTRIES = 1000;
/** Maximum number of characters of a stored body, and of all stored bodies together. */
const MAX_BODY_CHARACTERS = 512_000;
const MAX_TOTAL_CHARACTERS = 16_000_000;

const secretNames = new Set(['access_token', 'assertion', 'client_secret', 'code', 'refresh_token', 'token']);

/** Describes a request and its response. */
export function describeRequest({ method, url }: Pick<Request, 'method' | 'url'>, status: number): AnsweredRequest {
  const { pathname, searchParams } = new URL(url);
  const query = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of searchParams) (query[name] ??= []).push(secretNames.has(name) ? REDACTED : value);
  return { method, path: pathname, query: { ...query }, status };
}

/** Whether a request has a text that is logged. */
export function hasLoggedText(request: Request): boolean {
  if (request.body === null || !isText(request.headers.get('content-type') ?? '')) return false;
  return Number(request.headers.get('content-length') ?? 0) <= MAX_BODY_CHARACTERS;
}

/** Reads a copy of the logged text of a request that reaches no handler. */
export async function textOfBody(request: Request): Promise<string | undefined> {
  return hasLoggedText(request)
    ? await request
        .clone()
        .text()
        .catch(() => '')
    : undefined;
}

/** Returns a request whose body can be read without taking its text from the log. */
export function withSeparateBody(request: Request): Request {
  return hasLoggedText(request) ? request.clone() : request;
}

const isText = (type: string): boolean => /^(?:text\/|application\/(?:[\w.+-]*json|x-www-form-urlencoded))|^$/i.test(type);

interface Entry {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Created at the first access, because most entries are never read. */
  request?: SandboxRequest;
}

export class RequestLog {
  readonly #entries: Entry[] = [];
  #characters = 0;

  get entries(): readonly SandboxRequest[] {
    return this.#entries.map((entry) => (entry.request ??= toSandboxRequest(entry)));
  }

  add(request: Request, status: number, text = ''): void {
    const storedText = text.length > MAX_BODY_CHARACTERS ? '' : text;
    const { method, url, headers } = request;
    this.#entries.push({ method, url, status, headers, text: storedText });
    this.#characters += storedText.length;
    while (this.#entries.length > MAX_ENTRIES || this.#characters > MAX_TOTAL_CHARACTERS)
      this.#characters -= this.#entries.shift()?.text.length ?? 0;
  }

  clear(): void {
    this.#entries.length = 0;
    this.#characters = 0;
  }
}

function toSandboxRequest({ method, url, status, headers, text }: Entry): SandboxRequest {
  const [, token] = /^\w+ +(\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const secrets = token === undefined ? [] : [token];
  return {
    ...describeRequest({ method, url }, status),
    headers: redactHeaders(Object.fromEntries(headers), secrets),
    ...(text !== '' && { body: redactBody(text, secrets) }),
  };
}

/** Parses the text as JSON if possible. */
function redactBody(text: string, secrets: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return /^[^\s{[<]+$/.test(text) ? redactPairs(text) : redactText(text, secrets);
  }
  return JSON.parse(stringifyRedacted(value, secrets));
}
