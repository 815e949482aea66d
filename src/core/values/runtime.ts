/**
 * The only place where portable code looks at what its host offers. Everything is looked up when it is needed, never at import,
 * and everything may be missing.
 */

/** Where the client runs, as far as sign-in is concerned: a page or worker of a browser, or anything else. */
export type Runtime = 'browser' | 'server';

/** What the client needs of `localStorage`, `sessionStorage` or a store of one's own. */
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

/** Tells a browser by its document or its worker scope; a bare `window` stub in Node is no browser. */
export function detectRuntime(): Runtime {
  const { window, WorkerGlobalScope, Deno, navigator, process } = host();
  if (window?.document !== undefined) return 'browser';
  const serverWorker =
    Deno !== undefined || process?.versions?.node !== undefined || navigator?.userAgent === 'Cloudflare-Workers';
  return WorkerGlobalScope !== undefined && !serverWorker ? 'browser' : 'server';
}

/** A web storage, or `undefined` where there is none or the browser forbids its use (the property itself may throw). */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): StorageLike | undefined {
  try {
    return host()[kind] ?? undefined;
  } catch {
    return undefined;
  }
}

/** A module of Node's own, where the runtime has it: Node 20.16 and later, Deno, Bun. */
export function builtinModule(name: string): unknown {
  try {
    return host().process?.getBuiltinModule?.(name);
  } catch {
    return undefined;
  }
}

/** Whether this is Node itself. Others offer its modules too, as imitations. */
export function isNode(): boolean {
  const { Deno, navigator, process } = host();
  const { node, bun } = process?.versions ?? {};
  return node !== undefined && bun === undefined && Deno === undefined && navigator?.userAgent !== 'Cloudflare-Workers';
}
