import { expect, it } from 'vitest';
import { firstSentence, readDocComments } from '../../src/parsing/doc-comments.js';

const source = `/** Things, and who has them. */
export class ThingsApi extends PlatformApi {
  /**
   * Deletes a thing (e.g. a lamp), with all
   * that it holds. It does not come back.
   *
   * @deprecated Use \`deleteThing0\`, which
   * keeps it.
   * @see DELETE /api/v2/things/{thingId}
   */
  deleteThing(thingId: string): ApiPromise<void> {
    return this.call('deleteThing');
  }
}
`;

const declarations = `/** Things, and who has them. */
export declare class ThingsApi extends PlatformApi {
  /** Deletes a thing (e.g. a lamp), with all
   * that it holds. It does not come back.
   * @deprecated Use \`deleteThing0\`, which
   * keeps it.
   * @route DELETE /api/v2/things/{thingId} */
  deleteThing(thingId: string): ApiPromise<void>;
}
`;

it.each([
  ['the source', source],
  ['the declarations', declarations],
])('reads the comments of classes and methods from %s', (_, text) => {
  const { classes, methods } = readDocComments(text);
  expect([...classes]).toEqual([['ThingsApi', 'Things, and who has them.']]);
  expect([...methods]).toEqual([
    [
      'ThingsApi.deleteThing',
      { summary: 'Deletes a thing (e.g. a lamp), with all that it holds.', deprecated: 'Use `deleteThing0`, which keeps it.' },
    ],
  ]);
});

it('takes a text without a full stop as one sentence', () => {
  expect(firstSentence('Deletes a thing')).toBe('Deletes a thing');
  expect(firstSentence('')).toBe('');
});
