/** Stands on what several hold at once: frozen through and through, so that none of them can change it for the others. */
const shared = Symbol('shared');

export function isShared(value: unknown): boolean {
  return typeof value === 'object' && value !== null && shared in value;
}

/** Freezes a value for good: snapshots and sandboxes pass it on as it is instead of copying it. */
export function share(value: object): void {
  if (isShared(value)) return;
  // Not to be seen by who goes through its fields.
  Object.defineProperty(value, shared, { value: true });
  freeze(value);
}

/** A copy of plain JSON that nobody else has; what is shared stays as it is. */
export function copied<T>(value: T): T {
  return isShared(value) ? value : copyOf(value, copied);
}

/** A copy that may be changed, also of what is shared. */
export function thawed<T>(value: T): T {
  return copyOf(value, thawed);
}

function copyOf<T>(value: T, copy: (part: unknown) => unknown): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => copy(entry)) as T;
  const made: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    if (part === undefined) continue;
    // A field of this name is a field like any other.
    if (name === '__proto__') Object.defineProperty(made, name, { value: copy(part), ...open });
    else made[name] = copy(part);
  }
  return made as T;
}

const open = { enumerable: true, configurable: true, writable: true };

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  if (Array.isArray(value)) value.forEach(freeze);
  else for (const name of Object.keys(value)) freeze((value as Record<string, unknown>)[name]);
}
