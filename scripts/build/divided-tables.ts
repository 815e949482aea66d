import { packLines } from '../../src/sandbox/operations/packed-lines.js';
import { divideTables } from './divide-tables.js';
import type { Plugin } from './plugin.js';

/**
 * Divides the tables of operations and types between the first and the later part of the sandbox, and packs those of types, which
 * saves a third of a megabyte. The sandbox unpacks each line when it is first read.
 */
export const dividedTables: Plugin = {
  name: 'divided tables',
  setup: (build) => {
    const { first, later } = divideTables();
    const firstShapes = packLines(first.shapes);
    const laterShapes = packLines(later.shapes.text);
    const laterTables = {
      operations: later.operations,
      shapes: { text: laterShapes.text, words: laterShapes.words.join(' ') },
    };
    const sources: Record<string, string> = {
      'contract/operations': `export const operations = ${JSON.stringify(first.operations)};`,
      'sandbox/operations/shape-table': `export const shapeTable = ${JSON.stringify(firstShapes.text)};`,
      'sandbox/operations/shape-words': `export const shapeWords = ${JSON.stringify(firstShapes.words.join(' '))};`,
      'sandbox/operations/later-tables': `export const laterTables = ${JSON.stringify(laterTables)};`,
      'sandbox/included-part': 'export const includedPart = undefined;',
    };
    for (const [path, contents] of Object.entries(sources)) {
      build.onLoad({ filter: new RegExp(`/src/${path}\\.ts$`) }, () => ({ contents, loader: 'ts' }));
    }
  },
};
