import { describe, expect, it } from 'vitest';
import { checkProgram } from '../../src/check/check.js';
import { readTables } from '../../src/check/fact-tables.js';

const contract = `
## ItemsApi
deleteThing(thingId) DELETE /api/v2/things/{thingId} -> void any:thing:delete

## ThingsApi
deleteThing(thingId) DELETE /api/v2/things/{thingId} retired -> void
getThing(thingId) GET /api/v2/things/{thingId} preview -> Thing
getThings() GET /api/v2/things ?site ?expand:(parts|makers|sites)[] -> ThingListing any:thing:view,thing:edit
getThingsOld() GET /api/v2/things/old deprecated -> Thing
getThingsNew() GET /api/v2/things/new since:today -> Thing
patchThing(thingId) PATCH /api/v2/things/{thingId} ?force:boolean {body: PatchThing} strict -> Thing
postThings(body) POST /api/v2/things {body: ThingRequest} -> Thing
postThingsBulk() POST /api/v2/things/bulk {body: BulkRequest} -> ThingListing all:thing:add
`;
const changes = `
## ThingsApi
getThings ?-owner ?-colour ?site ?expand:makers|sites ->Thing[] permissions
postThings {Thing} ->void
postThingsBulk {} ->ThingList permissions
`;
const fields = `
Thing/ThingRequest -id -selfUri
Thing[]/ThingListing -a -b -c -d -e -f -g
`;
/** Returns the facts about a program of one file. */
function facts(text: string): string[] {
  return checkProgram(new Map([['a.js', text]]), readTables([text], contract, changes, fields)).findings.map(
    ({ kind, text: fact }) => `${kind}: ${fact}`,
  );
}

/** Returns the facts about a call on `ThingsApi`. */
function factsOf(call: string, from = 'contact-centre-client'): string[] {
  return facts(`import { ThingsApi } from '${from}';\nnew ThingsApi().${call};`);
}

describe('the facts about an operation', () => {
  it.each([
    ['that is retired', "deleteThing('a')", ['retired: The platform no longer offers it']],
    ['that is deprecated', 'getThingsOld()', ['deprecated: The platform calls it deprecated']],
    ['that is a preview', "getThing('a')", ['preview: The platform may change or remove it without notice']],
    ['that only today’s platform has', 'getThingsNew()', []],
    ['that no class has', 'getNothing()', ['gone: the class has no such operation, neither in July 2022 nor in August 2026']],
    [
      'whose body and result are others',
      'postThings({})',
      [
        'changed: its body is `ThingRequest` without `id` and `selfUri`, which was `Thing` in July 2022; resolves with `Thing`, and had no result in July 2022',
      ],
    ],
    [
      'that had no body',
      'postThingsBulk()',
      [
        'changed: accepts a body, `BulkRequest`; resolves with `ThingListing`, which was `ThingList` in July 2022; requires other permissions than in July 2022: `thing:add`',
      ],
    ],
  ])('%s', (_, call, expected) => {
    expect(factsOf(call)).toEqual(expected);
  });

  it('of another class', () => {
    expect(facts("import { ItemsApi } from 'contact-centre-client';\nnew ItemsApi().getThing('a');")).toEqual([
      'gone: the class has no such operation, neither in July 2022 nor in August 2026; `ThingsApi` has it',
    ]);
  });

  it('of a class that does not exist', () => {
    expect(facts("new platformClient.NothingApi().getThing('a');")).toEqual([
      'gone: no class has this name, neither in July 2022 nor in August 2026',
    ]);
  });

  const rest =
    'resolves with `ThingListing` without `a`, `b`, `c`, `d`, `e` and 2 more, which was `Thing[]` in July 2022; requires other permissions than in July 2022: any of `thing:view` and `thing:edit`';
  const news = 'new: accepts `site`; `expand` may be `makers` and `sites`';
  it.each([
    ['is given', 'getThings({ owner: 1 })', ['gone: `owner` is no longer accepted', `changed: ${rest}`, news]],
    [
      'are given',
      "getThings({ owner, 'colour': 1 })",
      ['gone: `owner` and `colour` are no longer accepted', `changed: ${rest}`, news],
    ],
    ['is not given', 'getThings({ site: 1 })', [`changed: ${rest}`, news]],
    ['is not given, nor anything else', 'getThings()', [`changed: ${rest}`, news]],
    ['may be given', 'getThings(opts)', [`changed: \`owner\` and \`colour\` are no longer accepted; ${rest}`, news]],
    [
      'may be passed by a computed name',
      'getThings({ [name]: 1 })',
      [`changed: \`owner\` and \`colour\` are no longer accepted; ${rest}`, news],
    ],
    [
      'may be given among others',
      'getThings({ ...opts })',
      [`changed: \`owner\` and \`colour\` are no longer accepted; ${rest}`, news],
    ],
    ['may be given by a list', 'getThings(...args)', [`changed: \`owner\` and \`colour\` are no longer accepted; ${rest}`, news]],
  ])('for a removed option %s', (_, call, expected) => {
    expect(factsOf(call)).toEqual(expected);
  });

  const theirs = 'purecloud-platform-client-v2';
  const newer = 'changed: newer versions of the vendor’s package take the body as an argument: pass `{ body }` here';
  const requiresBody = 'changed: requires a body: pass `{ body }`';
  it.each([
    ['as here', "patchThing('a', { body: {} })", [], []],
    ['not at all', "patchThing('a')", [requiresBody], [requiresBody]],
    [
      'not, and an option is',
      "patchThing('a', { force: true })",
      ['changed: requires a body: pass `body` with the other options'],
      undefined,
    ],
    [
      'as newer packages take it',
      "patchThing('a', { name: 'b' })",
      ['changed: a body is passed in place of `opts`: pass `{ body: … }`'],
      undefined,
    ],
    ['in a way that cannot be seen', "patchThing('a', change)", [requiresBody], [newer]],
    ['by a list', 'patchThing(...args)', [requiresBody], [newer]],
    ['elsewhere', 'patchThing.bind(things)', [requiresBody], [newer]],
  ])('for a body that was optional %s', (_, call, ours, vendors) => {
    expect(factsOf(call)).toEqual(ours);
    expect(factsOf(call, theirs)).toEqual(vendors ?? ours);
  });
});
