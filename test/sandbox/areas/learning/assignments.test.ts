import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

let office: Office;

type Entity = NamedEntity & Record<string, unknown>;

const send = async <T = Entity>(verb: string, path: string, body?: object): Promise<T> =>
  (await office.call<T>(verb, `/api/v2/${path}`, body)).body;

beforeEach(async () => {
  office = await openOffice();
});

const learningModule = async (isPublished = true) => {
  const { id } = await send('POST', 'learning/modules', { name: 'Safety', completionTimeInDays: 7 });
  if (isPublished) await send('POST', `learning/modules/${id}/publish`, {});
  return id;
};
const bulkAdd = (...pairs: object[]) =>
  send<{ entities: Entity[]; disallowedEntities: object[] }>('POST', 'learning/assignments/bulkadd', pairs);

describe('A learning module', () => {
  it('is published with its current content', async () => {
    const id = await learningModule(false);
    expect(await send('POST', `learning/modules/${id}/publish`, {})).toMatchObject({ id, version: 1 });
    expect(await send('GET', `learning/modules/${id}`)).toMatchObject({ isPublished: true });
    await send('PUT', `learning/modules/${id}`, { name: 'Safety first', completionTimeInDays: 7 });
    expect(await send('POST', `learning/modules/${id}/publish`, {})).toMatchObject({ version: 2 });
    expect(refusal(await office.call('POST', `/api/v2/learning/modules/${UNKNOWN_ID}/publish`, {}))).toMatchObject({
      status: 404,
    });
  });
});

describe('Assignments', () => {
  it('are created and deleted in bulk, with an error for each that fails', async () => {
    const moduleId = await learningModule();
    const draftId = await learningModule(false);
    const [one, other] = office.users;
    const pair = { moduleId, userId: one!.id };
    const added = await bulkAdd(
      pair,
      pair,
      { moduleId, userId: other!.id },
      { moduleId: draftId, userId: one!.id },
      { moduleId, userId: UNKNOWN_ID },
    );
    expect(added.entities).toMatchObject([
      { state: 'Assigned', user: { id: one!.id }, module: { id: moduleId } },
      { user: { id: other!.id } },
    ]);
    expect(added.disallowedEntities).toMatchObject([
      { errorCode: 'learning.assignment.exists', entity: pair },
      { errorCode: 'learning.module.not.published' },
      { errorCode: 'not.found' },
    ]);
    const { id } = added.entities[0]!;
    expect(await send('POST', 'learning/assignments/bulkremove', [id, UNKNOWN_ID])).toMatchObject({
      entities: [{ assignmentId: id }],
      disallowedEntities: [{ errorCode: 'not.found', entity: { id: UNKNOWN_ID } }],
    });
    expect((await office.call('GET', `/api/v2/learning/assignments/${id}`)).status).toBe(404);
  });

  it('require a known user and module, and are due when the module says', async () => {
    const moduleId = await learningModule();
    const draftId = await learningModule(false);
    const make = async (body: object) => await office.call<Entity>('POST', '/api/v2/learning/assignments', body);
    const userId = office.users[1]!.id;
    expect(refusal(await make({ moduleId: UNKNOWN_ID, userId }))).toMatchObject({ status: 400, fields: ['moduleId'] });
    expect(refusal(await make({ moduleId, userId: UNKNOWN_ID }))).toMatchObject({ status: 400, fields: ['userId'] });
    expect(refusal(await make({ moduleId: draftId, userId }))).toMatchObject({ status: 400, fields: ['moduleId'] });
    const { id, ...entity } = (await make({ moduleId, userId })).body;
    expect(entity).toMatchObject({ state: 'Assigned', version: 1, dateRecommendedForCompletion: '2026-03-17T12:30:00.000Z' });
    expect(await send('GET', `learning/modules/${draftId}`)).toMatchObject({ isPublished: false });
    await send('PATCH', `learning/assignments/${id}`, { state: 'Completed' });
    expect(await send('GET', `learning/assignments/${id}`)).toMatchObject({ dateCompleted: '2026-03-10T12:30:00.000Z' });
  });

  it('are filtered by user, state and due date', async () => {
    const moduleId = await learningModule();
    const [one, other] = office.users;
    const mine = callWith(office.sandbox, office.sandbox.issueAccessToken(other!.id));
    const make = async (userId: string, day: number) =>
      (
        await send('POST', 'learning/assignments', {
          moduleId,
          userId,
          recommendedCompletionDate: `2026-03-${day}T12:00:00.000Z`,
        })
      ).id;
    const first = await make(one!.id, 12);
    const second = await make(other!.id, 14);
    const third = await make(other!.id, 13);
    await send('PATCH', `learning/modules/${moduleId}/users/${one!.id}/assignments`, {
      state: 'Completed',
      percentageScore: 90,
      isPassed: true,
    });
    const search = async (query: string, by = office.call): Promise<string[]> =>
      (await by<{ entities: Entity[] }>('GET', `/api/v2/learning/assignments${query}`)).body.entities.map(({ id }) => id);
    expect(await search('')).toEqual([second, third, first]);
    expect(await search('?sortOrder=Asc')).toEqual([first, third, second]);
    expect(await search(`?userId=${one!.id}`)).toEqual([first]);
    expect(await search('/me', mine)).toEqual([second, third]);
    expect(await search('?states=Completed')).toEqual([first]);
    expect(await search('?types=Assessment')).toEqual([]);
    expect(await search(`?moduleId=${UNKNOWN_ID}`)).toEqual([]);
    expect(await search('?interval=2026-03-13T00:00Z/2026-03-14T00:00Z')).toEqual([third]);
    expect(await search('?completionInterval=2026-03-10T00:00Z/2026-03-11T00:00Z')).toEqual([first]);
    expect(await search('?pass=true')).toEqual([first]);
    expect(await search('?minPercentageScore=95')).toEqual([]);
    expect(await search('?minPercentageScore=80&maxPercentageScore=90')).toEqual([first]);
    office.sandbox.clock.set(Date.parse('2026-03-13T13:00:00Z'));
    const later = callWith(office.sandbox, office.sandbox.issueAccessToken(office.me.id));
    expect(await search('?overdue=True', later)).toEqual([third]);
    expect((await later('GET', `/api/v2/learning/assignments/${third}`)).body).toMatchObject({ isOverdue: true });
  });

  it('start again after a reset, and use the current module after a reassignment', async () => {
    const moduleId = await learningModule();
    const { entities } = await bulkAdd({ moduleId, userId: office.me.id });
    const path = `learning/assignments/${entities[0]!.id}`;
    const outcome = { state: 'Completed', percentageScore: 90, isPassed: true };
    expect(await send('PATCH', `learning/modules/${moduleId}/users/${office.me.id}/assignments`, outcome)).toMatchObject({
      ...outcome,
      dateCompleted: '2026-03-10T12:30:00.000Z',
    });
    const reset = await send('POST', `${path}/reset`, {});
    expect(reset).toMatchObject({ state: 'Assigned' });
    expect(reset).not.toHaveProperty('percentageScore');
    await send('PUT', `learning/modules/${moduleId}`, { name: 'Safety first', completionTimeInDays: 7 });
    expect(await send('GET', path)).toMatchObject({ module: { name: 'Safety' } });
    expect(await send('POST', `${path}/reassign`, {})).toMatchObject({ version: 2, module: { name: 'Safety first' } });
  });

  it('have no results after a reset', async () => {
    const { entities } = await bulkAdd({ moduleId: await learningModule(), userId: office.me.id });
    const path = `learning/assignments/${entities[0]!.id}`;
    const done = { assessment: { assessmentFormId: UNKNOWN_ID, status: 'Finished', answers: { questionGroupScores: [] } } };
    await send('PATCH', path, { ...done, state: 'InProgress' });
    await send('POST', `${path}/reset`, {});
    const { assessment } = await send<{ assessment?: object }>('GET', path);
    expect(assessment).toStrictEqual({ assessmentFormId: UNKNOWN_ID, status: 'Pending' });
  });

  it('can be rescheduled', async () => {
    const { entities } = await bulkAdd({ moduleId: await learningModule(), userId: office.me.id });
    const body = { dateRecommendedForCompletion: '2026-03-09T00:00:00.000Z', lengthInMinutes: 45 };
    await send('PATCH', `learning/assignments/${entities[0]!.id}/reschedule`, body);
    expect(await send('GET', `learning/assignments/${entities[0]!.id}`)).toMatchObject({ ...body, isOverdue: true });
  });

  it('publish an event for their users', async () => {
    const events: unknown[] = [];
    const topic = `v2.users.${office.me.id}.wem.learning.assignment`;
    office.sandbox.subscribe(({ topicName, eventBody }) => void (topicName === topic && events.push(eventBody)));
    const { entities } = await bulkAdd({ moduleId: await learningModule(), userId: office.me.id });
    expect(events).toMatchObject([{ id: entities[0]!.id, state: 'Assigned' }]);
  });
});

describe('A coaching appointment', () => {
  const appointment = async () =>
    (
      await send('POST', 'coaching/appointments', {
        name: 'Review',
        description: 'Calls',
        dateStart: '2026-03-11T09:00:00.000Z',
        lengthInMinutes: 30,
        facilitatorId: office.me.id,
        attendeeIds: [office.users[1]!.id],
        conversationIds: [],
        documentIds: [],
      })
    ).id;

  it('records its status changes', async () => {
    const id = await appointment();
    await send('PATCH', `coaching/appointments/${id}/status`, { status: 'InProgress' });
    office.sandbox.clock.advance(60_000);
    await send('PATCH', `coaching/appointments/${id}/status`, { status: 'Completed' });
    expect(await send('GET', `coaching/appointments/${id}`)).toMatchObject({
      status: 'Completed',
      dateCompleted: '2026-03-10T12:31:00.000Z',
    });
    expect(await send('GET', `coaching/appointments/${id}/statuses`)).toMatchObject({
      entities: [
        { status: 'Scheduled', dateCreated: '2026-03-10T12:30:00.000Z' },
        { status: 'InProgress', dateCreated: '2026-03-10T12:30:00.000Z', createdBy: { id: office.me.id } },
        { status: 'Completed', appointment: { id } },
      ],
    });
  });

  it('adds a conversation once', async () => {
    const id = await appointment();
    const conversationId = (await send('POST', 'conversations/calls', { phoneNumber: '+441632960001' })).id;
    const add = (body: object) => office.call('POST', `/api/v2/coaching/appointments/${id}/conversations`, body);
    expect((await add({ conversationId })).body).toMatchObject({ conversation: { id: conversationId }, appointment: { id } });
    await add({ conversationId });
    expect((await send(`GET`, `coaching/appointments/${id}`))['conversations']).toMatchObject([{ id: conversationId }]);
    expect(refusal(await add({ conversationId: UNKNOWN_ID }))).toMatchObject({ status: 404 });
  });
});

describe('A default role', () => {
  const ROLES = 'authorization/roles';
  const role = async (defaultRoleId: string) =>
    (await send<{ entities: Entity[] }>('GET', `${ROLES}?defaultRoleId=${defaultRoleId}`)).entities[0]!;
  const policy = { domain: 'fax', entityName: 'document', actionSet: ['view'], allowConditions: false };

  it('is compared with the shipped role, saved or not', async () => {
    const { id } = await role('agent');
    const same = await send<{ samePermissionPolicies: object[] }>('GET', `${ROLES}/${id}/comparedefault/${id}`);
    expect(same).toMatchObject({ addedPermissionPolicies: [], removedPermissionPolicies: [] });
    const [first, ...others] = same.samePermissionPolicies;
    const edited = { name: 'Agent', permissionPolicies: [...others, policy] };
    expect(await send('POST', `${ROLES}/${id}/comparedefault/agent`, edited)).toMatchObject({
      addedPermissionPolicies: [policy],
      removedPermissionPolicies: [first],
      samePermissionPolicies: others,
    });
    await send('PATCH', `${ROLES}/${id}`, edited);
    expect(await send('GET', `${ROLES}/${id}/comparedefault/${id}`)).toMatchObject({ addedPermissionPolicies: [policy] });
    expect((await office.call('GET', `/api/v2/${ROLES}/${id}/comparedefault/${UNKNOWN_ID}`)).status).toBe(404);
  });

  it('is restored if it is missing, and reset on request', async () => {
    const agent = await role('agent');
    const supervisor = await role('supervisor');
    await send('PATCH', `${ROLES}/${agent.id}`, { permissionPolicies: [policy] });
    await send('DELETE', `${ROLES}/${supervisor.id}`);
    const custom = await send('POST', ROLES, { name: 'Fax', permissionPolicies: [policy] });
    await send('POST', `${ROLES}/default`);
    expect((await role('supervisor'))['permissionPolicies']).toEqual(supervisor['permissionPolicies']);
    expect((await role('agent'))['permissionPolicies']).toEqual([policy]);
    expect(await send('PUT', `${ROLES}/default`, [{ id: agent.id }])).toMatchObject({ entities: [{ id: agent.id }] });
    expect((await role('agent'))['permissionPolicies']).toEqual(agent['permissionPolicies']);
    await send('PATCH', `${ROLES}/${agent.id}`, { permissionPolicies: [policy] });
    await send('POST', `${ROLES}/default?force=true`);
    expect((await role('agent'))['permissionPolicies']).toEqual(agent['permissionPolicies']);
    expect(await send('GET', `${ROLES}/${custom.id}`)).toMatchObject({ permissionPolicies: [policy] });
    const answer = await office.call('PUT', `/api/v2/${ROLES}/default`, [{ id: custom.id }]);
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['[0].id'] });
  });
});
