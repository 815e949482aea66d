import { LoadError } from './errors.js';

/** Waits for a part of the package that is loaded when it is first needed: `await loaded(import('./repeat.js'))`. */
export async function loaded<T>(part: Promise<T>, what?: string): Promise<T> {
  try {
    return await part;
  } catch (error) {
    throw new LoadError({ cause: error }, what);
  }
}

/** The same for what tells of an answer: where it cannot be loaded, its status at least is told. */
export function loadedFor<T>(answer: { method: string; url: string; status: number }, part: Promise<T>): Promise<T> {
  return loaded(part, `${bareName(answer)} was answered ${answer.status}. `);
}

/**
 * What a request is called where nothing is there that redacts: without whatever part of its address may hold a secret. Before its path is
 * none: a client takes no address with credentials.
 */
export function bareName({ method, url }: { method: string; url: string }): string {
  return `${method} ${url.replace(/[?#=].*/s, '')}`;
}
