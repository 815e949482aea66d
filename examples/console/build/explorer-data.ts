import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { IndexedArea, ListedOperation, OperationFacts, WholeArea } from '../src/explorer/data/types.js';
import { tasks } from '../src/explorer/start/tasks.js';
import { entityListsOf } from './explorer-entities.js';
import { readAreas } from './explorer-operations.js';
import { readReaderData } from './explorer-readers.js';
import { readSearchData } from './explorer-search.js';
import { jsonExpression } from './json-expression.js';

const id = 'virtual:explorer';
/** No area has these names. */
const searchId = `${id}/-search`;
const readersId = `${id}/-readers`;
const entitiesId = `${id}/-entities`;
const operationsId = `${id}/-operations`;

/** By the folder of the sources. The worker of the search has its own plugin. */
const cachedAreas = new Map<string, WholeArea[]>();

/**
 * The data of the API explorer, read from the client's sources when the console is built. `virtual:explorer` lists the areas and
 * loads one module an area when an operation of it is opened, and another for the models of bodies. `virtual:explorer/-search` is what the search needs,
 * `virtual:explorer/-readers` which operation reads an entity, `virtual:explorer/-entities` which lists entities, and
 * `virtual:explorer/-operations` the names of all operations.
 */
export function explorerData(source = fileURLToPath(new URL('../../../src', import.meta.url))): Plugin {
  const areas = (): WholeArea[] => {
    const read = cachedAreas.get(source) ?? readAreas(source);
    cachedAreas.set(source, read);
    return read;
  };
  return {
    name: 'explorer-data',
    resolveId: { filter: { id: /^virtual:explorer(?:\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:explorer/ },
      async handler(resolved) {
        if (resolved === `\0${id}`) {
          this.info(sizes(areas()));
          return indexModule(areas());
        }
        if (resolved === `\0${searchId}`) return `export default ${jsonExpression(await readSearchData(areas()))};`;
        if (resolved === `\0${operationsId}`) return `export default ${jsonExpression(listedOperationsOf(areas()))};`;
        if (resolved === `\0${readersId}`) return `export default ${jsonExpression(readReaderData(areas(), source))};`;
        if (resolved === `\0${entitiesId}`) return `export default ${jsonExpression(entityListsOf(areas()))};`;
        return areaModule(areas(), resolved.slice(`\0${id}/`.length));
      },
    },
  };
}

/** Returns the module of an area, or of the models of its bodies: `users` and `users/models`. */
function areaModule(areas: readonly WholeArea[], name: string): string | undefined {
  const [slug = '', part] = name.split('/');
  const whole = areas.find((area) => area.slug === slug);
  if (!whole) return undefined;
  const { models, ...area } = whole;
  return `export default ${jsonExpression(part === 'models' ? models : area)};`;
}

/** What the explorer knows of each area before it is opened. */
export function indexOf(areas: readonly WholeArea[]): IndexedArea[] {
  return areas.map(({ slug, className, title, operations }) => ({ slug, className, title, count: operations.length }));
}

/** Returns all operations, each with its area. */
export function listedOperationsOf(areas: readonly WholeArea[]): ListedOperation[] {
  return areas.flatMap(({ slug, operations }) => operations.map(({ name }): ListedOperation => [slug, name]));
}

/** Returns the operations of the common tasks, by name. */
export function taskOperationsOf(areas: readonly WholeArea[]): Record<string, OperationFacts> {
  const entries = tasks.map(({ slug, name }): [string, OperationFacts] => {
    const operation = areas.find((area) => area.slug === slug)?.operations.find((each) => each.name === name);
    if (!operation) throw new Error(`The common task ${name} names no method of the area ${slug}. Correct start/tasks.ts.`);
    const { verb, permissions, auth } = operation;
    return [name, { verb, permissions, auth }];
  });
  return Object.fromEntries(entries);
}

/** Returns the names of all query values, as they are sent. */
export function queryNamesOf(areas: readonly WholeArea[]): string[] {
  const parameters = areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.parameters));
  const names = parameters.flatMap(({ place, name, wireName = name }) => (place === 'query' ? [wireName] : []));
  return [...new Set(names)].sort();
}

function indexModule(areas: readonly WholeArea[]): string {
  const loaders = (path: (slug: string) => string, pick = ''): string =>
    `{\n${areas.map(({ slug }) => `  '${slug}': () => import('${path(slug)}')${pick},`).join('\n')}\n}`;
  return [
    `export const index = ${jsonExpression(indexOf(areas))};`,
    `export const taskOperations = ${jsonExpression(taskOperationsOf(areas))};`,
    `export const queryNames = ${jsonExpression(queryNamesOf(areas))};`,
    `export const areaData = ${loaders((slug) => `${id}/${slug}`, '.then((module) => module.default)')};`,
    `export const areaModels = ${loaders((slug) => `${id}/${slug}/models`, '.then((module) => module.default)')};`,
    `export const areaClasses = ${loaders((slug) => `contact-centre-client/apis/${slug}`)};`,
  ].join('\n');
}

/** Printed by the build, so that growth of the data is noticed. */
function sizes(areas: readonly WholeArea[]): string {
  const kilobytes = (value: unknown): number => Math.round(gzipSync(JSON.stringify(value)).byteLength / 1024);
  const each = areas.map((area) => ({ slug: area.slug, size: kilobytes(area) })).sort((a, b) => b.size - a.size);
  const [largest] = each;
  const total = each.reduce((sum, { size }) => sum + size, 0);
  return `index ${kilobytes(indexOf(areas))} kB gzip; areas ${total} kB in ${each.length} modules, the largest ${largest?.slug ?? ''} with ${largest?.size ?? 0} kB`;
}
