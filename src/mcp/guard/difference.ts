import { isObject } from '../../core/values/is-object.js';

/** A field that a call changes. */
export interface FieldChange {
  /** Such as `acwSettings.timeoutMs`, or `entities[]` for an entry of a list; empty for a value without fields. */
  readonly path: string;
  /** `undefined` if the field or entry is added. */
  readonly before: unknown;
  /** `undefined` if the field or entry is removed. */
  readonly after: unknown;
}

/** Fields that every change sets, and those that describe a page of a list. */
const IGNORED_FIELDS: ReadonlySet<string> = new Set(
  'version dateModified modifiedDate modifiedBy selfUri etag pageNumber pageSize pageCount total firstUri lastUri nextUri previousUri'.split(
    ' ',
  ),
);

/** Differences at most. */
const MAX_CHANGES = 500;

/** Lists the fields in which two values differ, in alphabetical order, without fields that every change sets. */
export function listChanges(before: unknown, after: unknown): FieldChange[] {
  const changes: FieldChange[] = [];
  addChanges('', before, after, changes);
  return changes;
}

function addChanges(path: string, before: unknown, after: unknown, changes: FieldChange[]): void {
  if (changes.length >= MAX_CHANGES || isSame(before, after)) return;
  if (isEntityList(before) && isEntityList(after)) {
    addEntryChanges(`${path}[]`, before, after, changes);
    return;
  }
  if (!isFieldOwner(before) || !isFieldOwner(after)) {
    changes.push({ path, before, after });
    return;
  }
  for (const name of [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()) {
    if (IGNORED_FIELDS.has(name)) continue;
    addChanges(path === '' ? name : `${path}.${name}`, ownValue(before, name), ownValue(after, name), changes);
  }
}

/** Entries with an id are the same entry wherever they are in a list. */
function addEntryChanges(path: string, before: readonly Entity[], after: readonly Entity[], changes: FieldChange[]): void {
  const afterById = new Map(after.map((entry) => [entry.id, entry]));
  const beforeIds = new Set(before.map(({ id }) => id));
  for (const entry of before) {
    const other = afterById.get(entry.id);
    if (other) addChanges(path, entry, other, changes);
    else changes.push({ path, before: entry, after: undefined });
  }
  for (const entry of after) if (!beforeIds.has(entry.id)) changes.push({ path, before: undefined, after: entry });
}

interface Entity {
  readonly id: string;
}

const isEntityList = (value: unknown): value is readonly Entity[] =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && typeof entry['id'] === 'string');

const isFieldOwner = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value);

/** `null` and a field that is absent mean the same to the platform. */
const ownValue = (object: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(object, name) ? (object[name] ?? undefined) : undefined;

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (isObject(one) && isObject(other) && sortedJson(one) === sortedJson(other));
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isFieldOwner(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}

/** Returns the value at the path of a change; `undefined` within a list. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  let part = value;
  for (const name of path.split('.')) part = isFieldOwner(part) ? ownValue(part, name) : undefined;
  return part;
}

/** Returns a copy of a value with changed fields. Entries of lists stay as they are. */
export function applyChanges(value: unknown, changes: readonly FieldChange[]): unknown {
  const copy = isFieldOwner(value) ? structuredClone(value) : value;
  for (const { path, after } of changes) {
    const names = path.split('.');
    const owner = valueAt(copy, names.slice(0, -1).join('.'));
    const name = names.at(-1) ?? '';
    if (!isFieldOwner(owner) || name.endsWith('[]') || name === '') continue;
    if (after === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, { value: after, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}
