import type { AreaData, EntityReader, Model, Operation, ReaderData } from '../src/explorer/data/types.js';
import { ModelReader } from './explorer-models.js';

interface Reader {
  slug: string;
  operation: Operation;
  /** Its position in the list of routes. */
  index: number;
}

/** Finds the operation that reads an entity: by an address, by the name of a field with its id, or by the type of a response. */
export function readReaderData(areas: readonly AreaData[], source: string): ReaderData {
  const readers = readersOf(areas);
  const entityReaders = readers.filter(({ operation }) => readsOneEntity(operation));
  return {
    routes: readers.map(({ slug, operation }): EntityReader => [slug, operation.name, operation.path]),
    ids: chosen(entityReaders, ({ path }) => placeholderOf(path), isNamedAfterId),
    types: typesOf(areas, entityReaders, source),
  };
}

/** Returns the GET operations that the platform offers, one for each path. */
function readersOf(areas: readonly AreaData[]): Reader[] {
  const seenPaths = new Set<string>();
  const readers: Reader[] = [];
  for (const { slug, operations } of areas) {
    for (const operation of operations) {
      const { verb, path, standing } = operation;
      if (verb !== 'GET' || standing.includes('retired') || !path.includes('{') || seenPaths.has(path)) continue;
      seenPaths.add(path);
      readers.push({ slug, operation, index: readers.length });
    }
  }
  return readers;
}

/** Whether an id is all that the operation needs. */
function readsOneEntity({ path, parameters, standing }: Operation): boolean {
  const required = parameters.filter((parameter) => parameter.required);
  return required.length === 1 && placeholderOf(path) !== '' && !standing.includes('deprecated');
}

/** Returns the name of the placeholder at the end of a path; an empty text if there is none. */
const placeholderOf = (path: string): string => /\/\{(\w+)\}$/.exec(path)?.[1] ?? '';

/** Whether the path names what the id belongs to: `/routing/queues/{queueId}`. */
function isNamedAfterId({ path }: Operation): boolean {
  const [, resource = '', id = ''] = /\/(\w+)\/\{(\w+)Id\}$/.exec(path) ?? [];
  return [`${id}s`, `${id}es`, `${id.replace(/y$/, '')}ies`, id].some((name) => name.toLowerCase() === resource.toLowerCase());
}

/** Returns one operation for each key. Of several, the one with the shortest path; none if there are several of these. */
function chosen(
  readers: readonly Reader[],
  keyOf: (operation: Operation) => string,
  isPreferred: (operation: Operation) => boolean,
): Record<string, number> {
  const groups = new Map<string, Reader[]>();
  for (const reader of readers) {
    const key = keyOf(reader.operation);
    groups.set(key, [...(groups.get(key) ?? []), reader]);
  }
  const entries = [...groups].flatMap(([key, group]): [string, number][] => {
    const preferred = group.filter(({ operation }) => isPreferred(operation));
    const shortest = shortestOf(preferred.length > 0 ? preferred : group);
    return shortest && key !== '' ? [[key, shortest.index]] : [];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

function shortestOf(readers: readonly Reader[]): Reader | undefined {
  const lengthOf = ({ operation }: Reader): number => operation.path.split('/').length;
  const least = Math.min(...readers.map(lengthOf));
  const [shortest, another] = readers.filter((reader) => lengthOf(reader) === least);
  return another ? undefined : shortest;
}

/** Returns the readers of the types of responses: those of one entity, and those of lists of it. */
function typesOf(areas: readonly AreaData[], readers: readonly Reader[], source: string): Record<string, number> {
  const byType = chosen(readers, ({ result }) => result, isNamedAfterId);
  const models = new ModelReader(`${source}/models`);
  const reached = new Map<string, Model>();
  const results = new Set(areas.flatMap(({ operations }) => operations.map(({ result }) => result)));
  for (const result of results) models.reach(result, reached);
  const lists = [...results].flatMap((result): [string, number][] => {
    const item = itemTypeOf(result, reached);
    const reader = item === undefined ? undefined : byType[item];
    return reader === undefined || byType[result] !== undefined ? [] : [[result, reader]];
  });
  return { ...byType, ...Object.fromEntries(lists) };
}

/** Returns the type of a list's items: `Queue[]`, or that of the field `entities`. */
function itemTypeOf(result: string, models: ReadonlyMap<string, Model>): string | undefined {
  const type = result.endsWith('[]') ? result : models.get(result)?.fields?.find(({ name }) => name === 'entities')?.type;
  return type?.endsWith('[]') ? type.slice(0, -2) : undefined;
}
