/**
 * Returns headers that a program can change in place. Every change is checked before it is made.
 *
 * @param headers - Changed along with the returned headers.
 * @param use - Receives all headers as they will be after a change, and throws if one of them cannot be sent.
 */
export function liveHeaders(
  headers: Record<string, string>,
  use: (headers: Readonly<Record<string, string>>) => void,
): Record<string, string> {
  return new Proxy(headers, {
    set(target, name, value: string) {
      const others = namesLike(target, name).filter((other) => other !== name);
      use({ ...without(target, others), [name]: value });
      for (const other of others) Reflect.deleteProperty(target, other);
      return Reflect.set(target, name, value);
    },
    defineProperty(target, name, descriptor) {
      use({ ...target, [name]: descriptor.value as string });
      return Reflect.defineProperty(target, name, descriptor);
    },
    deleteProperty(target, name) {
      use(without(target, [String(name)]));
      return Reflect.deleteProperty(target, name);
    },
  });
}

/** Returns the names of a header in any spelling of upper and lower case. */
function namesLike(headers: Readonly<Record<string, string>>, name: string | symbol): string[] {
  const lowerName = String(name).toLowerCase();
  return Object.keys(headers).filter((other) => other.toLowerCase() === lowerName);
}

function without(headers: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
