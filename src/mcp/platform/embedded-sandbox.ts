import { fetchTransport } from '../../core/transport/transport-fetch.js';
import { ApiClient } from '../../entries/fetch-eager.js';
import { createSandbox } from '../../sandbox/sandbox.js';
import type { Sandbox } from '../../sandbox/sandbox.js';
import type { SandboxOptions } from '../../sandbox/store/control/options.js';
import type { SandboxState } from '../../sandbox/store/state.js';
import type { Platform } from './platform.js';

/** An address that exists in no network. The sandbox answers for any. */
const API_URL = 'https://sandbox.invalid';

/** A day of traffic, so that queries about yesterday and about now have results. */
export const sandboxOptions: SandboxOptions = { traffic: { historyMs: 86_400_000 }, rateLimit: false, permissions: 'off' };

/** The platform of a server without credentials: a sandbox in this process. Its writes harm nothing. */
export class EmbeddedSandbox implements Platform {
  readonly kind = 'sandbox';
  /** Everything in a sandbox is public. */
  readonly secrets: readonly string[] = [];
  readonly #create: () => Sandbox;
  #sandbox: Sandbox | undefined;
  #client: ApiClient | undefined;

  /** @param create - Creates the sandbox when it is first used, so that the server starts at once. */
  constructor(create: () => Sandbox = () => createSandbox(sandboxOptions)) {
    this.#create = create;
  }

  get client(): ApiClient {
    this.#client ??= sandboxClient(this.#open());
    return this.#client;
  }

  readonly download: typeof fetch = (input, init) => this.#open().fetch(input, init);

  snapshot(): SandboxState {
    return this.#open().snapshot();
  }

  #open(): Sandbox {
    this.#sandbox ??= this.#create();
    return this.#sandbox;
  }
}

/** Returns a client that is signed in to a sandbox as its first active user. */
export function sandboxClient(sandbox: Sandbox): ApiClient {
  const client = new ApiClient({
    apiUrl: API_URL,
    rejectWith: 'error',
    timeout: 0,
    transport: fetchTransport((input, init) => sandbox.fetch(new Request(input, init))),
  });
  const user = sandbox.users.find(({ state }) => state === 'active');
  client.setAccessToken(sandbox.issueAccessToken(user?.id));
  return client;
}
