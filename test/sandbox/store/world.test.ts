import { expect, it } from 'vitest';
import { World } from '../../../src/sandbox/store/world.js';

interface Boat {
  name: string;
}

it('a collection is the same object for a name, even after reset and restore', () => {
  const world = new World();
  const boats = world.collection<Boat>('boats');
  boats.set('a', { name: 'Ada' });
  const state = world.snapshot();
  world.reset();
  expect(boats.size).toBe(0);
  world.restore(state);
  expect(world.collection('boats')).toBe(boats);
  expect(boats.get('a')).toEqual({ name: 'Ada' });
});

it('a collection is filled when it is new, after a reset, and by a restore only if the state is older than it', () => {
  const world = new World();
  const empty = world.snapshot();
  const plant = (boats: Map<string, Boat>): void => {
    boats.set(`boat-${boats.size}`, { name: 'Planted' });
  };
  const boats = world.collection('boats', plant);
  expect(world.collection('boats', plant).size).toBe(1);
  boats.clear();
  world.reset();
  expect([...boats.keys()]).toEqual(['boat-0']);
  boats.clear();
  const cleared = world.snapshot();
  world.restore(empty);
  expect([...boats.keys()]).toEqual(['boat-0']);
  world.restore(cleared);
  expect(boats.size).toBe(0);
});

it('a snapshot contains unused collections', () => {
  const one = new World();
  one.collection<Boat>('boats').set('a', { name: 'Ada' });
  const other = new World();
  other.restore(one.snapshot());
  const planted = other.collection<Boat>('boats', (boats) => boats.set('b', { name: 'Bea' }));
  expect([...planted.keys()]).toEqual(['a']);
  other.reset();
  expect([...planted.keys()]).toEqual(['b']);
});

it('a snapshot shares nothing with the world', () => {
  const world = new World();
  const boats = world.collection<Boat>('boats');
  const boat = { name: 'Ada' };
  boats.set('a', boat);
  const state = world.snapshot();
  boat.name = 'Bea';
  world.restore(state);
  expect(boats.get('a')).toEqual({ name: 'Ada' });
  boats.get('a')!.name = 'Cleo';
  world.restore(state);
  expect(boats.get('a')).toEqual({ name: 'Ada' });
});

it('a listener receives events until it unsubscribes', () => {
  const { events } = new World();
  const receivedEvents: unknown[] = [];
  const end = events.subscribe((event) => receivedEvents.push(event));
  events.publish('v2.users.u1.presence', { source: 'PURECLOUD' });
  end();
  events.publish('v2.users.u1.presence', {});
  expect(receivedEvents).toEqual([{ topicName: 'v2.users.u1.presence', eventBody: { source: 'PURECLOUD' } }]);
});

it('a jump of the clock is reported', () => {
  const { clock } = new World();
  let jumps = 0;
  const end = clock.onJump(() => {
    jumps += 1;
  });
  clock.advance(1);
  clock.set(0);
  end();
  clock.advance(1);
  expect(jumps).toBe(2);
});
