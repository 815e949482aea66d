import { describe, expect, it } from 'vitest';
import { removedFieldsOf } from './support.js';

const start = `const conversations = new platformClient.ConversationsApi();
const routing = new platformClient.RoutingApi();
`;
const details = "conversations.getConversationsMessageDetails('a')";
const periods = "routing.getRoutingQueueComparisonperiods('a')";

/** Returns the facts about a program that begins with two API classes, without positions. */
function findingsOf(text: string, file = 'a.js'): string[] {
  return removedFieldsOf({ [file]: start + text }).map((line) => line.replace(/^\S+ \w+\.\w+: /, ''));
}

const media = ['`media` is no longer sent'];
const kpi = ['`entities.kpiTotalOn` is no longer sent'];

describe('a field that the platform no longer sends is reported where it is read', () => {
  it.each([
    ['of an awaited result', `(await ${details}).media;`, media],
    ['off a constant', `const one = await ${details};\none.media;`, media],
    ['if it is there', `const one = await ${details};\none?.media?.length;`, media],
    ['by its name in brackets', `const one = await ${details};\none['media'];`, media],
    ['taken apart', `const { media } = await ${details};`, media],
    ['taken apart under another name', `const { media: [first] = [] } = await ${details};`, media],
    ['in a callback', `${details}.then((one) => one.media);`, media],
    ['taken apart by a callback', `${details}.then(({ media }) => media);`, media],
    ['in a function that is a callback', `${details}.then(function (one) { return one.media; });`, media],
    ['after catch', `const one = await ${details}.catch(() => null);\none?.media;`, media],
    ['after finally', `const one = await ${details}.finally(() => stop());\none.media;`, media],
    ['off a name that is set later', `let one;\ntry { one = await ${details}; } catch { one = null; }\none?.media;`, media],
    ['off it or nothing', `const one = (await ${details}) ?? {};\none.media;`, media],
    ['off it under a condition', `const one = isWanted && (await ${details});\none.media;`, media],
    ['with its status and headers', `const answer = await ${details};\nanswer.body.media;`, media],
    [
      'of one of several calls',
      `const [queue, one] = await Promise.all([routing.getRoutingQueue('a'), ${details}]);\none.media;`,
      media,
    ],
    ['out of a function', `async function load() { return await ${details}; }\n(await load()).media;`, media],
    [
      'out of a method',
      `class Desk { load() { return ${details}; }\nasync show() { return (await this.load()).media; } }`,
      media,
    ],
    [
      'kept in a field',
      `class Desk { one = null;\nasync load() { this.one = await ${details}; }\nshow() { return this.one?.media; } }`,
      media,
    ],
    [
      'deep in the answer',
      `const { normalizedMessage } = await ${details};\nnormalizedMessage.content[0].generic;`,
      ['`normalizedMessage.content.generic` is no longer sent'],
    ],
    ['of each entity in a loop', `for (const each of (await ${periods}).entities) each.kpiTotalOn;`, kpi],
    ['of each entity, asked for one by one', `for await (const each of ${periods}.items()) each.kpiTotalOn;`, kpi],
    ['of an entity by number', `const list = await ${periods};\nlist.entities[index].kpiTotalOn;`, kpi],
    ['of an entity in a pattern', `const { entities: [{ kpiTotalOn }] } = await ${periods};`, kpi],
    ['of each entity in a callback', `(await ${periods}).entities.map(({ kpiTotalOn }) => kpiTotalOn);`, kpi],
    [
      'of an entity that is looked for',
      `const { entities } = await ${periods};\nentities.filter(isOld).find(isGood).kpiTotalOn;`,
      kpi,
    ],
    ['as a sum', `(await ${periods}).entities.reduce((sum, each) => sum + each.kpiTotalOn, 0);`, kpi],
    [
      'in a component',
      `const { data } = usePlatformQuery(platformClient.ConversationsApi, 'getConversationsMessageDetails', ['a']);\ndata?.media;`,
      media,
    ],
  ])('%s', (_, text, expected) => {
    expect(findingsOf(text)).toEqual(expected);
  });

  it('with types', () => {
    expect(
      findingsOf(
        `const one = (await ${details}) as platformClient.Models.MessageData;\none!.media;\nconst two: Models.MessageData = one;\ntwo.stickers;`,
        'a.ts',
      ),
    ).toEqual(['`media` is no longer sent', '`stickers` is no longer sent']);
  });

  it('from file to file', () => {
    const files = {
      'api.js': `${start}export const load = (id) => ${details};`,
      'use.js': "import { load } from './api.js';\nimport 'contact-centre-client';\nload('a').then((one) => one.media);",
    };
    expect(removedFieldsOf(files)).toEqual([
      'use.js:3 ConversationsApi.getConversationsMessageDetails: `media` is no longer sent',
    ]);
  });

  it.each([
    ['a field that there is', `(await ${details}).id;`],
    ['what has another value in between', `let one = await ${details};\none = await other();\none.media;`],
    ['what may be something else', `const one = isOld ? await ${details} : await other();\none.media;`],
    ['a value with a fallback', `const one = cached ?? (await ${details});\none.media;`],
    ['a fallback after a failure', `const one = await ${details}.catch(() => ({ media: [] }));\none.media;`],
    ['what a second callback may give', `const one = await ${details}.then((one) => one, () => other());\none.media;`],
    [
      'what another function may give',
      `async function load() { if (isOld) return other(); return ${details}; }\n(await load()).media;`,
    ],
    ['what the program puts there itself', `const one = await ${details};\none.media = [];\none.media.push(1);`],
    ['what it is copied into', `const one = { ...(await ${details}), media: [] };\none.media;`],
    ['the list instead of its items', `const { entities } = await ${periods};\nentities.kpiTotalOn;`],
    ['how it ended', `const [one] = await Promise.allSettled([${details}]);\none.media;`],
    ['a field that the program sets', `const one = Object.assign(await ${details}, { media: [] });\none.media;`],
    [
      'what a component makes of it',
      `const { data } = usePlatformQuery(platformClient.ConversationsApi, 'getConversationsMessageDetails', ['a'], { select });\ndata?.media;`,
    ],
    ['the keys of it', `const one = Object.entries(await ${details});\none.media;`],
    ['a name of another scope', `const one = await ${details};\nfunction f(one) { return one.media; }`],
    [
      'what a class of the program replaces',
      `class Mine extends platformClient.ConversationsApi { getConversationsMessageDetails() { return other(); } }\n(await new Mine().getConversationsMessageDetails('a')).media;`,
    ],
    ['a result of an unknown class', `(await anything.getConversationsMessageDetails('a')).media;`],
  ])('is not reported: %s', (_, text) => {
    expect(findingsOf(text)).toEqual([]);
  });
});

describe('a field that the platform no longer accepts is reported where it is passed', () => {
  const state = ['`state` is no longer accepted'];
  it.each([
    ['in a literal', `routing.postRoutingSkills({ name: 'a', state: 'active' });`, state],
    ['in a constant', `const skill = { name: 'a', state };\nrouting.postRoutingSkills(skill);`, state],
    ['put into a constant', `const skill = { name: 'a' };\nskill.state = 'active';\nrouting.postRoutingSkills(skill);`, state],
    ['beside a spread object', `routing.postRoutingSkills({ ...skill, state: 'active' });`, state],
    [
      'of an unknown class',
      `anything.postRoutingSkills({ name: 'a', state: 'active' });`,
      ['`state` is no longer accepted (name)'],
    ],
    [
      'deep in the body',
      `conversations.postConversationsMessagingIntegrationsOpen({ name: 'a', messagingSetting: { id: 'b', name: 'c' } });`,
      ['`messagingSetting.name` is no longer accepted'],
    ],
    [
      'in items of a list',
      `new platformClient.ExternalContactsApi().postExternalcontactsBulkOrganizationsAdd({ entities: [{ name: 'a', primaryContactId: 'b' }] });`,
      ['`entities.primaryContactId` is no longer accepted'],
    ],
  ])('%s', (_, text, expected) => {
    expect(findingsOf(text)).toEqual(expected);
  });

  it('in an expression with a type assertion, on its own line', () => {
    const text =
      "import { RoutingApi } from 'contact-centre-client';\nnew RoutingApi().postRoutingSkills({\n  name: 'a',\n  state: 'active',\n} as RoutingSkill);";
    expect(removedFieldsOf({ 'a.ts': text })).toEqual(['a.ts:4 RoutingApi.postRoutingSkills: `state` is no longer accepted']);
  });

  it.each([
    ['what it takes', `routing.postRoutingSkills({ name: 'a' });`],
    ['what is not sent', `routing.postRoutingSkills({ name: 'a', state: undefined });`],
    ['what cannot be seen', `routing.postRoutingSkills(skill);\nrouting.postRoutingSkills(...skills);`],
    [
      'fields that are set afterwards',
      `const skill = { name: 'a' };\nrouting.postRoutingSkills(skill);\nskill.state = 'active';`,
    ],
    [
      'what another function puts into it',
      `const skill = { name: 'a' };\nfunction f() { skill.state = 'active'; }\nrouting.postRoutingSkills(skill);`,
    ],
    [
      'fields of another variable with the same name',
      `{ const skill = {};\nskill.state = 'active'; }\nconst skill = { name: 'a' };\nrouting.postRoutingSkills(skill);`,
    ],
    [
      'what may be another',
      `let skill = { name: 'a', state: 'active' };\nif (isNew) skill = other;\nrouting.postRoutingSkills(skill);`,
    ],
  ])('is not reported: %s', (_, text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  it('in constants that refer to each other', () => {
    const text =
      'const a = { draftVersion: b };\nconst b = { domain: a };\nnew platformClient.LanguageUnderstandingApi().postLanguageunderstandingDomains(a);\nconst c = c;';
    expect(removedFieldsOf({ 'a.js': text })).toEqual([]);
  });
});
