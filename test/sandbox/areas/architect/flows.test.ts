import type { Flow, FlowVersion, Prompt, PromptAsset } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal, upload } from '../office.js';
import type { Office } from '../office.js';

const FLOWS = '/api/v2/flows';
const ARCHITECT = '/api/v2/architect';

let office: Office;
let flow: Flow & NamedEntity;
beforeEach(async () => {
  office = await openOffice();
  flow = (await office.call<Flow & NamedEntity>('POST', FLOWS, { name: 'Welcome', type: 'INBOUNDCALL' })).body;
});

const act = (word: string, { call = office.call, query = '' }: { call?: Call; query?: string } = {}) =>
  call<Flow>('POST', `${FLOWS}/actions/${word}?flow=${flow.id}${query}`);
const save = async (configuration: object) =>
  await office.call<FlowVersion>('POST', `${FLOWS}/${flow.id}/versions`, configuration);
const read = async () => (await office.call<Flow>('GET', `${FLOWS}/${flow.id}`)).body;

describe('A flow', () => {
  it('is locked by its creator until it is checked in', async () => {
    expect(flow.lockedUser).toMatchObject({ id: office.me.id });
    await save({ name: 'one' });
    expect((await act('checkin')).body).toMatchObject({ complete: true, actionName: 'CHECKIN', actionStatus: 'SUCCESS' });
    expect(await read()).not.toHaveProperty('lockedUser');
    expect(await read()).toMatchObject({ checkedInVersion: { id: '1.0', type: 'CHECKIN' } });
  });

  it('that another user has locked cannot be checked out or in, saved, published, changed or deleted', async () => {
    await save({ name: 'one' });
    const refused = { status: 409, code: 'architect.flow.locked.by.another.user' };
    for (const word of ['checkout', 'checkin', 'publish', 'revert', 'deactivate'])
      expect(refusal(await act(word, { call: office.other }))).toMatchObject(refused);
    expect(refusal(await office.other('POST', `${FLOWS}/${flow.id}/versions`, {}))).toMatchObject(refused);
    expect(refusal(await office.other('PUT', `${FLOWS}/${flow.id}`, { name: 'Mine' }))).toMatchObject(refused);
    expect(refusal(await office.other('DELETE', `${FLOWS}/${flow.id}`))).toMatchObject(refused);
  });

  it('can be checked out by another user once it is unlocked', async () => {
    expect((await act('unlock', { call: office.other })).body).not.toHaveProperty('lockedUser');
    expect((await act('checkout', { call: office.other })).status).toBe(200);
    expect(refusal(await act('checkout'))).toMatchObject({ status: 409 });
  });

  it('can be saved and checked in only while it is checked out', async () => {
    await act('unlock');
    expect(refusal(await save({ name: 'one' }))).toMatchObject({ status: 409, code: 'architect.flow.not.locked' });
    expect(refusal(await act('checkin'))).toMatchObject({ status: 409 });
    await act('checkout');
    expect(refusal(await act('checkin'))).toMatchObject({ status: 409, code: 'architect.flow.not.saved' });
  });

  it('numbers its versions and returns the configuration of each', async () => {
    await save({ name: 'one' });
    expect((await save({ name: 'two' })).body).toMatchObject({ id: '2.0', type: 'SAVE' });
    const versions = `${FLOWS}/${flow.id}/versions`;
    expect((await office.call<Listing<NamedEntity>>('GET', versions)).body.entities.map(({ id }) => id)).toEqual(['2.0', '1.0']);
    expect((await office.call('GET', `${versions}/1.0/configuration`)).body).toEqual({ name: 'one' });
    expect((await office.call('GET', `${FLOWS}/${flow.id}/latestconfiguration`)).body).toEqual({ name: 'two' });
    expect((await office.call('GET', `${versions}/9.0`)).status).toBe(404);
  });

  it('is published in its last saved version or in a given one, and is then active', async () => {
    expect(refusal(await act('publish'))).toMatchObject({ status: 409, code: 'architect.flow.not.saved' });
    await save({ name: 'one' });
    await save({ name: 'two' });
    await act('publish');
    expect(await read()).toMatchObject({
      active: true,
      publishedVersion: { id: '2.0', type: 'PUBLISH' },
      publishedBy: { id: office.me.id },
    });
    await act('publish', { query: '&version=1.0' });
    expect((await read()).publishedVersion).toMatchObject({ id: '1.0' });
    expect((await act('deactivate')).body).toMatchObject({ active: false });
    expect(refusal(await act('deactivate'))).toMatchObject({ status: 409, code: 'architect.flow.not.published' });
  });

  it('discards what was saved since the check-out when it is reverted', async () => {
    await save({ name: 'one' });
    await act('checkin');
    await act('checkout');
    await save({ name: 'two' });
    expect((await act('revert')).body).toMatchObject({ savedVersion: { id: '1.0' } });
    expect((await office.call('GET', `${FLOWS}/${flow.id}/latestconfiguration`)).body).toEqual({ name: 'one' });
  });

  it('records its history', async () => {
    await save({ name: 'one' });
    await act('checkin');
    const { body } = await office.call<NamedEntity>('POST', `${FLOWS}/${flow.id}/history`);
    const history = `${FLOWS}/${flow.id}/history/${body.id}`;
    const actions = async (query = '') =>
      (await office.call<{ entities: { action: string }[] }>('GET', `${history}${query}`)).body.entities.map(
        ({ action }) => action,
      );
    expect(await actions()).toEqual(['CHECKIN', 'SAVE', 'CREATE']);
    expect(await actions('?action=save&sortOrder=asc')).toEqual(['SAVE']);
    expect(await actions('?sortBy=action&sortOrder=asc')).toEqual(['CHECKIN', 'CREATE', 'SAVE']);
    expect(await actions('?sortBy=action')).toEqual(['SAVE', 'CREATE', 'CHECKIN']);
  });

  it('has a unique name', async () => {
    expect(refusal(await office.call('POST', FLOWS, { name: 'welcome' }))).toEqual({
      status: 409,
      code: 'architect.flow.name.in.use',
      fields: ['name'],
    });
  });

  it('cannot be deleted while a call route uses it', async () => {
    const { body: ivr } = await office.call<NamedEntity>('POST', `${ARCHITECT}/ivrs`, {
      name: 'Main',
      openHoursFlow: { id: flow.id },
    });
    expect(refusal(await office.call('DELETE', `${FLOWS}/${flow.id}`))).toMatchObject({
      status: 409,
      code: 'architect.flow.in.use',
    });
    const { body: other } = await office.call<NamedEntity>('POST', FLOWS, { name: 'Unused' });
    const both = `${FLOWS}?id=${other.id},${flow.id}`;
    expect(refusal(await office.call('DELETE', both))).toMatchObject({ status: 409, code: 'architect.flow.in.use' });
    await office.call('DELETE', `${ARCHITECT}/ivrs/${ivr.id}`);
    expect((await office.call('DELETE', both)).status).toBe(202);
    expect((await office.call('DELETE', `${FLOWS}/${flow.id}`)).status).toBe(204);
  });
});

describe('A prompt', () => {
  it('has one resource per language, whose uploaded recording is transcoded', async () => {
    const { body: prompt } = await office.call<NamedEntity>('POST', `${ARCHITECT}/prompts`, { name: 'Hello' });
    const resources = `${ARCHITECT}/prompts/${prompt.id}/resources`;
    const { body: entity } = await office.call<PromptAsset>('POST', resources, { language: 'de-de', ttsString: 'Hallo' });
    expect(entity).toMatchObject({ id: 'de-de', promptId: prompt.id, uploadStatus: 'created' });
    expect(refusal(await office.call('POST', resources, { language: 'de-de' }))).toMatchObject({
      status: 409,
      fields: ['language'],
    });
    const status = async () => (await office.call<PromptAsset>('GET', `${resources}/de-de`)).body.uploadStatus;
    expect(await upload(office.sandbox, entity.uploadUri!, 'RIFF')).toBe(202);
    expect(await status()).toBe('uploaded');
    office.sandbox.clock.advance(5000);
    expect(await status()).toBe('transcoded');
    expect((await office.call('GET', `${ARCHITECT}/prompts/${prompt.id}`)).body).toMatchObject({
      resources: [{ language: 'de-de' }],
    });
    await office.call('DELETE', `${resources}/de-de/audio`);
    expect(await status()).toBe('created');
    await office.call('DELETE', `${resources}/de-de`);
    expect(await upload(office.sandbox, entity.uploadUri!, 'RIFF')).toBe(404);
  });
});

describe('Prompts', () => {
  it('are listed with their resources on request', async () => {
    const { body: prompt } = await office.call<NamedEntity>('POST', `${ARCHITECT}/prompts`, { name: 'Hello' });
    for (const language of ['de-de', 'en-gb'])
      await office.call('POST', `${prompt.selfUri}/resources`, { language, ttsString: 'Hello' });
    for (const path of [`${ARCHITECT}/prompts?name=Hello&`, `${prompt.selfUri}?`]) {
      const typesOf = async (query: string): Promise<string[] | undefined> => {
        const { body } = await office.call<Prompt & { entities?: Prompt[] }>('GET', `${path}${query}`);
        return (body.entities?.[0] ?? body).resources?.map(({ language = '' }) => language);
      };
      expect(await typesOf(''), path).toEqual(['de-de', 'en-gb']);
      expect(await typesOf('language=en-gb'), path).toEqual(['en-gb']);
      expect((await typesOf('includeResources=false')) ?? [], path).toEqual([]);
    }
  });
});

describe('Schedules', () => {
  const times = { start: '2026-03-10T08:00:00.000', end: '2026-03-10T17:00:00.000' };

  it('cannot be deleted while a group uses them, and groups refer only to existing schedules', async () => {
    const { body: schedule } = await office.call<NamedEntity>('POST', `${ARCHITECT}/schedules`, { name: 'Weekdays', ...times });
    const group = { name: 'Office', openSchedules: [{ id: schedule.id }] };
    const { body: entity } = await office.call<NamedEntity>('POST', `${ARCHITECT}/schedulegroups`, group);
    expect(refusal(await office.call('DELETE', `${ARCHITECT}/schedules/${schedule.id}`))).toMatchObject({
      status: 409,
      code: 'schedule.in.use',
    });
    const loose = { ...group, name: 'Other', closedSchedules: [{ id: UNKNOWN_ID }] };
    expect(refusal(await office.call('POST', `${ARCHITECT}/schedulegroups`, loose))).toMatchObject({
      status: 400,
      fields: ['closedSchedules'],
    });
    await office.call('POST', `${ARCHITECT}/ivrs`, { name: 'Main', scheduleGroup: { id: entity.id } });
    expect(refusal(await office.call('DELETE', `${ARCHITECT}/schedulegroups/${entity.id}`))).toMatchObject({
      code: 'schedule.group.in.use',
    });
  });

  it.each([
    ['schedules', times],
    ['schedulegroups', {}],
    ['emergencygroups', {}],
    ['ivrs', {}],
    ['prompts', {}],
  ])('and similar entities have unique names: %s', async (path, body) => {
    await office.call('POST', `${ARCHITECT}/${path}`, { name: 'Spring', ...body });
    const answer = await office.call('POST', `${ARCHITECT}/${path}`, { name: 'SPRING', ...body });
    expect(refusal(answer)).toEqual({ status: 400, code: 'duplicate.name', fields: ['name'] });
  });
});
