import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { ConfirmationForm, ElicitationAnswer, Elicitor } from '../guard/elicitor.js';

/** How long a person may take to answer, in ms. */
const ANSWER_TIMEOUT = 600_000;

/** The request of the client that a tool is answering. */
export interface RunningRequest {
  readonly id: string | number;
  readonly signal: AbortSignal;
}

/** Over HTTP, a question travels in the response to the request that caused it. */
export const runningRequest = new AsyncLocalStorage<RunningRequest>();

/** Asks the person at the client by elicitation. */
export class ClientElicitor implements Elicitor {
  // oxlint-disable-next-line typescript/no-deprecated -- see createServer
  readonly #server: Server;

  // oxlint-disable-next-line typescript/no-deprecated -- see createServer
  constructor(server: Server) {
    this.#server = server;
  }

  get isSupported(): boolean {
    return this.#server.getClientCapabilities()?.elicitation?.form !== undefined;
  }

  async ask(message: string, form: ConfirmationForm): Promise<ElicitationAnswer> {
    const request = runningRequest.getStore();
    const { action, content } = await this.#server.elicitInput(
      { mode: 'form', message, requestedSchema: form as never },
      { timeout: ANSWER_TIMEOUT, ...(request && { relatedRequestId: request.id, signal: request.signal }) },
    );
    return action === 'accept' ? { action, content } : { action };
  }
}
