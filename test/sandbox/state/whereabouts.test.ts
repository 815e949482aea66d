import { expect, it } from 'vitest';
import { Store } from '../../../src/sandbox/world/store.js';
import { Whereabouts } from '../../../src/sandbox/world/whereabouts.js';

it('Entities are found by the path that they lie at, whoever keeps them', () => {
  const store = new Store();
  store.skills.put({ id: 's', name: 'Chess' });
  const whereabouts = new Whereabouts(() => store);
  const roles = new Map([['r', { id: 'r' }]]);
  whereabouts.addMap('/api/v2/authorization/roles', () => roles);
  expect(whereabouts.at('/api/v2/authorization/roles')?.find('r')).toEqual({ id: 'r' });
  expect(whereabouts.at('/api/v2/routing/skills')?.all()).toMatchObject([{ id: 's', name: 'Chess' }]);
  expect(whereabouts.at('/api/v2/nothing')).toBeUndefined();

  whereabouts.at('/api/v2/authorization/roles')?.put('q', { id: 'q' });
  whereabouts.at('/api/v2/routing/skills')?.remove('s');
  expect([[...roles.keys()], store.skills.size]).toEqual([['r', 'q'], 0]);
});

it('What lies below an entity is found with what stands in the places of the placeholders', () => {
  const whereabouts = new Whereabouts(() => new Store());
  whereabouts.add('/a/{}/b', (id = '') => ({
    all: () => [{ id }],
    find: () => undefined,
    put: () => undefined,
    remove: () => undefined,
  }));
  expect(whereabouts.at('/a/one%2Ftwo/b')?.all()).toEqual([{ id: 'one/two' }]);
  expect(whereabouts.at('/a/one/c')).toBeUndefined();
});

it('A deleted user is not among what lies at the users’ path', () => {
  const store = new Store();
  store.users.put({ id: 'u', name: 'Ada', email: 'ada@example.com', state: 'deleted', version: 1 });
  const users = new Whereabouts(() => store).at('/api/v2/users');
  expect([users?.find('u'), users?.all()]).toEqual([undefined, []]);
});
