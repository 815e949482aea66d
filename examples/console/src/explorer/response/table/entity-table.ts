import type { JsonNode } from '../tree/json-node.js';
import { childOf, contentOf, isStructure } from '../tree/json-node.js';

/** A column of a list of entities: a field, or a field of an object within. */
export interface EntityColumn {
  /** `name`, or `division.name`. */
  id: string;
  path: readonly string[];
  /** Whether it is shown only on request. */
  isOptional: boolean;
}

/** More items do not add columns. */
const SAMPLE = 100;
const MOST_COLUMNS = 60;
/** Fields that name an entity come first. */
const FIRST = ['name', 'displayName', 'title', 'id'];

/** Returns the list of entities that a response holds: the response itself, or one of its fields; `undefined` if there is none. */
export function findEntities(root: JsonNode): readonly JsonNode[] | undefined {
  if (root.kind === 'list') return isEntityList(root) ? root.children : undefined;
  const lists = root.children.filter(isEntityList);
  const entities = lists.find(({ name }) => name === 'entities');
  return (entities ?? lists.toSorted((one, other) => other.children.length - one.children.length)[0])?.children;
}

function isEntityList({ kind, children }: JsonNode): boolean {
  return kind === 'list' && children.length > 0 && children.every((child) => child.kind === 'object');
}

/** Returns the columns for the fields that the entities have. */
export function columnsOf(entities: readonly JsonNode[]): readonly EntityColumn[] {
  const columns = new Map<string, EntityColumn>();
  const add = (path: readonly string[], isOptional: boolean): void => {
    const id = path.join('.');
    if (columns.size < MOST_COLUMNS && !columns.has(id)) columns.set(id, { id, path, isOptional });
  };
  for (const entity of entities.slice(0, SAMPLE)) {
    for (const field of entity.children) {
      const name = String(field.name);
      if (field.kind !== 'object') add([name], field.kind === 'list' || name === 'selfUri');
      for (const inner of field.children) {
        if (field.kind !== 'object' || isStructure(inner)) continue;
        add([name, String(inner.name)], inner.name !== 'name');
      }
    }
  }
  const rank = ({ id }: EntityColumn): number => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  return [...columns.values()].sort((one, other) => rank(one) - rank(other));
}

/** Returns the value of a column; `undefined` if the entity has none. */
export function cellOf(entity: JsonNode, { path }: EntityColumn): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((node, name) => node && childOf(node, name), entity);
}

/** Returns the words of a cell. Numbers are as they are written. */
export function cellText(node: JsonNode | undefined): string {
  if (!node || node.text === 'null') return '';
  return isStructure(node) ? compactText(node) : contentOf(node);
}

/** Returns what a file contains: numbers as such if that keeps their digits. */
export function cellValue(node: JsonNode | undefined): string | number | undefined {
  if (!node || node.text === 'null') return undefined;
  const written = cellText(node);
  return node.kind === 'scalar' && String(Number(written)) === written ? Number(written) : written;
}

/** Orders numbers by their value and all others as texts. Entities without a value come first. */
export function compareCells(one: JsonNode | undefined, other: JsonNode | undefined): number {
  const first = cellText(one);
  const second = cellText(other);
  if (one?.kind === 'scalar' && other?.kind === 'scalar' && first !== '' && second !== '') {
    const difference = Number(first) - Number(second);
    if (!Number.isNaN(difference)) return difference;
  }
  return first.localeCompare(second);
}

/** Returns JSON on one line, without recursion, up to a length that no cell shows. */
export function compactText(root: JsonNode): string {
  const limit = 2000;
  const parts: string[] = [];
  const pending: (JsonNode | string)[] = [root];
  let length = 0;
  for (let part = pending.pop(); part !== undefined && length < limit; part = pending.pop()) {
    const written = typeof part === 'string' ? part : `${part === root ? '' : prefixOf(part)}${openingOf(part)}`;
    parts.push(written);
    length += written.length;
    if (typeof part === 'string' || !isStructure(part)) continue;
    pending.push(part.kind === 'object' ? '}' : ']');
    for (let index = part.children.length - 1; index >= 0; index--) {
      const child = part.children[index];
      if (child) pending.push(child);
      if (index > 0) pending.push(', ');
    }
  }
  return length < limit ? parts.join('') : `${parts.join('')}…`;
}

const prefixOf = ({ name }: JsonNode): string => (typeof name === 'string' ? `${JSON.stringify(name)}: ` : '');

const openingOf = ({ kind, text }: JsonNode): string => (kind === 'object' ? '{' : text);
