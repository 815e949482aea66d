import { isObject } from '../../values/json.js';
import { scimProblem } from '../../store/errors.js';
import type { Json } from '../../values/json.js';
import { keyOf, parseScimPath } from './filter.js';
import type { ScimPath } from './filter.js';
import { textOf } from '../../engine/values.js';

/** Attributes that clients cannot write. */
const readOnly = new Set(['id', 'meta', 'schemas', 'groups']);

/**
 * Applies the operations of a PATCH (RFC 7644, 3.5.2) to a resource. @throws the 400s of 3.12, also for an unknown attribute.
 */
export function patchResource(resource: Json, body: unknown, attributes: ReadonlySet<string>): Json {
  const operations = isObject(body) && Array.isArray(body['Operations']) ? body['Operations'].filter(isObject) : [];
  const after = JSON.parse(JSON.stringify(resource)) as Json;
  const change = (kind: string, path: ScimPath, value: unknown): void => {
    const [first = ''] = path.names;
    if (!attributes.has(first.toLowerCase())) throw scimProblem(400, `There is no attribute ${first}`, 'invalidPath');
    applyOperation(after, kind, path, value);
  };
  for (const { op, path, value } of operations) {
    const kind = textOf(op).toLowerCase();
    if (!['add', 'replace', 'remove'].includes(kind)) {
      throw scimProblem(400, 'Each operation must be add, replace or remove', 'invalidSyntax');
    }
    if (path === undefined || path === null) {
      if (kind === 'remove') throw scimProblem(400, 'What is removed must be named by a path', 'noTarget');
      if (!isObject(value)) throw scimProblem(400, 'Without a path the value must be an object', 'invalidValue');
      for (const [name, part] of Object.entries(value)) {
        // Attributes of an extension are nested below its schema.
        if (name.includes(':'))
          change(kind, { names: [name], entryTest: undefined }, mergeEntry(after[keyOf(after, name)], part));
        else change(kind, parseScimPath(name), part);
      }
    } else change(kind, parseScimPath(textOf(path)), value);
  }
  return after;
}

function applyOperation(resource: Json, kind: string, { names, entryTest }: ScimPath, value: unknown): void {
  const [first = '', second] = names;
  const key = keyOf(resource, first);
  if (readOnly.has(key)) throw scimProblem(400, `${key} is read-only`, 'mutability');
  if (kind !== 'remove' && (value === undefined || value === null)) {
    throw scimProblem(400, `A value is needed for ${first}`, 'invalidValue');
  }
  const before = resource[key];
  if (key.includes(':') && second !== undefined) {
    const inner = isObject(before) ? before : {};
    resource[key] = inner;
    applyOperation(inner, kind, { names: names.slice(1), entryTest }, value);
  } else if (entryTest) {
    const entries = Array.isArray(before) ? (before as unknown[]) : [];
    const selectedEntries = entries.filter(entryTest);
    if (selectedEntries.length === 0 && kind !== 'remove')
      throw scimProblem(400, `Nothing in ${first} is as the path says`, 'noTarget');
    if (second === undefined && kind === 'remove') resource[key] = entries.filter((entry) => !selectedEntries.includes(entry));
    else if (second === undefined)
      resource[key] = entries.map((entry) => (selectedEntries.includes(entry) ? mergeEntry(entry, value) : entry));
    else for (const entry of selectedEntries) if (isObject(entry)) write(entry, kind, second, value);
  } else if (second === undefined) write(resource, kind, first, value);
  else if (Array.isArray(before)) {
    for (const entry of before as unknown[]) if (isObject(entry)) write(entry, kind, second, value);
  } else {
    const inner = isObject(before) ? before : {};
    if (kind !== 'remove') resource[key] = inner;
    write(inner, kind, second, value);
  }
}

const mergeEntry = (entry: unknown, value: unknown): unknown =>
  isObject(entry) && isObject(value) ? { ...entry, ...value } : value;

function write(owner: Json, kind: string, name: string, value: unknown): void {
  const key = keyOf(owner, name);
  const before = owner[key];
  if (kind === 'remove') Reflect.deleteProperty(owner, key);
  else if (kind === 'add' && Array.isArray(before)) owner[key] = [...(before as unknown[]), ...[value].flat()];
  else owner[key] = value;
}
