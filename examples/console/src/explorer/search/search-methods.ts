import type { SearchRequest, SearchResponse } from './messages.js';
import type { Hit } from './method-index.js';

interface Settle {
  resolve: (hits: readonly Hit[]) => void;
  reject: (error: Error) => void;
}

/** The worker with the index, and the queries whose results it has not returned yet. */
class SearchWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Settle>();
  #lastId = 0;

  constructor(onFailure: () => void) {
    this.#worker.addEventListener('message', ({ data: { id, hits } }: MessageEvent<SearchResponse>) => {
      this.#waiting.get(id)?.resolve(hits);
      this.#waiting.delete(id);
    });
    this.#worker.addEventListener('error', () => {
      onFailure();
      this.#worker.terminate();
      for (const { reject } of this.#waiting.values()) reject(new Error('The search could not be loaded. Try again.'));
    });
  }

  search(query: string): Promise<readonly Hit[]> {
    const id = ++this.#lastId;
    const hits = new Promise<readonly Hit[]>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, query } satisfies SearchRequest);
    return hits;
  }
}

/** Loaded with the first query, and again after a failure. */
let worker: SearchWorker | undefined;

/** Loads the index, so that the first query does not wait for it. */
export function preloadSearch(): SearchWorker {
  worker ??= new SearchWorker(() => {
    worker = undefined;
  });
  return worker;
}

/** Returns the methods of the API that match a query, the best first. */
export async function searchMethods(query: string): Promise<readonly Hit[]> {
  return await preloadSearch().search(query);
}
