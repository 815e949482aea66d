import { expect, it } from 'vitest';
import { Changes } from '../../../src/sandbox/store/changes.js';
import type { Change } from '../../../src/sandbox/store/changes.js';
import { Store } from '../../../src/sandbox/store/store.js';

const stored = (): { store: Store; changedPaths: string[] } => {
  const changes = new Changes();
  const changedPaths: string[] = [];
  changes.watch(({ collection: place, id, after }: Change) => changedPaths.push(`${place} ${id} ${after ? 'is' : 'is gone'}`));
  return { store: new Store(changes), changedPaths };
};

it('Entities are found by their path, in any store', () => {
  const { store, changedPaths } = stored();
  store.skills.save({ id: 's', name: 'Chess' });
  const languages = new Map([['l', { id: 'l' }]]);
  store.addMapView('/api/v2/languages', () => languages);
  store.collection('/api/v2/groups').set('g', { id: 'g' });
  expect(store.find('/api/v2/languages', 'l')).toEqual({ id: 'l' });
  expect(store.all('/api/v2/routing/skills')).toMatchObject([{ id: 's', name: 'Chess' }]);
  expect(store.all('/api/v2/groups')).toEqual([{ id: 'g' }]);
  expect(store.hasEntities('/api/v2/nothing')).toBe(false);

  store.put('/api/v2/languages', 'm', { id: 'm' });
  store.remove('/api/v2/routing/skills', 's');
  store.remove('/api/v2/groups', 'g');
  expect([[...languages.keys()], store.skills.size, store.collection('/api/v2/groups').size]).toEqual([['l', 'm'], 0, 0]);
  expect(changedPaths).toEqual([
    '/api/v2/routing/skills s is',
    '/api/v2/groups g is',
    '/api/v2/routing/skills s is gone',
    '/api/v2/groups g is gone',
  ]);
});

it('An entity below another one is found with the values of the placeholders', () => {
  const { store } = stored();
  store.addView('/a/{}/b', (id = '') => ({
    all: () => [{ id }],
    find: () => undefined,
    put: () => undefined,
    remove: () => undefined,
  }));
  expect(store.all('/a/one%2Ftwo/b')).toEqual([{ id: 'one/two' }]);
  expect(store.all('/a/one/c')).toEqual([]);
  expect([store.isManaged('/a/{}/b'), store.isManaged('/a/{}/c')]).toEqual([true, false]);
});

it('An entity below another one is removed with it, and others stay', () => {
  const { store } = stored();
  for (const path of ['/a', '/a/one/b', '/a/one/b/c/d', '/a/oneself/b']) store.put(path, 'one', { id: 'one' });
  for (const path of ['/a/one/settings', '/a/oneself/settings']) store.putSingle(path, { on: true });
  const held = store.collection<{ id: string }>('/a/one/held');
  held.set('h', { id: 'h' });
  store.remove('/a', 'one');
  const paths = ['/a', '/a/one/b', '/a/one/b/c/d', '/a/one/settings', '/a/oneself/b', '/a/oneself/settings'];
  expect(paths.filter((path) => store.hasEntities(path))).toEqual(['/a/oneself/b', '/a/oneself/settings']);
  expect(store.collection('/a/one/held')).toBe(held);
});

it('An entity may have any key, and its changes are reported', () => {
  const { store, changedPaths } = stored();
  store.put('/a', '__proto__', { id: '__proto__' });
  expect([store.find('/a', '__proto__'), store.find('/a', 'constructor')]).toEqual([{ id: '__proto__' }, undefined]);
  store.remove('/a', '__proto__');
  expect(changedPaths).toEqual(['/a __proto__ is', '/a __proto__ is gone']);
});

it('A deleted user is not among the entities of the users’ path', () => {
  const { store } = stored();
  store.users.save({ id: 'u', name: 'Ada', email: 'ada@example.com', state: 'deleted', version: 1 });
  expect([store.find('/api/v2/users', 'u'), store.all('/api/v2/users')]).toEqual([undefined, []]);
});

it('Children are saved and restored parent by parent, and reported by their parent', () => {
  const { store, changedPaths } = stored();
  store.members.set('queue/1', 'ada', { joined: true, ringNumber: 1 });
  store.userSkills.set('ada', 'chess', 4);
  const saved = JSON.parse(JSON.stringify(store)) as ReturnType<Store['toJSON']>;
  expect(saved).toMatchObject({ 'queues.members': [['queue/1', [['ada', { joined: true, ringNumber: 1 }]]]] });
  store.members.deleteChild('ada');
  store.userSkills.deleteParent('ada');
  expect(store.members.get('queue/1', 'ada')).toBeUndefined();
  store.load(saved);
  expect([store.members.of('queue/1').size, store.userSkills.get('ada', 'chess')]).toEqual([1, 4]);
  expect(changedPaths.filter((line) => line.startsWith('queues.members'))).toEqual([
    'queues.members/queue%2F1 ada is',
    'queues.members/queue%2F1 ada is gone',
  ]);
});
