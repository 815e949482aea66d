import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';

const contract = parseContract();
const parseOne = (line: string) => parseContract(`@Mode = fast | slow | off\n\n## ThingsApi\n${line}`)[0];

describe('the contract table', () => {
  const summary = (operations: typeof contract) => ({
    operations: operations.length,
    areas: new Set(operations.map(({ area }) => area)).size,
    calls: new Set(operations.map(({ verb, path }) => `${verb} ${path}`)).size,
  });

  it('holds 3,606 operations in 89 areas, 3,449 distinct calls; of the level of July 2022 1,839 in 63, 1,756 distinct', () => {
    expect(summary(contract)).toEqual({ operations: 3606, areas: 89, calls: 3449 });
    expect(summary(contract.filter(({ since }) => since === '2022'))).toEqual({ operations: 1839, areas: 63, calls: 1756 });
  });

  it('names an operation once per area, areas and operations in alphabetical order', () => {
    const names = contract.map(({ area, name }) => `${area}.${name}`);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('keeps one route, query, body and result for an operation that two areas offer', () => {
    const first = new Map<string, object>();
    for (const { area, since, deprecated, retired, ...operation } of contract) {
      const firstOperation = first.get(operation.name);
      if (firstOperation) expect({ area, ...operation }).toEqual({ area, ...firstOperation });
      else first.set(operation.name, operation);
    }
    expect(first.size).toBe(3449);
  });

  it('has five operations, in two of their areas, that came to the second later, two of which have left the first', () => {
    const standingOf = ({ since, retired, deprecated }: (typeof contract)[number]) =>
      [since, ...(retired ? ['retired'] : []), ...(deprecated ? ['deprecated'] : [])].join(' ');
    const firsts = new Map(contract.toReversed().map((operation) => [operation.name, operation]));
    const different = contract.flatMap((operation) => {
      const first = firsts.get(operation.name);
      const [before, after] = [first, operation].map((offered) => offered && `${offered.area} ${standingOf(offered)}`);
      return first && standingOf(first) !== standingOf(operation) ? [`${operation.name}: ${before}, ${after}`] : [];
    });
    expect(different).toEqual([
      'deleteRoutingLanguage: LanguagesApi 2022 retired deprecated, RoutingApi today',
      'getRoutingLanguage: LanguagesApi 2022 retired deprecated, RoutingApi today',
      'getOauthClientUsageQueryResult: OAuthApi 2022, UsageApi today',
      'getOauthClientUsageSummary: OAuthApi 2022, UsageApi today',
      'postOauthClientUsageQuery: OAuthApi 2022, UsageApi today',
    ]);
  });

  it('calls 271 operations deprecated, the 138 retired ones among them, and 204 preview; 40 take no other option', () => {
    const count = (predicate: (operation: (typeof contract)[number]) => boolean) => contract.filter(predicate).length;
    expect(count(({ deprecated }) => deprecated)).toBe(271);
    expect(count(({ retired }) => retired)).toBe(138);
    expect(count(({ retired, deprecated }) => retired && !deprecated)).toBe(0);
    expect(count(({ preview }) => preview)).toBe(204);
    expect(count(({ preview, since }) => preview && since === '2022')).toBe(0);
    expect(count(({ strict }) => strict)).toBe(40);
  });

  it('retires nothing that came since July 2022', () => {
    expect(contract.filter(({ retired, since }) => retired && since === 'today')).toEqual([]);
  });

  it('is strict only where the body is optional', () => {
    const strict = contract.filter((operation) => operation.strict);
    expect(strict.filter(({ body }) => body === undefined || body.required)).toEqual([]);
  });

  it('knows the guest chat calls, the one call without a token and the three answers that are text', () => {
    const only = (predicate: (operation: (typeof contract)[number]) => boolean) =>
      contract.filter(predicate).map(({ name }) => name);
    expect(only(({ auth }) => auth === 'guest')).toHaveLength(10);
    expect(only(({ auth }) => auth === 'none')).toEqual(['postWebchatGuestConversations']);
    expect(only(({ accept }) => accept === 'text/plain')).toHaveLength(2);
    expect(only(({ accept }) => accept === 'text/calendar')).toHaveLength(1);
  });
});

describe('parseContract', () => {
  /** Where an operation stands of which the table says nothing. */
  const ordinary = { since: '2022', deprecated: false, retired: false, preview: false, strict: false };

  it('reads every part of a line', () => {
    const line =
      'putThing(kind, thingId, body, since) PUT /api/v2/things/{kind}/{thingId} /kind:(big|small) ?since:date ?mode:@Mode[] ?state:(on|off)=on ?siteId@site.id' +
      ' ?count:integer=25 ^ifMatch@If-Match=* {body: Thing[]} accept:text/plain auth:guest -> Dictionary<JsonObject> all:a:b:c,d:e:f';
    const query = { list: false, values: undefined, required: false, default: undefined };
    expect(parseOne(line)).toEqual({
      area: 'ThingsApi',
      name: 'putThing',
      verb: 'PUT',
      path: '/api/v2/things/{kind}/{thingId}',
      arguments: ['kind', 'thingId', 'body', 'since'],
      pathValues: { kind: ['big', 'small'] },
      query: [
        { ...query, argument: 'since', wireName: 'since', type: 'date', required: true },
        { ...query, argument: 'mode', wireName: 'mode', type: 'string', list: true, values: ['fast', 'slow', 'off'] },
        { ...query, argument: 'state', wireName: 'state', type: 'string', values: ['on', 'off'], default: 'on' },
        { ...query, argument: 'siteId', wireName: 'site.id', type: 'string' },
        { ...query, argument: 'count', wireName: 'count', type: 'integer', default: '25' },
      ],
      headers: [{ argument: 'ifMatch', wireName: 'If-Match', required: false, default: '*' }],
      body: { argument: 'body', type: 'Thing[]', required: true },
      accept: 'text/plain',
      auth: 'guest',
      returns: 'Dictionary<JsonObject>',
      permissions: { all: ['a:b:c', 'd:e:f'] },
      ...ordinary,
    });
  });

  it.each<[terms: string, standing: Partial<typeof ordinary>]>([
    ['since:today', { since: 'today' }],
    ['preview', { preview: true }],
    ['since:today preview', { since: 'today', preview: true }],
    ['deprecated', { deprecated: true }],
    ['since:today deprecated preview', { since: 'today', deprecated: true, preview: true }],
    ['retired deprecated', { retired: true, deprecated: true }],
    ['strict', { strict: true }],
    ['?name retired {body: Thing} deprecated accept:text/plain strict', { retired: true, deprecated: true, strict: true }],
  ])('reads what %s says of where an operation stands', (terms, standing) => {
    expect(parseOne(`getThing() GET /api/v2/things ${terms} -> Thing any:thing:view`)).toMatchObject({
      ...ordinary,
      ...standing,
    });
  });

  it('takes what one line says for that line alone', () => {
    const lines = ['getThing() GET /api/v2/thing since:today deprecated -> Thing', 'getThings() GET /api/v2/things -> Thing'];
    expect(parseContract(`## ThingsApi\n${lines.join('\n')}`)[1]).toMatchObject(ordinary);
  });

  it('takes an operation with nothing but its route for an OAuth call that answers in JSON', () => {
    expect(parseOne('deleteThings() DELETE /api/v2/things -> void')).toEqual({
      area: 'ThingsApi',
      name: 'deleteThings',
      verb: 'DELETE',
      path: '/api/v2/things',
      arguments: [],
      pathValues: {},
      query: [],
      headers: [],
      body: undefined,
      accept: 'application/json',
      auth: 'oauth',
      returns: 'void',
      permissions: {},
      ...ordinary,
    });
  });

  it.each([
    ['getThing() FETCH /api/v2/things -> Thing', 'it is no operation'],
    ['getThing() GET /api/v2/things', 'it is no operation'],
    ['getThing() GET /api/v2/things -> Thing some:a:b:c', 'it is no operation'],
    ['getThing() GET /api/v2/things expand -> Thing', '"expand" is neither'],
    ['getThing() GET /api/v2/things auth:basic -> Thing', '"auth:basic" is neither'],
    ['getThing() GET /api/v2/things since:2022 -> Thing', '"since:2022" is neither'],
    ['getThing() GET /api/v2/things since:tomorrow -> Thing', '"since:tomorrow" is neither'],
    ['getThing() GET /api/v2/things since -> Thing', '"since" is neither'],
    ['getThing() GET /api/v2/things Retired -> Thing', '"Retired" is neither'],
    ['getThing() GET /api/v2/things retired:2023 -> Thing', '"retired:2023" is neither'],
    ['getThing() GET /api/v2/things beta -> Thing', '"beta" is neither'],
    ['getThing() GET /api/v2/things -> Thing deprecated', 'it is no operation'],
    ['getThing() GET /api/v2/things ?mode:@Speed -> Thing', 'no set is called "@Speed"'],
    ['getThing() GET /api/v2/things ?mode:float -> Thing', '"float" is no type'],
    ['getThing() GET /api/v2/things ?mode:string -> Thing', '"string" is no type'],
    ['getThing(thingId) GET /api/v2/things/{thingId} /thingId -> Thing', '"/thingId" names no placeholder and its values'],
    ['getThing(id) GET /api/v2/things ?id /id:(a|b) -> Thing', '"/id" names no placeholder and its values'],
    ['getThing() GET /api/v2/things/{thingId} -> Thing', '"{thingId}" has no argument'],
    ['getThing(thingId) GET /api/v2/things -> Thing', 'the argument "thingId" has no place'],
    ['getThing(id) GET /api/v2/things/{id} ?id -> Thing', '"id" has two places'],
  ])('refuses %s', (line, reason) => {
    expect(() => parseOne(line)).toThrow(`Line 4 of the contract, "${line}": ${reason}`);
  });

  it('refuses an operation before the first area', () => {
    const line = 'getThings() GET /api/v2/things -> Thing';
    expect(() => parseContract(line)).toThrow(`Line 1 of the contract, "${line}": an operation stands before the first area`);
  });
});
