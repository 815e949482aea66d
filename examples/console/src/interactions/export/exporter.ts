import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { AsyncConversationQuery } from 'contact-centre-client/models';
import type { PlatformClient } from 'contact-centre-client/react';
import { announce } from '../../shared/announce.js';
import type { Filters } from '../filters/filters.js';
import type { Period } from '../../shared/date-range/date-range.js';
import type { Interaction } from '../interaction.js';
import { summarise } from '../interaction.js';
import type { Stage } from './job.js';
import { text } from '../../shared/text.js';

/** The interactions to export. */
export interface Order {
  query: AsyncConversationQuery;
  filters: Filters;
  period: Period;
  /** The number of results in the list, if it is known. */
  expected: number | undefined;
}

interface Ordered {
  order: Order;
}

export type ExportState =
  | { phase: 'idle'; isBusy: false }
  | (Ordered & Stage & { isBusy: true })
  | (Ordered & { phase: 'cancelling'; isBusy: true })
  | (Ordered & { phase: 'cancelled'; isBusy: false })
  | (Ordered & { phase: 'done'; isBusy: false; interactions: readonly Interaction[] })
  | (Ordered & { phase: 'failed'; isBusy: false; error: unknown });

const idle: ExportState = { phase: 'idle', isBusy: false };

/** Runs one export at a time. It continues on all pages until it is done or cancelled, or the user signs out. */
export class Exporter {
  #state: ExportState = idle;
  #abort: AbortController | undefined;
  readonly #api: AnalyticsApi;
  readonly #listeners = new Set<() => void>();

  constructor(client: PlatformClient) {
    this.#api = new AnalyticsApi(client);
    client.onAuthChange(({ accessToken }) => {
      // One user's export must not be available to the next.
      if (accessToken === undefined || accessToken === '') this.#drop();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): ExportState => this.#state;

  readonly start = (order: Order): void => {
    if (!this.#state.isBusy) void this.#run(order);
  };

  readonly cancel = (): void => {
    if (!this.#state.isBusy) return;
    this.#set({ phase: 'cancelling', isBusy: true, order: this.#state.order });
    this.#abort?.abort();
  };

  /** Removes a completed export. */
  readonly dismiss = (): void => {
    if (!this.#state.isBusy) this.#set(idle);
  };

  async #run(order: Order): Promise<void> {
    const abort = (this.#abort = new AbortController());
    const { signal } = abort;
    const tell = (state: ExportState): void => {
      if (this.#abort === abort) this.#set(state);
    };
    try {
      tell({ phase: 'submitting', isBusy: true, order });
      const { runDetailsJob } = await import('./job.js');
      signal.throwIfAborted();
      const onStage = (stage: Stage): void => {
        if (!signal.aborted) tell({ ...stage, isBusy: true, order });
      };
      const interactions = await runDetailsJob(this.#api, order.query, { signal, onStage, reduce: summarise });
      tell({ phase: 'done', isBusy: false, order, interactions });
      announce(text('job.ready'));
    } catch (error) {
      if (error === signal.reason) {
        tell({ phase: 'cancelled', isBusy: false, order });
        announce(text('job.wasCancelled'));
      } else tell({ phase: 'failed', isBusy: false, order, error });
    }
  }

  #drop(): void {
    const abort = this.#abort;
    this.#abort = undefined;
    abort?.abort();
    this.#set(idle);
  }

  #set(state: ExportState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
