import { expect, it } from 'vitest';
import { stemOf, wordsOf } from '../../src/find/words.js';

it.each([
  ['queue', 'queues'],
  ['recording', 'recordings'],
  ['category', 'categories'],
  ['organization', 'organisation'],
  ['synchronize', 'synchronised'],
  ['dial', 'dialling'],
  ['status', 'status'],
  ['address', 'addresses'],
])('treats "%s" and "%s" as one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['process', 'proces'],
  ['presence', 'present'],
  ['set', 'settings'],
])('distinguishes "%s" and "%s"', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

it('splits names and leaves out words that say nothing', () => {
  expect(wordsOf('the postUserRoutingskills of a queue')).toEqual(['post', 'user', 'routingskil', 'queu']);
});

it.each([
  ['log an agent out', 'sign out an agent'],
  ['agents', 'user'],
  ['wrap-up codes', 'wrapup'],
  ['do not call list', 'DNC list'],
  ['call back', 'callbacks'],
])('finds the same words in "%s" and "%s"', (one, other) => {
  expect(new Set(wordsOf(one))).toEqual(new Set(wordsOf(other)));
});

it('adds compounds that the index has', () => {
  expect(wordsOf('data tables', (stem) => stem === 'datatabl')).toEqual(['data', 'tabl', 'datatabl']);
});
