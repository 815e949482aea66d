/**
 * Puts fields of these names into `Object.prototype` while some work runs. They have no value, so that they change nothing.
 *
 * @returns where a module of `src` has read one of them, such as `fetch jobs/running.ts`, instead of looking at own fields only.
 */
export async function inheritedReads(names: readonly string[], work: () => unknown): Promise<string[]> {
  const found = new Set<string>();
  for (const name of names) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get() {
        const module = readingModule();
        if (module !== undefined) found.add(`${name} ${module}`);
        return undefined;
      },
      // Without it, an assignment to an object that has no such field yet would throw.
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
  return [...found].sort();
}

/** The module of `src` that called a getter directly. */
function readingModule(): string | undefined {
  // The getter, this function and the error come first.
  const line = new Error().stack?.split('\n')[3] ?? '';
  return /\/src\/([\w/.-]+?):\d+/.exec(line)?.[1];
}
