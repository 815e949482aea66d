/** Marks a shared value: deeply frozen, so that no holder can change it for the others. */
const sharedMark = Symbol('shared');

export function isShared(value: unknown): boolean {
  return typeof value === 'object' && value !== null && sharedMark in value;
}

/** Freezes a value permanently: snapshots and sandboxes share it instead of copying it. */
export function share(value: object): void {
  if (isShared(value)) return;
  // Not enumerable, so that it is not taken for a field.
  Object.defineProperty(value, sharedMark, { value: true });
  freeze(value);
}

/** Returns a separate copy of plain JSON; shared values stay as they are. */
export function copyJson<T>(value: T): T {
  return isShared(value) ? value : copyOf(value, copyJson);
}

/** Returns a copy that may be changed, including all shared values. */
export function copyMutable<T>(value: T): T {
  return copyOf(value, copyMutable);
}

function copyOf<T>(value: T, copyPart: (part: unknown) => unknown): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => copyPart(entry)) as T;
  const copiedFields: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    if (part === undefined) continue;
    // `__proto__` is a plain field here.
    if (name === '__proto__') Object.defineProperty(copiedFields, name, { value: copyPart(part), ...fieldAttributes });
    else copiedFields[name] = copyPart(part);
  }
  return copiedFields as T;
}

const fieldAttributes = { enumerable: true, configurable: true, writable: true };

const emptyList: readonly unknown[] = Object.freeze([]);
const emptyObject = Object.freeze({});

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const parts = value as Record<string, unknown>;
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    // Empty parts are a tenth of the memory of conversations, so all share one.
    if (isEmpty(part)) parts[name] = Array.isArray(part) ? emptyList : emptyObject;
    else freeze(part);
  }
  Object.freeze(value);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
