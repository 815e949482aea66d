import { LoadError } from '../errors/errors.js';

/**
 * Loads a part of the package when it is first needed: `await loadModule(() => import('../response/repeat.js'))`. The `import()` is in a function because
 * the loaders of webpack and Rspack throw at once in a service worker.
 */
export async function loadModule<T>(load: () => Promise<T>, context?: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new LoadError({ cause: error }, context);
  }
}

/**
 * Loads a part that is needed to read a response. If it cannot be loaded, the error at least contains the response's status.
 */
export function loadForResponse<T>(request: { method: string; url: string }, status: number, load: () => Promise<T>): Promise<T> {
  return loadModule(load, `${nameRequest(request)} responded with status ${status}. `);
}

/**
 * Names a request without the code that redacts: it leaves out all parts of the address that may hold a secret. A client
 * accepts no address with credentials, so there are none before the path.
 */
export function nameRequest({ method, url }: { method: string; url: string }): string {
  return `${method} ${url.replace(/[?#=].*/s, '')}`;
}
