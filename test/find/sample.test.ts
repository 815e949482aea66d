import { expect, it } from 'vitest';
import { callText, sampleText } from '../../src/find/sample.js';
import { complaints } from '../support/complaints.js';
import { findData } from './support.js';

it('is a module that compiles, for every operation', async () => {
  const { operations } = await findData();
  const programs = Object.fromEntries(operations.map((operation) => [`${operation.name}.ts`, sampleText(operation)]));
  expect(Object.keys(programs).length).toBeGreaterThan(3000);
  expect(await complaints('find-samples', programs)).toEqual([]);
});

it('iterates over lists, and passes the usual source of a presence', async () => {
  const { operations } = await findData();
  const sampleOf = (name: string): string => {
    const operation = operations.find((each) => each.name === name);
    return operation ? `${callText(operation)}\n${sampleText(operation)}` : '';
  };
  expect(sampleOf('getRoutingQueueMembers')).toBe(`RoutingApi.getRoutingQueueMembers(queueId)
import { type ApiClient, RoutingApi } from 'contact-centre-client';

export async function getRoutingQueueMembers(client: ApiClient, queueId: string) {
  for await (const each of new RoutingApi(client).getRoutingQueueMembers(queueId).items()) console.log(each);
}`);
  expect(sampleOf('patchUserPresence')).toBe(`PresenceApi.patchUserPresence(userId, 'PURECLOUD', body)
import { type ApiClient, PresenceApi } from 'contact-centre-client';
import type { UserPresence } from 'contact-centre-client/models';

export async function patchUserPresence(client: ApiClient, userId: string, body: UserPresence) {
  return await new PresenceApi(client).patchUserPresence(userId, 'PURECLOUD', body);
}`);
});
