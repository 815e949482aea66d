import { packLines } from '../../src/sandbox/operations/packed-lines.js';
import { shapeTable } from '../../src/sandbox/operations/shape-table.js';
import type { Plugin } from './plugin.js';

/** Packs the table of shapes, which saves a third of its megabyte. The sandbox unpacks each line when it is first read. */
export const packedShapes: Plugin = {
  name: 'packed shapes',
  setup: (build) => {
    const { text, words } = packLines(shapeTable);
    build.onLoad({ filter: /\/src\/sandbox\/operations\/shape-table\.ts$/ }, () => ({
      contents: `export const shapeTable = ${JSON.stringify(text)};`,
      loader: 'ts',
    }));
    build.onLoad({ filter: /\/src\/sandbox\/operations\/shape-words\.ts$/ }, () => ({
      contents: `export const shapeWords = ${JSON.stringify(words.join(' '))};`,
      loader: 'ts',
    }));
  },
};
