let isWhole = true;

/** Not all of the sandbox is loaded in a page. A request that needs more is handled again once it is. */
export class SandboxNotLoadedError extends Error {
  override readonly name = 'SandboxNotLoadedError';
  readonly code = 'ERR_SANDBOX_NOT_LOADED';
}

/** @throws SandboxNotLoadedError if only the first operations and types are known. */
export function requireWhole(reason = 'a request needs it'): void {
  if (!isWhole) throw new SandboxNotLoadedError(`Only the first part of the sandbox is loaded, and ${reason}`);
}

/** Sets whether all operations and types are known. */
export function markWhole(whole: boolean): void {
  isWhole = whole;
}
