import type { CallSender, Route } from 'contact-centre-client/fetch';
import type { EntityList } from '../data/types.js';
import { entitiesIn } from './entity-lists.js';

/** An entity that a search has found. */
export interface NamedEntity {
  id: string;
  name: string;
}

export interface EntityQuery {
  list: EntityList;
  /** The values of the list's path. */
  pathValues: Readonly<Record<string, string>>;
  /** A part of the name. */
  text: string;
  signal: AbortSignal;
}

/** The most results that are shown. */
const LIMIT = 10;
/** A list without a search is read up to this size. */
const READ = 100;

/** Searches the entities of a list by name. */
export async function searchEntities(client: CallSender, query: EntityQuery): Promise<NamedEntity[]> {
  const { list, text } = query;
  const [, , search] = list;
  const response = await requestEntities(client, query);
  const entities = entitiesIn(response).flatMap(({ id, name }) =>
    typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : id }] : [],
  );
  const words = text.toLowerCase();
  const hits = search === 'none' ? entities.filter(({ name }) => name.toLowerCase().includes(words)) : entities;
  return hits.slice(0, LIMIT);
}

function requestEntities(client: CallSender, { list, pathValues, text, signal }: EntityQuery): PromiseLike<unknown> {
  const [operation, path, search] = list;
  const request = { signal };
  if (search === 'post') {
    const body = { pageSize: LIMIT, query: [{ type: 'CONTAINS', fields: ['name'], value: text }] };
    return client.send({ operation, route: `POST ${path}/search` as Route, required: { ...pathValues, body }, request });
  }
  const optional = search === 'name' ? { name: `*${text}*`, pageSize: LIMIT } : { pageSize: READ };
  return client.send({ operation, route: `GET ${path}` as Route, required: pathValues, optional, request });
}
