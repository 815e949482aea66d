import { parseJson } from '../../core/redaction/redact-json.js';
import { createSandbox } from '../../sandbox/sandbox.js';
import type { Sandbox } from '../../sandbox/sandbox.js';
import type { PlannedCall } from './planned-call.js';
import { SeedCollector } from './seed-file.js';
import type { ReadResource } from './seed-file.js';

/** A response of the sandbox. */
export interface StageResponse {
  readonly status: number;
  readonly body: unknown;
}

/** No request of a rehearsal leaves the process. */
const HOST = 'https://rehearsal.example';

/** How far the clock is advanced so that a job ends, in ms. */
const JOB_TIME_MS = 600_000;

/** A sandbox in the same process that has the entities which a rehearsal concerns, and permits every call. */
export class Stage {
  readonly #sandbox: Sandbox;
  readonly #token: string;
  readonly #unseedable: ReadonlySet<string>;
  /** Whether the sandbox could hold none of the entities. */
  readonly isEmpty: boolean;

  private constructor(sandbox: Sandbox, unseedable: readonly string[], isEmpty: boolean) {
    this.#sandbox = sandbox;
    this.#token = sandbox.issueAccessToken();
    this.#unseedable = new Set(unseedable);
    this.isEmpty = isEmpty;
  }

  static open(results: readonly ReadResource[]): Stage {
    const collector = new SeedCollector();
    for (const result of results) collector.add(result);
    const { seed, unseedable } = collector.draft();
    const options = { permissions: 'off', rateLimit: false } as const;
    try {
      return new Stage(createSandbox({ ...options, seed }), unseedable, false);
    } catch {
      // Values that contradict the contract, such as two queues of one name.
      return new Stage(createSandbox(options), unseedable, true);
    }
  }

  /** Whether the sandbox has what a path shows in the organisation. */
  holds(path: string): boolean {
    return !this.isEmpty && !this.#unseedable.has(path);
  }

  /** Returns what a path shows; `undefined` if it shows nothing. */
  async read(path: string): Promise<unknown> {
    const { status, body } = await this.#request('GET', path, {});
    return status === 200 ? body : undefined;
  }

  /** Sends a call, and waits until a job that it starts has ended. */
  async send({ request: { method, headers, body }, target }: PlannedCall): Promise<StageResponse> {
    const response = await this.#request(method, target, headers, body);
    if (response.status === 202) this.#sandbox.clock.advance(JOB_TIME_MS);
    return response;
  }

  async #request(
    method: string,
    target: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<StageResponse> {
    const init = { method, headers: { ...headers, authorization: `Bearer ${this.#token}` }, ...(body !== undefined && { body }) };
    const response = await this.#sandbox.fetch(`${HOST}${target}`, init);
    return { status: response.status, body: parseJson(await response.text()) };
  }
}
