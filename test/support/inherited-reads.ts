/**
 * Adds fields of these names to `Object.prototype` while an action runs. They are undefined, so that they change nothing.
 *
 * @returns the places in modules of `src`, such as `fetch jobs/job-methods.ts`, that have read one of them instead of own fields
 *   only.
 */
export async function inheritedReads(names: readonly string[], work: () => unknown): Promise<string[]> {
  const readNames = new Set<string>();
  for (const name of names) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get() {
        const module = readingModule();
        if (module !== undefined) readNames.add(`${name} ${module}`);
        return undefined;
      },
      // Without a setter, assigning the field to an object that does not have it yet would throw.
      set(value: unknown) {
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  }
  try {
    await work();
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
  return [...readNames].sort();
}

/** Returns the module of `src` that called a getter directly. */
function readingModule(): string | undefined {
  // The getter, this function and the error come first.
  const line = new Error().stack?.split('\n')[3] ?? '';
  return /\/src\/([\w/.-]+?):\d+/.exec(line)?.[1];
}
