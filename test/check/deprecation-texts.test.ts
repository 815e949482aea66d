import { expect, it } from 'vitest';
import { collectDeprecationTexts, deprecationTextsOf, withDeprecationTexts } from '../../src/check/deprecation-texts.js';
import { parseContract } from '../../src/contract/index.js';

function collectTexts(text: string): Record<string, string> {
  const items = new Map<string, string>();
  collectDeprecationTexts(text, items);
  return Object.fromEntries(items);
}

it("returns the class's text for every deprecated or retired operation", async () => {
  const markedOperations = parseContract().filter(({ deprecated, retired }) => deprecated || retired);
  const deprecationText = await deprecationTextsOf(new Set(markedOperations.map(({ area }) => area)));
  expect(markedOperations.length).toBeGreaterThan(200);
  expect(markedOperations.map(({ area, name }) => `${area}.${name}`).filter((name) => !deprecationText.has(name))).toEqual([]);
  expect(deprecationText.get('LanguagesApi.deleteLanguage')).toContain('`deleteRoutingLanguage`');
});

it('reads the tag of a method in sources and in declarations', () => {
  const source = `
export class ThingsApi extends PlatformApi {
  /**
   * Lists things.
   *
   * @deprecated The platform offers
   * \`GET /api/v2/items\` instead.
   * @see GET /api/v2/things
   */
  getThings(opts?: object): ApiPromise<void> {
    return this.call('getThings');
  }

  /** Makes one. */
  postThings(body: Thing): ApiPromise<void>;
  /** @deprecated Use \`patchItem\`. */
  patchThing(body: Thing): ApiPromise<void>;
}`;
  const expected = {
    'ThingsApi.getThings': 'The platform offers `GET /api/v2/items` instead.',
    'ThingsApi.patchThing': 'Use `patchItem`.',
  };
  expect(collectTexts(source)).toEqual(expected);
  const declaration = source.replace('export class', 'export declare class').replace(/^ {2}/gm, '    ').replaceAll('\n', '\r\n');
  expect(collectTexts(declaration)).toEqual(expected);
  const built = `
export declare class ThingsApi extends PlatformApi {
  /** Lists things.
   * @deprecated The platform offers
   * \`GET /api/v2/items\` instead.
   * @see GET /api/v2/things */
  getThings(opts?: object): ApiPromise<void>;
  /** Makes one. */ postThings(body: Thing): ApiPromise<void>;
  /** @deprecated Use \`patchItem\`. */ patchThing(body: Thing): ApiPromise<void>;
}`;
  expect(collectTexts(built)).toEqual(expected);
});

it('ignores the tag of a field', () => {
  expect(
    collectTexts('export interface A {\n  /** @deprecated Use b. */\n  a?: string;\n}\nexport class B {\n  getC(): void {\n'),
  ).toEqual({});
});

it('uses the text of the first class that has one', async () => {
  const finding = { file: 'a.js', line: 1, method: 'deleteLanguage', text: 'x', by: 'name', from: undefined } as const;
  const texts = async (kind: 'deprecated' | 'changed', apis: string[]): Promise<string[]> =>
    (await withDeprecationTexts([{ ...finding, kind, apis }])).map(({ text }) => text);
  expect(await texts('deprecated', ['NothingApi', 'LanguagesApi'])).toEqual(['Use `deleteRoutingLanguage` of `RoutingApi`']);
  expect(await texts('deprecated', ['UsersApi'])).toEqual(['x']);
  expect(await texts('changed', ['LanguagesApi'])).toEqual(['x']);
});
