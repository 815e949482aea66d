import { LoadError } from './errors.js';

/** Waits for a part of the package that is loaded when it is first needed: `await loaded(import('./repeat.js'))`. */
export async function loaded<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (error) {
    throw new LoadError({ cause: error });
  }
}
