import { expect, it } from 'vitest';
import { collectDeprecationTexts, deprecationTextsOf, withDeprecationTexts } from '../../src/check/deprecation-texts.js';
import { parseContract } from '../../src/contract/index.js';

function collected(text: string): Record<string, string> {
  const found = new Map<string, string>();
  collectDeprecationTexts(text, found);
  return Object.fromEntries(found);
}

it("returns the class's text for every deprecated or retired operation", async () => {
  const marked = parseContract().filter(({ deprecated, retired }) => deprecated || retired);
  const told = await deprecationTextsOf(new Set(marked.map(({ area }) => area)));
  expect(marked.length).toBeGreaterThan(200);
  expect(marked.map(({ area, name }) => `${area}.${name}`).filter((name) => !told.has(name))).toEqual([]);
  expect(told.get('LanguagesApi.deleteLanguage')).toContain('`deleteRoutingLanguage`');
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
  expect(collected(source)).toEqual(expected);
  const declaration = source.replace('export class', 'export declare class').replace(/^ {2}/gm, '    ').replaceAll('\n', '\r\n');
  expect(collected(declaration)).toEqual(expected);
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
  expect(collected(built)).toEqual(expected);
});

it('ignores the tag of a field', () => {
  expect(
    collected('export interface A {\n  /** @deprecated Use b. */\n  a?: string;\n}\nexport class B {\n  getC(): void {\n'),
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
