import { detectRuntime, host } from './runtime.js';

/**
 * Makes a callback of the user's harmless: what it throws, or what its promise rejects with, is reported instead, the first time. Neither
 * the call that led to it nor the process comes to harm.
 *
 * @param what - Names the callback in the report, e.g. `An onAuthChange listener`.
 */
export function harmless<A extends unknown[]>(what: string, callback: (...args: A) => unknown): (...args: A) => void {
  let reported = false;
  const failed = (error: unknown): void => {
    if (!reported) report(what, error);
    reported = true;
  };
  return (...args) => {
    try {
      // Only a promise needs another look; of one that is resolved nothing is wanted.
      const outcome = callback(...args);
      if (typeof (outcome as PromiseLike<unknown> | undefined)?.then === 'function') {
        void Promise.resolve(outcome).catch(failed);
      }
    } catch (error) {
      failed(error);
    }
  };
}

/** A browser has a place for errors that nobody catches; elsewhere the same would end the process. */
function report(what: string, error: unknown): void {
  try {
    const page = detectRuntime() === 'browser' ? host() : {};
    if (page.reportError) page.reportError(error);
    else console.error(`${what} failed:`, error);
  } catch {
    // A console that throws has nobody left to tell.
  }
}
