import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/casemanagement';

let office: Office;
let contactId: string;

type Entity = NamedEntity & Record<string, unknown>;

const send = async <T = Entity>(verb: string, path: string, body?: object): Promise<T> =>
  (await office.call<T>(verb, path.startsWith('/') ? path : `${BASE}/${path}`, body)).body;
const refused = async (verb: string, path: string, body?: object) => refusal(await office.call(verb, `${BASE}/${path}`, body));
const entities = async (path: string) => (await send<{ entities: Entity[] }>('GET', path)).entities;

beforeEach(async () => {
  office = await openOffice();
  const contact = { firstName: 'Ada', lastName: 'Ash' };
  ({ id: contactId } = await send('POST', '/api/v2/externalcontacts/contacts', contact));
});

const plan = async (more: object = {}) =>
  await send('POST', 'caseplans', {
    name: 'Refunds',
    referencePrefix: 'REF',
    customerIntentId: UNKNOWN_ID,
    divisionId: office.sandbox.organisation.homeDivisionId,
    defaultDueDurationInSeconds: 3600,
    ...more,
  });
const stage = async (planId: string, name: string, more: object = {}) =>
  await send('POST', `caseplans/${planId}/stageplans`, { name, ...more });
const publish = async (planId: string) => await send('POST', `caseplans/${planId}/publish`);
const open = (caseplanId: string, more: object = {}) =>
  send('POST', 'cases', { caseplanId, externalContactId: contactId, ...more });
const schema = async () =>
  (
    await send('POST', '/api/v2/taskmanagement/workitems/schemas', {
      name: 'Refund',
      version: 1,
      jsonSchema: { title: 'Refund', type: 'object', properties: {} },
    })
  ).id;

describe('A caseplan', () => {
  it('is edited as a draft, published, and edited in a new draft', async () => {
    const { id } = await plan();
    expect(await send('GET', `caseplans/${id}`)).toMatchObject({
      latest: 1,
      versionState: 'Draft',
      modifiedBy: { id: office.me.id },
    });
    expect(await publish(id)).toMatchObject({ published: 1, versionState: 'Published' });
    expect(await refused('POST', `caseplans/${id}/publish`)).toMatchObject({ status: 409 });
    expect(await refused('POST', `caseplans/${id}/stageplans`, { name: 'Check' })).toMatchObject({ status: 409 });
    expect(await send('POST', `caseplans/${id}/versions`)).toMatchObject({ latest: 2, published: 1, versionState: 'Draft' });
    expect(await refused('POST', `caseplans/${id}/versions`)).toMatchObject({ status: 409 });
    await stage(id, 'Check');
    expect(await entities(`caseplans/${id}/versions/1/stageplans`)).toEqual([]);
    expect(await entities(`caseplans/${id}/versions/2/stageplans`)).toMatchObject([{ name: 'Check', caseplan: { version: 2 } }]);
    expect(await send('GET', `caseplans/${id}/versions/1`)).toMatchObject({ id, versionState: 'Published' });
  });

  it('cannot change prefix, intent and division after it was published', async () => {
    const { id } = await plan();
    expect(await send('PATCH', `caseplans/${id}`, { referencePrefix: 'RE', name: 'Money back' })).toMatchObject({
      referencePrefix: 'RE',
      name: 'Money back',
    });
    await publish(id);
    expect(await refused('PATCH', `caseplans/${id}`, { referencePrefix: 'R' })).toMatchObject({
      status: 409,
      fields: ['referencePrefix'],
    });
    expect(await send('PATCH', `caseplans/${id}`, { description: 'All of them' })).toMatchObject({ description: 'All of them' });
    const owner = { defaultCaseOwnerId: UNKNOWN_ID };
    expect(await refused('PATCH', `caseplans/${id}`, owner)).toMatchObject({ status: 400, fields: ['defaultCaseOwnerId'] });
  });

  it('has ordered stages with one step each', async () => {
    const { id } = await plan();
    const first = await stage(id, 'Check');
    const last = await stage(id, 'Pay');
    const between = await stage(id, 'Approve', { after: first.id });
    const names = async () => (await entities(`caseplans/${id}/versions/1/stageplans`)).map(({ name }) => name);
    expect(await names()).toEqual(['Check', 'Approve', 'Pay']);
    await send('POST', `caseplans/${id}/stageplans/${between.id}/reposition`, { after: last.id });
    expect(await names()).toEqual(['Check', 'Pay', 'Approve']);
    await send('POST', `caseplans/${id}/stageplans/${last.id}/reposition`, {});
    expect(await names()).toEqual(['Pay', 'Check', 'Approve']);
    expect(await send('PATCH', `caseplans/${id}/stageplans/${last.id}`, { name: 'Pay out' })).toMatchObject({ name: 'Pay out' });
    await send('DELETE', `caseplans/${id}/stageplans/${first.id}`);
    expect(await names()).toEqual(['Pay out', 'Approve']);
    expect(await refused('POST', `caseplans/${id}/stageplans`, { name: 'X', after: UNKNOWN_ID })).toMatchObject({
      fields: ['after'],
    });

    const path = `caseplans/${id}/stageplans/${last.id}/stepplans`;
    const [step] = await entities(`caseplans/${id}/versions/1/stageplans/${last.id}/stepplans`);
    expect(step).toMatchObject({ activityType: 'None', stageplan: { id: last.id } });
    const workitem = { activityType: 'Workitem' };
    expect(await refused('PATCH', `${path}/${step!.id}`, workitem)).toMatchObject({ status: 400, fields: ['workitemSettings'] });
    const unknown = { ...workitem, workitemSettings: { worktypeId: UNKNOWN_ID } };
    expect(await refused('PATCH', `${path}/${step!.id}`, unknown)).toMatchObject({ fields: ['workitemSettings.worktypeId'] });
    expect(await send('PATCH', `${path}/${step!.id}`, { name: 'Transfer' })).toMatchObject({ name: 'Transfer' });
    const read = `caseplans/${id}/versions/1/stageplans/${last.id}/stepplans/${step!.id}`;
    expect(await send('GET', read)).toMatchObject({ id: step!.id, name: 'Transfer' });
  });

  it('can change its schema until it is published', async () => {
    const { id } = await plan();
    const first = await schema();
    const second = (
      await send('POST', '/api/v2/taskmanagement/workitems/schemas', {
        name: 'Other',
        version: 1,
        jsonSchema: { title: 'Other', type: 'object', properties: {} },
      })
    ).id;
    const schemas = async () => (await entities(`caseplans/${id}/versions/1/dataschemas`)).map((each) => each.id);
    await send('POST', `caseplans/${id}/dataschemas`, { id: first });
    expect(await schemas()).toEqual([first]);
    expect(await refused('POST', `caseplans/${id}/dataschemas`, { id: second })).toMatchObject({ status: 409 });
    await send('PUT', `caseplans/${id}/dataschemas/default`, { id: second });
    expect(await schemas()).toEqual([second]);
    expect(await refused('PUT', `caseplans/${id}/dataschemas/other`, { id: second })).toMatchObject({ status: 404 });
    await send('DELETE', `caseplans/${id}/dataschemas/default`);
    expect(await schemas()).toEqual([]);
    expect(await refused('POST', `caseplans/${id}/dataschemas`, { id: UNKNOWN_ID })).toMatchObject({
      status: 400,
      fields: ['id'],
    });
    const intakeSettings = [
      { property: 'sum', required: true, displayOrder: 2 },
      { property: 'reason', required: false, displayOrder: 1 },
    ];
    await send('PUT', `caseplans/${id}/intakesettings`, { intakeSettings });
    const response = await send<{ entities: { property: string }[] }>('GET', `caseplans/${id}/versions/1/intakesettings`);
    expect(response.entities.map(({ property }) => property)).toEqual(['reason', 'sum']);
    await publish(id);
    expect(await refused('PUT', `caseplans/${id}/intakesettings`, {})).toMatchObject({ status: 409, fields: ['intakeSettings'] });
    const body = { caseplanId: id, externalContactId: contactId };
    expect(await refused('POST', 'cases', body)).toMatchObject({ status: 400, fields: ['intake.sum'] });
    expect(await open(id, { intake: [{ data: { sum: 3 } }] })).toMatchObject({ status: 'Open' });
  });
});

describe('A case', () => {
  it('is created from the published version, for a known user', async () => {
    const { id } = await plan({ defaultCaseOwnerId: office.me.id });
    const body = { caseplanId: id, externalContactId: contactId };
    expect(await refused('POST', 'cases', body)).toMatchObject({ status: 409 });
    await publish(id);
    expect(await refused('POST', 'cases', { ...body, externalContactId: UNKNOWN_ID })).toMatchObject({
      fields: ['externalContactId'],
    });
    const opened = await open(id, { summary: 'Ferry was late' });
    expect(opened).toMatchObject({
      reference: 'REF-1',
      summary: 'Ferry was late',
      owner: { id: office.me.id },
      creationStatus: 'Completed',
      dateDue: '2026-03-10T13:30:00.000Z',
      caseplan: { id, version: 1 },
      externalContact: { id: contactId },
    });
    expect(await send('GET', 'cases/references/REF-1')).toMatchObject({ id: opened.id });
    expect(await refused('GET', 'cases/references/REF-9')).toMatchObject({ status: 404 });
    expect(await entities(`cases/externalcontacts/${contactId}`)).toMatchObject([{ id: opened.id }]);
    expect(await refused('GET', `cases/externalcontacts/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });

  it('advances as the work items of its steps are closed, and is closed after the last', async () => {
    const bin = await send('POST', '/api/v2/taskmanagement/workbins', { name: 'Refunds' });
    const type = await send('POST', '/api/v2/taskmanagement/worktypes', { name: 'Refund', defaultWorkbinId: bin.id });
    const { id } = await plan();
    for (const name of ['Check', 'Pay']) {
      const { id: stageplanId } = await stage(id, name);
      const [step] = await entities(`caseplans/${id}/versions/1/stageplans/${stageplanId}/stepplans`);
      await send('PATCH', `caseplans/${id}/stageplans/${stageplanId}/stepplans/${step!.id}`, {
        activityType: 'Workitem',
        workitemSettings: { worktypeId: type.id },
      });
    }
    await publish(id);
    const opened = await open(id);
    expect(opened).toMatchObject({ status: 'InProgress', dateStarted: '2026-03-10T12:30:00.000Z' });
    const stages = async () => (await entities(`cases/${opened.id}/stages`)).map(({ status }) => status);
    expect(await stages()).toEqual(['InProgress', 'Open']);
    const statuses = await entities(`/api/v2/taskmanagement/worktypes/${type.id}/statuses`);
    const closed = statuses.find((status) => status['category'] === 'Closed')!;
    const finish = async (index: number) => {
      const stageId = (await entities(`cases/${opened.id}/stages`))[index]!.id;
      const [step] = await entities(`cases/${opened.id}/stages/${stageId}/steps`);
      const { id: workitemId } = step!['workitemActivity'] as NamedEntity;
      await send('PATCH', `/api/v2/taskmanagement/workitems/${workitemId}`, { statusId: closed.id });
      return await send('GET', `cases/${opened.id}/stages/${stageId}/steps/${step!.id}`);
    };
    expect(await finish(0)).toMatchObject({ status: 'Completed', dateCompleted: '2026-03-10T12:30:00.000Z' });
    expect(await stages()).toEqual(['Completed', 'InProgress']);
    await finish(1);
    expect(await send('GET', `cases/${opened.id}`)).toMatchObject({ status: 'Closed', dateClosed: '2026-03-10T12:30:00.000Z' });
  });

  it('can be terminated early', async () => {
    const { id: planId } = await plan();
    await stage(planId, 'Check');
    await publish(planId);
    const { id } = await open(planId);
    const job = await send('POST', `cases/${id}/terminate/jobs`);
    expect(job).toMatchObject({ status: 'Queued', jobType: 'Terminate', createdBy: { id: office.me.id } });
    expect(await send('GET', `cases/${id}`)).toMatchObject({ status: 'Terminating' });
    expect(await refused('POST', `cases/${id}/terminate/jobs`)).toMatchObject({ status: 409 });
    office.sandbox.clock.advance(10_000);
    expect(await send('GET', `cases/${id}/terminate/jobs/${job.id}`)).toMatchObject({ status: 'Succeeded' });
    expect(await send('GET', `cases/${id}`)).toMatchObject({ status: 'Terminated' });
    expect(await entities(`cases/${id}/stages`)).toMatchObject([{ status: 'Terminated' }]);
  });

  it('is found by its associations', async () => {
    const { id: planId } = await plan();
    await publish(planId);
    const { id } = await open(planId);
    const { id: conversationId } = await send('POST', '/api/v2/conversations/calls', { phoneNumber: '+441632960001' });
    const tied = await send('POST', `cases/${id}/associations`, { conversationId });
    expect(tied).toMatchObject({ associationType: 'Activity', conversation: { id: conversationId }, case: { id } });
    expect(await send('GET', `cases/${id}/associations/${tied.id}`)).toMatchObject({ id: tied.id });
    const other = await open(planId, { conversationId });
    const query = async (more: object) =>
      await send<{ entities: { case: NamedEntity; associationType: string }[]; after?: string }>(
        'POST',
        'cases/associations/query',
        more,
      );
    const first = await query({ conversationId, pageSize: 1 });
    expect(first.entities).toMatchObject([{ case: { id } }]);
    const second = await query({ conversationId, pageSize: 1, after: first.after! });
    expect(second).toEqual({ entities: [expect.objectContaining({ associationType: 'Initiation' })] });
    expect(second.entities[0]!.case.id).toBe(other.id);
    expect((await query({ conversationId: UNKNOWN_ID })).entities).toEqual([]);
    const nothing = { workitemId: UNKNOWN_ID };
    expect(await refused('POST', `cases/${id}/associations`, nothing)).toMatchObject({ status: 400, fields: ['workitemId'] });
  });

  it('has comments, which only their authors can delete', async () => {
    const { id: planId } = await plan();
    await publish(planId);
    const { id } = await open(planId);
    const comment = await send('POST', `cases/${id}/comments`, { content: 'Has rung twice' });
    expect(comment).toMatchObject({ content: 'Has rung twice', user: { id: office.me.id }, modifiedBy: { id: office.me.id } });
    const path = `${BASE}/cases/${id}/comments/me/${comment.id}`;
    expect((await office.other('DELETE', path)).status).toBe(404);
    expect((await office.call('DELETE', path)).status).toBe(200);
    expect(await entities(`cases/${id}/comments`)).toEqual([]);
  });
});
