/**
 * The only module in which portable code reads the host's globals. Each is read when it is needed, never at import, and each
 * may be missing.
 */

/** Where the client runs, for sign-in: a page or worker of a browser, or anything else. */
export type Runtime = 'browser' | 'server';

/** The methods that the client uses of `localStorage`, `sessionStorage` or a custom store. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Host {
  window?: {
    document?: unknown;
    location?: { href: string; assign(address: string): void };
    history?: { state: unknown; replaceState(state: unknown, unused: string, address: string): void };
  };
  WorkerGlobalScope?: unknown;
  Deno?: unknown;
  navigator?: { userAgent?: string };
  process?: {
    versions?: { node?: string; bun?: string };
    env?: Record<string, string | undefined>;
    getBuiltinModule?(name: string): unknown;
  };
  localStorage?: StorageLike;
  sessionStorage?: StorageLike;
  reportError?(error: unknown): void;
}

/** The host's globals, each of which may be missing. */
export const host = (): Host => globalThis;

/** Detects a browser by its document or its worker scope; a bare `window` stub in Node is no browser. */
export function detectRuntime(): Runtime {
  const { window, WorkerGlobalScope, Deno, navigator, process } = host();
  if (window?.document !== undefined) return 'browser';
  const isServerWorker =
    Deno !== undefined || process?.versions?.node !== undefined || navigator?.userAgent === 'Cloudflare-Workers';
  return WorkerGlobalScope !== undefined && !isServerWorker ? 'browser' : 'server';
}

/**
 * Returns a web storage, or `undefined` if it does not exist or the browser forbids its use (reading the property may throw).
 */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): StorageLike | undefined {
  try {
    return host()[kind] ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns a built-in module of Node, if the runtime has it: Node 20.16 and later, Deno, Bun. */
export function builtinModule(name: string): unknown {
  try {
    return host().process?.getBuiltinModule?.(name);
  } catch {
    return undefined;
  }
}

/** Whether this is Node itself. Other runtimes imitate its modules. */
export function isNode(): boolean {
  const { Deno, navigator, process } = host();
  const { node, bun } = process?.versions ?? {};
  return node !== undefined && bun === undefined && Deno === undefined && navigator?.userAgent !== 'Cloudflare-Workers';
}
