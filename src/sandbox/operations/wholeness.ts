let isWhole = true;

/** Thrown where a request needs the later part of the sandbox after all. The part is then loaded, and the request is handled again. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
}

/** @throws MissingPartError if only the first operations and types are known. */
export function requireWhole(reason = 'a request needs it'): void {
  if (!isWhole) throw new MissingPartError(`Only the first part of the sandbox is loaded, and ${reason}`);
}

/** Sets whether all operations and types are known. */
export function markWhole(whole: boolean): void {
  isWhole = whole;
}
