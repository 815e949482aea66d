import { describe, expect, it, vi } from 'vitest';
import '../../support/english.js';
import { RequestTabs, TABS_KEY } from '../../../../examples/console/src/explorer/keep/request-tabs.js';
import { PastResponses } from '../../../../examples/console/src/explorer/keep/past-responses.js';
import type { Outcome } from '../../../../examples/console/src/explorer/call/run.js';
import { readEnvironments } from '../../../../examples/console/src/explorer/keep/environments.js';

function storageOf(items: Record<string, string> = {}): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

function create(storage = storageOf()): { tabs: RequestTabs; titles: () => string[] } {
  let count = 0;
  const tabs = new RequestTabs(storage, () => String(++count));
  const titles = (): string[] =>
    tabs.tabs().map((tab) => `${tab === tabs.active ? '*' : ''}${tab.id} ${tab.method}${tab.hash}${tab.values ? ' typed' : ''}`);
  return { tabs, titles };
}

const place = (method: string, hash = ''): { slug: string; method: string; hash: string } => ({ slug: 'users', method, hash });

describe('The open requests', () => {
  it('are those of the methods that were visited, each once', () => {
    const { tabs, titles } = create();
    tabs.visit(place('getUser'));
    tabs.visit(place('getUsers'));
    tabs.visit(place('getUser', '#a'));
    expect(titles()).toEqual(['*1 getUser#a', '2 getUsers']);
  });

  it('can be several of a method, and keep what was typed', () => {
    const { tabs, titles } = create();
    tabs.visit(place('getUser'));
    tabs.keep(place('getUser'), { userId: 'u1' });
    tabs.open(place('getUser'));
    expect(titles()).toEqual(['1 getUser typed', '*2 getUser']);
    const before = tabs.generation();
    expect(tabs.activate('1')?.values).toEqual({ userId: 'u1' });
    expect(tabs.generation()).toBe(before + 1);
    tabs.visit(place('getUser'));
    expect(titles()).toEqual(['*1 getUser typed', '2 getUser']);
    tabs.visit(place('getUser', '#other'));
    expect(titles()).toEqual(['*1 getUser#other', '2 getUser']);
    tabs.keep(place('getUsers'), { id: 'x' });
    expect(titles()).toEqual(['*1 getUser#other', '2 getUser']);
  });

  it('are closed and opened again', () => {
    const { tabs, titles } = create();
    for (const method of ['getUser', 'getUsers', 'getUsersMe']) tabs.visit(place(method));
    expect(tabs.close('2')).toBeUndefined();
    expect(tabs.close('3')?.method).toBe('getUser');
    expect(titles()).toEqual(['*1 getUser']);
    expect(tabs.close('1')).toBeUndefined();
    expect([titles(), tabs.active, tabs.close('1')]).toEqual([[], undefined, undefined]);
    expect(tabs.reopen()?.method).toBe('getUser');
    expect(tabs.reopen()?.method).toBe('getUsersMe');
    expect(tabs.canReopen()).toBe(true);
    expect(tabs.activate('9')).toBeUndefined();
  });

  it('change the generation if the active one is closed and the next one is of the same method', () => {
    const { tabs, titles } = create();
    tabs.visit(place('getUser'));
    tabs.open(place('getUser'));
    tabs.visit(place('getUsers'));
    const before = tabs.generation();
    expect(tabs.close('3')?.id).toBe('2');
    expect(tabs.generation()).toBe(before);
    expect(tabs.close('2')?.id).toBe('1');
    expect(tabs.generation()).toBe(before + 1);
    expect(titles()).toEqual(['*1 getUser']);
  });

  it('are at most 20: the first ones are closed', () => {
    const { tabs, titles } = create();
    for (let index = 0; index < 22; index++) tabs.visit(place(`getUser${index}`));
    expect(titles()).toHaveLength(20);
    expect(titles()[0]).toBe('3 getUser2');
    expect(titles().at(-1)).toBe('*22 getUser21');
  });

  it('last over a reload, until they are cleared', () => {
    const storage = storageOf();
    const { tabs } = create(storage);
    tabs.visit(place('getUser'));
    tabs.visit(place('getUsers'));
    tabs.activate('1');
    const again = create(storage);
    expect(again.titles()).toEqual(['*1 getUser', '2 getUsers']);
    const listener = vi.fn();
    const end = again.tabs.subscribe(listener);
    again.tabs.clear();
    end();
    again.tabs.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(create(storage).titles()).toEqual([]);
  });

  it.each(['{', 'null', '[{"id":"1"}]', '[{"id":"1","slug":"../x","method":"m","name":"","hash":""}]'])(
    'are none if %j is stored',
    (text) => {
      expect(create(storageOf({ [TABS_KEY]: text, 'console.explorer.active-tab': '5' })).titles()).toEqual([]);
    },
  );
});

describe('The responses for a comparison', () => {
  const responded = (text: string): Outcome => ({ kind: 'responded', status: 200, body: {}, text }) as unknown as Outcome;

  it('are in memory, the latest first, up to a limit', () => {
    const responses = new PastResponses();
    for (let index = 0; index < 40; index++) responses.add({ id: String(index), method: 'getUser', at: index }, responded('{}'));
    expect(
      responses
        .of('getUser')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['39', '38']);
    expect(responses.of('getUser')).toHaveLength(30);
    expect(responses.of('getUsers')).toEqual([]);
    responses.add({ id: 'long', method: 'getUser', at: 1 }, responded('x'.repeat(7_999_999)));
    expect(responses.of('getUser').map(({ id }) => id)).toEqual(['long']);
    responses.add({ id: 'failed', method: 'getUser', at: 1 }, { kind: 'failed', code: 'x', error: undefined });
    expect(responses.of('getUser')).toHaveLength(1);
    responses.clear();
    expect(responses.of('getUser')).toEqual([]);
  });
});

describe('Stored environments', () => {
  it('of another form are left out', () => {
    const environment = { place: 'region', region: 'eu_west_1', host: '', grant: 'pkce', clientId: 'c', keep: false };
    const others = [null, { ...environment, clientId: '' }, { ...environment, place: 'x' }, { ...environment, keep: 1 }];
    expect(readEnvironments([environment, ...others])).toEqual([environment]);
    expect(readEnvironments(undefined)).toEqual([]);
  });
});
