let isWhole = true;

/** Thrown in a page that has loaded only the first part of the sandbox, if more is needed. A request is then handled again with all of it. */
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
