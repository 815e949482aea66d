import type {
  AgentManagementUnitReference,
  AgentsWorkPlansResponse,
  MoveAgentsResponse,
  UserStaffingGroupListing,
  WfmAgent,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { NOBODY, openCrew, toldOf, WEEK, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const unit = () => `${WFM}/managementunits/${crew.managementUnit}`;
const move = async (userIds: string[], destinationManagementUnitId?: string) =>
  (await crew.call<MoveAgentsResponse>('POST', `${WFM}/agents`, { userIds, destinationManagementUnitId })).body.results?.map(
    ({ result }) => result,
  );
const usersOf = async (path: string) =>
  (await crew.call<{ entities: NamedEntity[] }>('GET', `${path}/users`)).body.entities.map(({ id }) => id);
const agentOf = (id: string, query = '') => crew.call<WfmAgent>('GET', `${unit()}/agents/${id}${query}`);
const plan = async (name: string, agents: string[] = []) =>
  (
    await crew.call<NamedEntity>('POST', `${unit()}/workplans`, {
      name,
      enabled: true,
      shifts: [],
      agents: agents.map((id) => ({ id })),
    })
  ).body.id;

describe('Agents', () => {
  it('are moved into a management unit, and out of it', async () => {
    const { agent, other, stranger, businessUnit, managementUnit } = crew;
    expect(await usersOf(unit())).toEqual([agent, other]);
    expect((await crew.call('GET', `${WFM}/businessunits/${businessUnit}/users`)).body).toMatchObject({
      managementUnits: [{ managementUnit: { id: managementUnit }, users: [{ id: agent }, { id: other }] }],
    });
    const ownUnit = await crew.asAgent<AgentManagementUnitReference>('GET', `${WFM}/agents/me/managementunit`);
    expect(ownUnit.body).toMatchObject({ managementUnit: { id: managementUnit }, businessUnit: { id: businessUnit } });
    expect(await move([agent, stranger], managementUnit)).toEqual(['AlreadyMoved', 'MoveSuccessful']);
    expect(await move([agent])).toEqual(['MoveSuccessful']);
    expect(await move([agent])).toEqual(['NothingToDo']);
    expect(await move([agent], NOBODY)).toEqual(['DestinationManagementUnitDoesNotExist']);
    expect(await usersOf(unit())).toEqual([other, stranger]);
    const unitAfterRemoval = await crew.call<AgentManagementUnitReference>('GET', `${WFM}/agents/${agent}/managementunit`);
    expect(unitAfterRemoval.body).toEqual({ user: { id: agent, selfUri: `/api/v2/users/${agent}` } });
    expect(toldOf(crew, 'v2.workforcemanagement.agents')).toHaveLength(4);
    expect(await crew.call('GET', `${WFM}/agents/${NOBODY}/managementunit`)).toMatchObject({ status: 404 });
    expect(await crew.call('POST', `${WFM}/agents`, { userIds: [NOBODY] })).toMatchObject({ status: 400 });
  });

  it('are removed from their work plan when they are moved', async () => {
    const { stranger } = crew;
    const id = await plan('Full time', [stranger]);
    expect(await usersOf(unit())).toContain(stranger);
    await move([stranger]);
    expect(await usersOf(unit())).not.toContain(stranger);
    expect((await crew.call('GET', `${unit()}/workplans/${id}`)).body).toMatchObject({ agents: [] });
  });

  it('get no shifts if they are not schedulable', async () => {
    const { agent, stranger } = crew;
    expect(await agentOf(agent)).toMatchObject({ status: 200, body: { schedulable: true } });
    const change = (userId: string) => crew.call('PATCH', `${unit()}/agents`, { entities: [{ userId, schedulable: false }] });
    expect(await change(stranger)).toMatchObject({ status: 400 });
    expect(await change(agent)).toMatchObject({ status: 204 });
    expect((await agentOf(agent)).body).toMatchObject({ id: agent, schedulable: false, metadata: { version: 2 } });
    expect(toldOf(crew, `v2.workforcemanagement.managementunits.${crew.managementUnit}.agents.sync`)).toEqual([
      { status: 'Complete' },
    ]);
    const weeks = `${WFM}/businessunits/${crew.businessUnit}/weeks/${WEEK}/schedules`;
    await crew.call('POST', `${weeks}/generate`, { description: 'Next', weekCount: 1 });
    crew.sandbox.clock.advance(3000);
    const [schedule] = (await crew.call<{ entities: NamedEntity[] }>('GET', weeks)).body.entities;
    const response = await crew.call<{ result: { agentSchedules: { user: NamedEntity }[] } }>(
      'POST',
      `${weeks}/${schedule?.id}/agentschedules/query`,
      { managementUnitId: crew.managementUnit },
    );
    expect(response.body.result.agentSchedules.map(({ user }) => user.id)).toEqual([crew.other]);
    expect(await agentOf(stranger)).toMatchObject({ status: 404 });
  });

  it('have a permanent work plan, and another one for some weeks', async () => {
    const { agent, stranger } = crew;
    const early = await plan('Early', [agent]);
    const late = await plan('Late');
    const assign = async (entities: object[]) =>
      (await crew.call<{ failures: object[] }>('PATCH', `${unit()}/agents/workplans/bulk`, { entities })).body.failures;
    const weeks = async () => {
      const body = { agentIds: [agent], startDate: WEEK, weekCount: 3 };
      const answer = await crew.call<AgentsWorkPlansResponse>('POST', `${unit()}/agents/workplans/query`, body);
      const { entities = [], workPlanLookup = {} } = answer.body.result ?? {};
      return entities[0]?.workPlanLookupKeysPerWeek.map((key) => workPlanLookup[key]?.id);
    };
    expect(await weeks()).toEqual([early, early, early]);
    const override = { action: 'Add', startDate: '2026-03-23', weekCount: 1, workPlanId: late };
    expect(await assign([{ userId: agent, workPlanOverrides: { values: [override] } }])).toEqual([]);
    expect(await weeks()).toEqual([early, late, early]);
    expect(await assign([{ userId: agent, workPlanOverrides: { values: [override] } }])).toMatchObject([
      { user: { id: agent }, failure: 'OverlappingOverride' },
    ]);
    expect((await agentOf(agent, '?expand=workPlanOverrides')).body.workPlanOverrides).toMatchObject([
      { startDate: '2026-03-23', weekCount: 1, workPlan: { id: late } },
    ]);
    expect(await assign([{ userId: agent, workPlanId: { value: late }, workPlanOverrides: { deleteAll: true } }])).toEqual([]);
    expect(await weeks()).toEqual([late, late, late]);
    expect((await agentOf(agent)).body.workPlan?.id).toBe(late);
    expect(await assign([{ userId: agent, workPlanId: {} }])).toEqual([]);
    expect(await weeks()).toEqual([undefined, undefined, undefined]);
    const missing = { action: 'Delete', startDate: '2026-03-23' };
    expect(
      await assign([
        { userId: stranger },
        { userId: agent, workPlanId: { value: NOBODY } },
        { userId: agent, workPlanOverrides: { values: [missing] } },
      ]),
    ).toMatchObject([
      { failure: 'AgentNotInManagementUnit' },
      { failure: 'WorkPlanNotFound', notFoundWorkPlanId: NOBODY },
      { failure: 'OverrideNotFound' },
    ]);
  });
});

describe('Staffing groups', () => {
  it('are found by agent, and by planning group', async () => {
    const unit = `${WFM}/businessunits/${crew.businessUnit}`;
    const groups = `${unit}/staffinggroups`;
    const create = async (path: string, body: object) => (await crew.call<NamedEntity>('POST', path, body)).body;
    const goal = { include: false };
    const template = { name: 'Swift', serviceLevel: goal, averageSpeedOfAnswer: goal, abandonRate: goal };
    const { id: serviceGoalTemplateId } = await create(`${unit}/servicegoaltemplates`, template);
    const served = await create(`${unit}/planninggroups`, { name: 'Calls', routePaths: [], serviceGoalTemplateId });
    const group = await create(groups, {
      name: 'Deck',
      userIds: [crew.agent],
      managementUnitId: crew.managementUnit,
      planningGroupIds: [served.id],
    });
    const query = async (word: string, body: object) =>
      (await crew.call<UserStaffingGroupListing>('POST', `${groups}/${word}query`, body)).body;
    expect(await query('', { userIds: [crew.agent, crew.other] })).toMatchObject({
      entities: [{ user: { id: crew.agent }, staffingGroup: { id: group.id } }],
    });
    expect(await query('planninggroups/', {})).toMatchObject({
      entities: [{ planningGroup: { id: served.id }, staffingGroups: [{ id: group.id }] }],
    });
    expect((await query('planninggroups/', { staffingGroupIds: [NOBODY] })).entities).toEqual([]);
    await crew.call('PATCH', `${groups}/${group.id}`, { userIds: { values: [crew.other] }, metadata: { version: 1 } });
    expect(await query('', { userIds: [crew.agent, crew.other] })).toMatchObject({ entities: [{ user: { id: crew.other } }] });
    const file = (
      await crew.call<{ downloadUrl: string }>('POST', `${groups}/query?forceDownloadService=true`, { userIds: [crew.other] })
    ).body;
    expect(await (await crew.sandbox.fetch(new Request(file.downloadUrl))).json()).toMatchObject({
      entities: [{ user: { id: crew.other } }],
    });
  });
});
