import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { commentsOf, numbersIn } from './comment-check.js';
import { deprecatedFields, deprecatedMethods, goneFields, retiredMethods } from './deprecated.js';
import { membersOf, numbersElsewhere, statements } from './facts.js';
import { fieldOf } from './always-sent.js';
import { checkSource, typesOf } from './source-check.js';
import { apiFiles, modelFiles } from './source-files.js';

const contract = parseContract();
const types = typesOf(modelFiles);
const apiComments = apiFiles.map((file) => ({ file: file.name, said: commentsOf(file) }));
const modelComments = modelFiles.map((file) => ({ file: file.name, said: commentsOf(file) }));
const comments = [...apiComments, ...modelComments].flatMap(({ said }) => said);
const methods = new Set(contract.map(({ area, name }) => `${area}.${name}`));
/** By `Class.method`, `Class.method argument` and `Type.field`. */
const texts = new Map([
  ...comments.map(({ place, text }): [string, string] => [place, text]),
  ...apiFiles.flatMap((file) => [...checkSource(file, types, contract).texts]),
]);

describe('@deprecated', () => {
  const deprecated = comments.filter((comment) => comment.deprecated !== undefined);

  /** What the platform calls deprecated, and what it has no more. */
  const methodsOf = new Set([...membersOf(deprecatedMethods), ...membersOf(retiredMethods)]);
  const fieldsOf = new Set([...membersOf(deprecatedFields), ...membersOf(goneFields)]);

  it('stands at what the platform calls deprecated or has no more, and nowhere else', () => {
    expect(deprecated.map(({ place }) => place).sort()).toEqual([...methodsOf, ...fieldsOf].sort());
    expect(methodsOf.size).toBe(271);
    expect(membersOf(retiredMethods)).toHaveLength(138);
    expect(fieldsOf.size).toBe(120);
  });

  it('agrees with the contract, which calls the same methods deprecated, and the same ones retired', () => {
    const placesOf = (operations: typeof contract) => operations.map(({ area, name }) => `${area}.${name}`);
    expect(placesOf(contract.filter((operation) => operation.deprecated))).toEqual([...methodsOf].sort());
    expect(placesOf(contract.filter(({ retired }) => retired))).toEqual(membersOf(retiredMethods).sort());
  });

  it('stands at no field that has to be given, since the platform may no longer know it', () => {
    const listedPlaces = membersOf(goneFields).filter((place) => {
      const [type = '', field = ''] = place.split('.');
      return !fieldOf(type, field, types)?.questionToken;
    });
    expect(listedPlaces).toEqual([]);
  });

  it('says of each retired method that it is gone, and of no other', () => {
    const retired = new Set(membersOf(retiredMethods));
    const wrong = deprecated.filter(
      ({ place, deprecated: words = '' }) => /^The platform no longer offers it(?: here)?\./.test(words) !== retired.has(place),
    );
    expect(wrong.filter(({ place }) => methodsOf.has(place)).map(({ place, deprecated: words }) => `${place}: ${words}`)).toEqual(
      [],
    );
  });

  it('says more than that, in sentences', () => {
    expect(deprecated.filter(({ deprecated: words = '' }) => !/^[A-Z].*\.$/s.test(words))).toEqual([]);
  });

  it('names no route where there is a method for it', () => {
    expect(deprecated.filter(({ deprecated: words = '' }) => words.includes('/api/v2/')).map(({ place }) => place)).toEqual([]);
  });

  it('names as successor a method that there is and that is not deprecated itself', () => {
    const old = methodsOf;
    const wrong = deprecated.flatMap(({ place, deprecated: words = '' }) => {
      const [owner = ''] = place.split('.');
      if (!owner.endsWith('Api')) return [];
      const [advice = ''] = /Use `.*?\./s.exec(words) ?? [];
      const successors = Array.from(
        advice.matchAll(/`(\w+)`(?: of `(\w+)`)?/g),
        ([, name = '', area = owner]) => `${area}.${name}`,
      );
      return successors
        .filter((successor) => !methods.has(successor) || old.has(successor))
        .map((successor) => `${place}: ${successor}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('what a caller has to know', () => {
  it.each(statements.flatMap(([words, ...places]) => places.map((place) => [place, words] as const)))(
    'stands at %s: %s',
    (place, words) => {
      expect(texts.get(place)).toContain(words);
    },
  );

  it('stands at every page size that the platform assumes to be other than 25', () => {
    const sizes = contract.flatMap(({ area, name, arguments: required, query }) =>
      query
        .filter(({ argument }) => argument === 'pageSize' && !required.includes(argument))
        .map((value) => ({ place: `${area}.${name} pageSize`, assumed: value.default })),
    );
    const otherSizes = sizes.filter(({ assumed }) => assumed !== '25');
    expect(otherSizes).toHaveLength(119);
    const shared = texts.get('PageOptions.pageSize')!;
    for (const { place, assumed } of otherSizes) {
      if (assumed === undefined) expect.soft(texts.get(place) ?? '', place).not.toContain(shared);
      else
        expect.soft(texts.get(place), place).toMatch(new RegExp(`@defaultValue ${assumed}$|The platform assumes ${assumed}\\.`));
    }
  });
});

describe('a number in a comment', () => {
  const statedAt = (predicate: (place: string) => boolean): string[] =>
    statements.flatMap(([words, ...places]) => (places.some(predicate) ? numbersIn(words) : []));

  /** The numbers of the contract and of the statements above for a method, or for a value that methods of a class take. */
  const factsAt = (area: string | undefined, place: string): string[] => {
    const [owner = '', member = ''] = place.split('.');
    const ofMethod = owner === area;
    const values = contract
      .filter((operation) => operation.area === area && (!ofMethod || operation.name === member))
      .flatMap(({ query, headers }) => [...query, ...headers])
      .filter(({ argument }) => ofMethod || argument === member)
      .flatMap((value) => (value.default === undefined ? [] : [value.default]));
    const stated = statedAt((where) => {
      const [operation = '', argument] = where.split(' ');
      if (where === place || operation === place) return true;
      return !ofMethod && operation.startsWith(`${area}.`) && argument === member;
    });
    return [...values, ...stated, ...(numbersElsewhere[place] ?? [])];
  };
  const unknown = (files: typeof apiComments): string[] =>
    files.flatMap(({ said }) => {
      const area = said.find(({ place }) => /^\w+Api$/.test(place))?.place;
      return said.flatMap(({ place, text }) => {
        const statedNumbers = numbersIn(text);
        const numbers = statedNumbers.length > 0 ? factsAt(area, place) : [];
        return statedNumbers.filter((value) => !numbers.includes(value)).map((value) => `${place}: ${value} in "${text}"`);
      });
    });

  it('of src/apis is one that the contract or the facts have', () => {
    expect(unknown(apiComments)).toEqual([]);
  });

  it('of src/models is one that the facts have', () => {
    expect(unknown(modelComments)).toEqual([]);
  });

  it('is allowed only where it stands', () => {
    const missingNumbers = Object.entries(numbersElsewhere).flatMap(([place, numbers]) =>
      numbers.filter((number) => !numbersIn(texts.get(place) ?? '').includes(number)).map((number) => `${place}: ${number}`),
    );
    expect(missingNumbers).toEqual([]);
  });

  it.each([
    ['Up to 100 users, 1,000 in all; `7` days, at most `pageSize` 25.', ['100', '1000', '7', '25']],
    ['ISO 8601, ISO 639-1, E.164 in base64 or SHA-256; answers 304. e.g. `80` or `2022-07-01`.', []],
    ['Beyond the 500th, from 0.5 to 3-day ones, fifty. @defaultValue `25`', ['500', '0.5', '3', 'fifty']],
  ])('is told from one that states nothing: %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});
