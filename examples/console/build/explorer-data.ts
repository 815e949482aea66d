import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { AreaData, IndexedArea } from '../src/explorer/data/types.js';
import { splitSentence } from './explorer-comments.js';
import { readAreas } from './explorer-operations.js';

const id = 'virtual:explorer';

/**
 * The data of the API explorer, read from the client's sources when the console is built. `virtual:explorer` has the search
 * index and loads one module an area when an operation of it is opened.
 */
export function explorerData(source = fileURLToPath(new URL('../../../src', import.meta.url))): Plugin {
  let read: AreaData[] | undefined;
  const areas = (): AreaData[] => (read ??= readAreas(source));
  return {
    name: 'explorer-data',
    resolveId: { filter: { id: /^virtual:explorer(?:\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:explorer/ },
      handler(resolved) {
        if (resolved === `\0${id}`) {
          this.info(sizes(areas()));
          return indexModule(areas());
        }
        const area = areas().find(({ slug }) => resolved === `\0${id}/${slug}`);
        return area && `export default ${jsonExpression(area)};`;
      },
    },
  };
}

/** The search index of every area. */
export function indexOf(areas: readonly AreaData[]): IndexedArea[] {
  return areas.map(({ slug, className, title, doc, operations }) => ({
    slug,
    className,
    title,
    summary: splitSentence(doc)[0],
    operations: operations.map(({ name, verb, path, summary, standing }) =>
      standing.length > 0 ? ([name, verb, path, summary, standing] as const) : ([name, verb, path, summary] as const),
    ),
  }));
}

function indexModule(areas: readonly AreaData[]): string {
  const loaders = (path: (slug: string) => string, pick = ''): string =>
    `{\n${areas.map(({ slug }) => `  '${slug}': () => import('${path(slug)}')${pick},`).join('\n')}\n}`;
  return [
    `export const index = ${jsonExpression(indexOf(areas))};`,
    `export const areaData = ${loaders((slug) => `${id}/${slug}`, '.then((module) => module.default)')};`,
    `export const areaClasses = ${loaders((slug) => `contact-centre-client/apis/${slug}`)};`,
  ].join('\n');
}

/** Browsers read JSON from a string much faster than an object literal of the same size. */
function jsonExpression(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** Printed by the build, so that growth of the data is noticed. */
function sizes(areas: readonly AreaData[]): string {
  const kilobytes = (value: unknown): number => Math.round(gzipSync(JSON.stringify(value)).byteLength / 1024);
  const each = areas.map((area) => ({ slug: area.slug, size: kilobytes(area) })).sort((a, b) => b.size - a.size);
  const [largest] = each;
  const total = each.reduce((sum, { size }) => sum + size, 0);
  return `index ${kilobytes(indexOf(areas))} kB gzip; areas ${total} kB in ${each.length} modules, the largest ${largest?.slug ?? ''} with ${largest?.size ?? 0} kB`;
}
