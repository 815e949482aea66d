import type { CallSender, Route as CallRoute } from '../../core/call/operation.js';
import type { Resource } from './resources.js';
import type { ReadResource } from './seed-file.js';

/** Reads of a rehearsal at most. */
const MAX_READS = 100;

const MISSING = 'it does not exist';

/** Reads entities of the organisation, each once. */
export class OrganisationReader {
  readonly #sender: CallSender;
  readonly #results = new Map<string, ReadResource | undefined>();
  readonly #failures = new Map<string, string>();
  #reads = 0;

  constructor(sender: CallSender) {
    this.#sender = sender;
  }

  /** Requests that were sent. */
  get reads(): number {
    return this.#reads;
  }

  /** Everything that was read, in the order of reading. */
  get results(): ReadResource[] {
    return [...this.#results.values()].filter((result) => result !== undefined);
  }

  /** Returns what a resource contains; `undefined` if it cannot be read. */
  async read(resource: Resource): Promise<unknown> {
    const { path } = resource;
    if (!this.#results.has(path)) this.#results.set(path, await this.#send(resource));
    return this.#results.get(path)?.body;
  }

  /** Says why a resource could not be read; `undefined` if it was read. */
  failureOf({ path }: Resource): string | undefined {
    return this.#failures.get(path);
  }

  isMissing({ path }: Resource): boolean {
    return this.#failures.get(path) === MISSING;
  }

  async #send(resource: Resource): Promise<ReadResource | undefined> {
    const { route, values, path } = resource;
    if (this.#reads >= MAX_READS) {
      this.#failures.set(path, `a rehearsal reads ${MAX_READS} entities at most`);
      return undefined;
    }
    this.#reads++;
    const { name, path: template, accept } = route.operation;
    const required = Object.fromEntries(route.names.map((placeholder, index) => [placeholder, values[index] ?? '']));
    try {
      const call = this.#sender.send<unknown>({
        operation: name,
        route: `GET ${template}` as CallRoute,
        required,
        details: { accept },
      });
      const { body } = await call.withResponse();
      return { resource, body };
    } catch (error) {
      this.#failures.set(path, reasonOf(error));
      return undefined;
    }
  }
}

/** Describes a failure without any text of the platform. */
function reasonOf(error: unknown): string {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (status === 404) return MISSING;
  if (status === 403) return 'the token lacks the permission to read it';
  if (typeof status === 'number') return `the platform responded with status ${status}`;
  return typeof code === 'string' && /^ERR_[A-Z_]+$/.test(code) ? `the request failed (${code})` : 'the request failed';
}
