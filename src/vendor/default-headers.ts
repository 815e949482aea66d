/**
 * Returns headers that a program can change in place: every change is checked and passed on before it is visible.
 *
 * @param replace - Receives all headers after a change, and throws if one of them cannot be sent.
 */
export function liveHeaders(
  headers: Record<string, string>,
  replace: (headers: Record<string, string>) => Record<string, string>,
): Record<string, string> {
  let current = headers;
  return new Proxy(
    {},
    {
      get: (_target, name) => Reflect.get(current, name) as unknown,
      has: (_target, name) => Reflect.has(current, name),
      ownKeys: () => Reflect.ownKeys(current),
      getOwnPropertyDescriptor: (_target, name) => {
        const found = Reflect.getOwnPropertyDescriptor(current, name);
        return found && { ...found, configurable: true };
      },
      defineProperty: (_target, name, { value }) => {
        current = replace({ ...current, [name]: value as string });
        return true;
      },
      set: (_target, name, value: string) => {
        current = replace({ ...withoutName(current, name), [name]: value });
        return true;
      },
      deleteProperty: (_target, name) => {
        current = replace(withoutName(current, name));
        return true;
      },
    },
  );
}

/** Headers without one, in whatever case its name is written. */
function withoutName(headers: Readonly<Record<string, string>>, removed: string | symbol): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== String(removed).toLowerCase()));
}
