import type { EntityList, EntityLists, EntitySearch, Model, Operation, WholeArea } from '../src/explorer/data/types.js';

/** Placeholders that name an entity by another word. */
const otherWords: Readonly<Record<string, string>> = {
  agentId: 'userId',
  calibratorId: 'userId',
  evaluatorId: 'userId',
  managerId: 'userId',
  subjectId: 'userId',
};

interface AreaOperation {
  area: WholeArea;
  operation: Operation;
}

/**
 * Finds the operation that lists the entities of each placeholder: `queueId` is the id in `/api/v2/routing/queues/{queueId}`, and
 * a GET of that path without the placeholder lists the queues.
 */
export function entityListsOf(areas: readonly WholeArea[]): EntityLists {
  const operations = areas.flatMap((area) => area.operations.map((operation): AreaOperation => ({ area, operation })));
  const listers = new Map(operations.filter(isList).map(({ operation }) => [operation.path, operation]));
  const searches = new Set(operations.filter(isSearch).map(({ operation }) => operation.path));
  const best = new Map<string, { list: EntityList; rank: number }>();
  for (const { operation } of operations) {
    const [, collection = '', name = ''] = /^([^{]+)\/\{(\w+Id)\}$/.exec(operation.path) ?? [];
    const lister = listers.get(collection);
    if (!lister) continue;
    const rank = rankOf(collection, name, lister);
    if (rank <= (best.get(name)?.rank ?? -Infinity)) continue;
    best.set(name, { list: [lister.name, collection, searchOf(lister, searches)], rank });
  }
  const entries = [...best].map(([name, { list }]): [string, EntityList] => [name, list]);
  for (const [word, name] of Object.entries(otherWords)) {
    const other = best.get(name);
    if (other && !best.has(word)) entries.push([word, other.list]);
  }
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

const isList = ({ operation: { verb, standing, parameters } }: AreaOperation): boolean =>
  verb === 'GET' && !standing.includes('retired') && parameters.every(({ required }) => !required);

/** A search whose body has criteria, which consist of a type, fields and a value. */
function isSearch({ area, operation: { verb, path, parameters } }: AreaOperation): boolean {
  if (verb !== 'POST' || !path.endsWith('/search')) return false;
  const name = parameters.find(({ place }) => place === 'body')?.model ?? '';
  const model: Model | undefined = area.models[name];
  return model?.fields?.some((field) => field.name === 'query' && field.type.endsWith('SearchCriteria[]')) ?? false;
}

function searchOf({ path, parameters }: Operation, searches: ReadonlySet<string>): EntitySearch {
  if (parameters.some(({ name, place }) => place === 'query' && name === 'name')) return 'name';
  return searches.has(`${path}/search`) ? 'post' : 'none';
}

/** Prefers the path whose last word is that of the placeholder, then the shortest one. */
function rankOf(collection: string, name: string, { standing }: Operation): number {
  const segments = collection.split('/');
  const word = (segments.at(-1) ?? '').toLowerCase();
  const base = name.replace(/Id$/, '').toLowerCase();
  const isNamed = word.startsWith(base.replace(/y$/, ''));
  const isMinor = standing.length > 0 || collection.includes('/scim/');
  return (isNamed ? 100 : 0) - segments.length - (isMinor ? 50 : 0);
}
