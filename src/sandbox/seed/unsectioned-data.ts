import { fillTemplate } from '../operations/route.js';
import type { Json } from '../values/json.js';
import { isCollection } from '../operations/kinds.js';
import { CollectionPaths } from '../operations/collection-paths.js';
import { entryType } from '../operations/shapes.js';
import { surface } from '../operations/surface.js';
import { requireWhole } from '../operations/wholeness.js';
import { isObject } from '../values/json.js';
import { describeValue } from './mistakes.js';
import type { Mistakes } from './mistakes.js';
import { idFor } from './names.js';
import { checkType } from './read.js';

/** Results of events in the sandbox, which cannot be created from entities as they are read. */
const generatedAreas = [
  'analytics',
  'businessrules/decisiontables',
  'casemanagement/caseplans',
  'conversations',
  'gdpr',
  'notifications',
  'quality/conversations',
  'recording',
  'telephony/providers/edges/dids',
  'telephony/providers/edges/extensions',
  'tokens',
  'uploads',
  'voicemail/messages',
  'webchat',
  'webdeployments',
];
const isGenerated = (path: string): boolean => generatedAreas.some((area) => `${path}/`.startsWith(`/api/v2/${area}/`));

/** Whether a seed file can define the content of a collection without a section. */
export const isSeedable = (path: string): boolean =>
  !isGenerated(path) && !/^\/api\/v2\/(?:(?:users|groups|routing\/queues)\/|externalcontacts\/.*\/notes$)/.test(path);

/** Collections and settings of a seed file that have no section, by path. */
export interface UnsectionedData {
  readonly collections: Map<string, Json[]>;
  readonly singles: Map<string, Json>;
}

/**
 * Reads `entities` and `settings`.
 * @param sectionsByPath - Paths that have a section.
 */
export function readUnsectionedData(
  file: Json,
  seed: number,
  sectionsByPath: ReadonlyMap<string, string>,
  mistakes: Mistakes,
): UnsectionedData {
  const data: UnsectionedData = { collections: new Map(), singles: new Map() };
  if (file['entities'] === undefined && file['settings'] === undefined) return data;
  requireWhole('entities and settings of seed data need all of it: await loadWholeSandbox() first');
  const collectionPaths = new CollectionPaths(surface(), () => false);
  for (const [path, list] of entriesOf(file['entities'], 'entities', mistakes)) {
    const location = `entities[${JSON.stringify(path)}]`;
    const section = sectionsByPath.get(path);
    if (section !== undefined) mistakes.add(location, `these stand in ${section}`);
    if (!isSeedable(path)) {
      mistakes.add(location, 'the sandbox makes these itself, of what happens in it');
      continue;
    }
    const match = surface().match('GET', path);
    const post = surface().match('POST', path);
    const item = surface().match('GET', `${path}/some-id`);
    const isListed = [match, post].some((each) => 'route' in each && isCollection(surface(), each.route.template));
    // Some collections can only be searched, and read one by one.
    const isReadable = 'route' in item && item.kind === 'read' && item.route.template.endsWith('/{}');
    const route = [match, post, item].find((each) => 'route' in each);
    if (!route || !(isListed || isReadable)) {
      mistakes.add(location, 'the path of a collection of the contract is expected, such as /api/v2/outbound/campaigns');
      continue;
    }
    const template = isListed ? route.route.template : route.route.template.replace(/\/\{\}$/, '');
    const type = surface().itemType(template);
    if (!Array.isArray(list)) {
      mistakes.add(location, `a list is expected, not ${describeValue(list)}`);
      continue;
    }
    const entities = list.flatMap((entry: unknown, index): Json[] => {
      if (!isObject(entry)) {
        mistakes.add(`${location}[${index}]`, `an object is expected, not ${describeValue(entry)}`);
        return [];
      }
      checkType(entryType(type), entry, `${location}[${index}]`, mistakes);
      const name = typeof entry['name'] === 'string' ? entry['name'] : String(index);
      const id = typeof entry['id'] === 'string' ? entry['id'] : idFor(seed, path, name);
      return [{ ...entry, id, selfUri: `${path}/${encodeURIComponent(id)}` }];
    });
    data.collections.set(fillTemplate(collectionPaths.canonical(template), route.values), entities);
  }
  readSettings(file, mistakes, data.singles);
  return data;
}

/** Reads `settings` into `singles`. */
function readSettings(file: Json, mistakes: Mistakes, singles: Map<string, Json>): void {
  for (const [path, value] of entriesOf(file['settings'], 'settings', mistakes)) {
    const location = `settings[${JSON.stringify(path)}]`;
    const match = surface().match('GET', path);
    if (!('route' in match) || match.kind !== 'readOne') {
      mistakes.add(location, 'the path of a resource of which there is one is expected, such as /api/v2/outbound/settings');
      continue;
    }
    if (!isObject(value)) {
      mistakes.add(location, `an object is expected, not ${describeValue(value)}`);
      continue;
    }
    checkType(match.route.operation.returns, value, location, mistakes);
    singles.set(fillTemplate(match.route.template, match.values), value);
  }
}

function entriesOf(value: unknown, path: string, mistakes: Mistakes): [string, unknown][] {
  if (value === undefined) return [];
  if (isObject(value)) return Object.entries(value);
  mistakes.add(path, `an object is expected, not ${describeValue(value)}`);
  return [];
}
