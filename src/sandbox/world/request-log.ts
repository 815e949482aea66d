import { REDACTED } from '../../core/redact.js';

/** A request that the sandbox answered: enough to assert what went over the wire, and nothing that is secret. */
export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  /** Every value of every name; those of the login host that are secret are struck out. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** 0 where a fault dropped the connection. */
  readonly status: number;
}

/** A sandbox may run for days: only so many requests are kept, the oldest go first. */
const LIMIT = 1000;

const secretNames = new Set(['access_token', 'assertion', 'client_secret', 'code', 'refresh_token', 'token']);

/** What is kept of a request and its answer. */
export function logged(request: Request, status: number): SandboxRequest {
  const { pathname, searchParams } = new URL(request.url);
  const query = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of searchParams) (query[name] ??= []).push(secretNames.has(name) ? REDACTED : value);
  return { method: request.method, path: pathname, query: { ...query }, status };
}

export class RequestLog {
  readonly #entries: SandboxRequest[] = [];

  get entries(): readonly SandboxRequest[] {
    return [...this.#entries];
  }

  add(request: Request, status: number): void {
    this.#entries.push(logged(request, status));
    if (this.#entries.length > LIMIT) this.#entries.shift();
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
