import { detectRuntime, host } from './runtime.js';

/**
 * Isolates a callback of the user: the first error that it throws, or that its promise rejects with, is reported. It neither
 * fails the call that ran the callback nor ends the process.
 *
 * @param label - Names the callback in the report, e.g. `An onAuthChange listener`.
 */
export function isolateErrors<A extends unknown[]>(label: string, callback: (...args: A) => unknown): (...args: A) => void {
  let isReported = false;
  const reportOnce = (error: unknown): void => {
    if (!isReported) report(label, error);
    isReported = true;
  };
  return (...args) => {
    try {
      // Only a promise can still fail; its result is not used.
      const outcome = callback(...args);
      if (typeof (outcome as PromiseLike<unknown> | undefined)?.then === 'function') {
        void Promise.resolve(outcome).catch(reportOnce);
      }
    } catch (error) {
      reportOnce(error);
    }
  };
}

/** A browser reports uncaught errors; elsewhere they would end the process. */
function report(label: string, error: unknown): void {
  try {
    const page = detectRuntime() === 'browser' ? host() : {};
    if (page.reportError) page.reportError(error);
    else console.error(`${label} failed:`, error);
  } catch {
    // If the console throws, the error cannot be reported.
  }
}
