import { LoadError } from '../errors/errors.js';

/**
 * Loads a part of the package when it is first needed: `await loaded(() => import('../response/repeat.js'))`. The `import()` is in a function because
 * the loaders of webpack and Rspack throw at once in a service worker.
 */
export async function loaded<T>(load: () => Promise<T>, what?: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new LoadError({ cause: error }, what);
  }
}

/** The same for what tells of an answer: where it cannot be loaded, its status at least is told. */
export function loadedFor<T>(answer: { method: string; url: string; status: number }, load: () => Promise<T>): Promise<T> {
  return loaded(load, `${bareName(answer)} was answered ${answer.status}. `);
}

/**
 * What a request is called where nothing is there that redacts: without whatever part of its address may hold a secret. Before its path is
 * none: a client takes no address with credentials.
 */
export function bareName({ method, url }: { method: string; url: string }): string {
  return `${method} ${url.replace(/[?#=].*/s, '')}`;
}
