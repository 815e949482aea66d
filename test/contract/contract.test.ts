import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';

const contract = parseContract();
const parseOne = (line: string) => parseContract(`@Mode = fast | slow | off\n\n## ThingsApi\n${line}`)[0];

describe('the contract table', () => {
  it('holds 1,839 operations in 63 areas, 1,756 distinct calls', () => {
    expect(contract).toHaveLength(1839);
    expect(new Set(contract.map(({ area }) => area)).size).toBe(63);
    expect(new Set(contract.map(({ verb, path }) => `${verb} ${path}`)).size).toBe(1756);
  });

  it('names an operation once per area, areas and operations in alphabetical order', () => {
    const names = contract.map(({ area, name }) => `${area}.${name}`);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('keeps one route, query, body and result for an operation that two areas offer', () => {
    const first = new Map<string, object>();
    for (const { area, ...operation } of contract) {
      const known = first.get(operation.name);
      if (known) expect({ area, ...operation }).toEqual({ area, ...known });
      else first.set(operation.name, operation);
    }
    expect(first.size).toBe(1756);
  });

  it('knows the guest chat calls, the one call without a token and the three answers that are text', () => {
    const only = (wanted: (operation: (typeof contract)[number]) => boolean) => contract.filter(wanted).map(({ name }) => name);
    expect(only(({ auth }) => auth === 'guest')).toHaveLength(10);
    expect(only(({ auth }) => auth === 'none')).toEqual(['postWebchatGuestConversations']);
    expect(only(({ accept }) => accept === 'text/plain')).toHaveLength(2);
    expect(only(({ accept }) => accept === 'text/calendar')).toHaveLength(1);
  });
});

describe('parseContract', () => {
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
    });
  });

  it('takes an operation with nothing but its route for an OAuth call that answers in JSON', () => {
    expect(parseOne('deleteThings() DELETE /api/v2/things -> void')).toEqual({
      ...{
        area: 'ThingsApi',
        name: 'deleteThings',
        verb: 'DELETE',
        path: '/api/v2/things',
        arguments: [],
        pathValues: {},
        query: [],
        headers: [],
      },
      ...{ body: undefined, accept: 'application/json', auth: 'oauth', returns: 'void', permissions: {} },
    });
  });

  it.each([
    ['getThing() FETCH /api/v2/things -> Thing', 'it is no operation'],
    ['getThing() GET /api/v2/things', 'it is no operation'],
    ['getThing() GET /api/v2/things -> Thing some:a:b:c', 'it is no operation'],
    ['getThing() GET /api/v2/things expand -> Thing', '"expand" is neither'],
    ['getThing() GET /api/v2/things auth:basic -> Thing', '"auth:basic" is neither'],
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
