import { beforeEach, describe, expect, it } from 'vitest';
import type { AuthorizationPolicy, ValidationErrorListing } from 'contact-centre-client';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const POLICIES = '/api/v2/authorization/policies';
const TARGET = `${POLICIES}/targets/harbour`;

let floor: Floor;
const policy = (id: string, more: object = {}) => ({ name: 'Pier', subject: { type: 'USER', id }, effect: 'DENY', ...more });
const names = async (path: string) => (await floor.call<Listing<NamedEntity>>('GET', path)).body.entities.map(({ name }) => name);
beforeEach(async () => {
  floor = await openFloor();
});

describe('An access policy', () => {
  it('is added to a target, and found by target, subject and id', async () => {
    const { call, agent } = floor;
    const { body } = await call<AuthorizationPolicy & NamedEntity>('POST', TARGET, policy(agent.id, { active: true }));
    expect(body).toMatchObject({ targetResource: 'harbour', effect: 'DENY', active: true });
    for (const path of [TARGET, `${POLICIES}/subject/${agent.id}`, POLICIES])
      expect(await names(path), path).toStrictEqual(['Pier']);
    expect(await names(`${POLICIES}/targets/pier`)).toStrictEqual([]);
    expect((await call<NamedEntity>('GET', `${POLICIES}/${body.id}`)).body.name).toBe('Pier');
    expect((await call<NamedEntity>('GET', `${TARGET}/subject/${agent.id}`)).body.id).toBe(body.id);
    expect((await call('POST', TARGET, policy(agent.id))).status).toBe(409);
  });

  it('is replaced and deleted by subject', async () => {
    const { call, agent } = floor;
    const { body } = await call<NamedEntity>('POST', TARGET, policy(agent.id, { description: 'Old' }));
    const put = await call<AuthorizationPolicy>('PUT', TARGET, policy(agent.id, { effect: 'ALLOW' }));
    expect(put.body).toMatchObject({ id: body.id, effect: 'ALLOW' });
    expect(put.body.description).toBeUndefined();
    expect((await call('DELETE', `${TARGET}/subject/${agent.id}`)).status).toBe(204);
    expect((await call('GET', `${TARGET}/subject/${agent.id}`)).status).toBe(404);
    expect((await call('DELETE', `${TARGET}/subject/${agent.id}`)).status).toBe(404);
  });

  it('is validated without being stored', async () => {
    const { call, agent } = floor;
    const validate = async (body: object) =>
      (await call<ValidationErrorListing>('POST', `${TARGET}/validate`, body)).body.entities;
    expect(await validate(policy(agent.id))).toStrictEqual([]);
    expect(await validate({ subject: { type: 'ALL' }, effect: 'ALLOW' })).toStrictEqual([]);
    const wrong = policy(NOBODY, { targetResource: 'pier', presetAttributes: { hours: { type: 'TIME_RANGE' } } });
    expect((await validate(wrong)).map(({ arguments: { field } = {} }) => field)).toStrictEqual([
      'subject',
      'targetResource',
      'presetAttributes.hours',
    ]);
    expect(await names(POLICIES)).toStrictEqual([]);
    expect((await call('POST', TARGET, wrong)).status).toBe(400);
    for (const path of [TARGET, `${TARGET}/validate`])
      expect((await floor.asAgent('POST', path, policy(agent.id))).status, path).toBe(403);
  });
});
