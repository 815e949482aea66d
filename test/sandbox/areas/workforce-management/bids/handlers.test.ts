import type { AdminAgentWorkPlanPreferenceResponse, AgentWorkPlanBids, AgentWorkPlanListResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { NOBODY, openCrew, plan, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
let workPlan: string;
beforeEach(async () => {
  crew = await openCrew();
  workPlan = await plan(crew, []);
});

const window = {
  bidWindowStartDate: '2026-03-09',
  bidWindowEndDate: '2026-03-20',
  effectiveDate: '2026-04-06',
  agentRankingType: 'HireDate',
  rankingTiebreakerType: 'RandomlyAssign',
};
const bids = (kind = 'workplanbids') => `${WFM}/businessunits/${crew.businessUnit}/${kind}`;
const bid = async (kind = 'workplanbids', more: object = { workPlanFieldsVisibleToAgents: ['Name'] }) =>
  `${bids(kind)}/${(await crew.call<NamedEntity>('POST', bids(kind), { name: 'Spring', ...window, ...more })).body.id}`;
const content = (more: object = {}) => ({
  name: 'Deck',
  managementUnitId: crew.managementUnit,
  agentIds: [crew.agent],
  planningGroupIds: [],
  workPlans: [{ workPlanId: workPlan, overrideAgentCount: 3 }],
  ...more,
});
const group = async (path: string, more: object = {}) =>
  (await crew.call<NamedEntity>('POST', `${path}/groups`, content(more))).body.id;

describe('A group of a work plan bid', () => {
  it('is created, changed, counted and deleted', async () => {
    const path = await bid();
    const id = await group(path);
    const groupPath = `${path}/groups/${id}`;
    expect((await crew.call('GET', groupPath)).body).toMatchObject({
      workPlanBidGroup: { name: 'Deck', agents: [{ id: crew.agent }], workPlans: [{ id: workPlan, overrideAgentCount: 3 }] },
      metadata: { createdDate: '2026-03-10T12:30:00.000Z' },
    });
    await crew.call('PATCH', groupPath, { name: 'Bridge', agentIds: { values: [crew.agent, crew.other] } });
    expect((await crew.call('GET', `${path}/groups/summary`)).body).toMatchObject({
      workPlanBidGroupSummaryList: [{ id, name: 'Bridge', agentCount: 2, workPlanCount: 1, planningGroupCount: 0 }],
    });
    expect((await crew.call('DELETE', groupPath)).status).toBe(204);
    expect(await crew.call('GET', groupPath)).toMatchObject({ status: 404 });
  });

  it('is refused for unknown agents and references', async () => {
    const path = await bid();
    for (const more of [
      { agentIds: [crew.stranger] },
      { managementUnitId: NOBODY },
      { workPlans: [{ workPlanId: NOBODY }] },
      { planningGroupIds: [NOBODY] },
    ])
      expect(await crew.call('POST', `${path}/groups`, content(more))).toMatchObject({ status: 400 });
    expect(await crew.call('POST', `${bids()}/${NOBODY}/groups`, content())).toMatchObject({ status: 404 });
  });

  it('stores the preferences of its agents, which planners can override', async () => {
    const path = await bid();
    const id = await group(path);
    const bidId = path.slice(path.lastIndexOf('/') + 1);
    const mine = `${WFM}/workplanbids/${bidId}`;
    expect(await crew.asAgent('GET', `${mine}/preferences`)).toMatchObject({ status: 404 });
    await crew.call('PATCH', path, { status: 'Scheduled' });
    const preferences = { submitted: true, agentWorkPlanBidPreferences: [{ workPlanId: workPlan, priority: 1 }] };
    expect(await crew.asAgent('PATCH', `${mine}/preferences`, preferences)).toMatchObject({ status: 400 });
    await crew.call('PATCH', path, { status: 'Open' });
    const open = (await crew.asAgent<AgentWorkPlanBids>('GET', `${WFM}/workplanbids`)).body;
    expect(open.agentWorkPlanBids).toMatchObject([{ id: bidId, name: 'Spring', status: 'Open' }]);
    expect((await crew.asOther<AgentWorkPlanBids>('GET', `${WFM}/workplanbids`)).body.agentWorkPlanBids).toEqual([]);
    const plans = (await crew.asAgent<AgentWorkPlanListResponse>('GET', `${mine}/workplans`)).body;
    expect(plans.entities).toMatchObject([{ id: workPlan, name: 'Full time', shifts: [{ exactPaidTimeMinutes: 480 }] }]);
    const wrong = { submitted: true, agentWorkPlanBidPreferences: [{ workPlanId: NOBODY }] };
    expect(await crew.asAgent('PATCH', `${mine}/preferences`, wrong)).toMatchObject({ status: 400 });
    await crew.asAgent('PATCH', `${mine}/preferences`, preferences);
    expect((await crew.asAgent('GET', `${mine}/preferences`)).body).toMatchObject({
      id: bidId,
      submitted: true,
      agentWorkPlanBidPreferences: [{ workPlan: { id: workPlan }, priority: 1 }],
    });
    const admin = `${path}/groups/${id}/preferences`;
    expect((await crew.call<AdminAgentWorkPlanPreferenceResponse>('GET', admin)).body).toMatchObject({
      workPlans: [{ id: workPlan }],
      agentWorkPlanBidPreferences: [{ agent: { id: crew.agent }, submitted: true, priorities: [1] }],
    });
    const override = (agentId: string) => ({
      agentWorkPlanOverrides: [{ agentId, overrideWorkPlanId: workPlan, overrideReason: 'NewHire' }],
    });
    expect(await crew.call('PATCH', admin, override(crew.stranger))).toMatchObject({ status: 400 });
    await crew.call('PATCH', admin, override(crew.agent));
    expect((await crew.asAgent('GET', `${mine}/preferences`)).body).toMatchObject({
      overriddenWorkPlan: { id: workPlan },
      overrideReason: 'NewHire',
    });
  });
});

describe('A group of a schedule bid', () => {
  it('is created and changed, without schedule sets', async () => {
    const path = await bid('schedulebids', { weeksToSchedule: 4 });
    const { body } = await crew.call<NamedEntity>('POST', `${path}/groups`, {
      name: 'Deck',
      managementUnitId: crew.managementUnit,
      agentIds: [crew.agent],
      planningGroupIds: [],
      workPlanIds: [workPlan],
    });
    const groupPath = `${path}/groups/${body.id}`;
    expect((await crew.call('GET', groupPath)).body).toMatchObject({
      scheduleBidGroup: { workPlans: [{ id: workPlan }], workPlanRotations: [] },
    });
    await crew.call('PATCH', groupPath, { workPlanIds: { values: [] } });
    expect((await crew.call('GET', `${path}/groups/summary`)).body).toMatchObject({
      scheduleBidGroupSummaries: [{ name: 'Deck', agentCount: 1, workPlanCount: 0, workPlanRotationCount: 0 }],
    });
    const sets = { scheduleSets: { values: [{ scheduleSetId: NOBODY }] } };
    expect(await crew.call('PATCH', groupPath, sets)).toMatchObject({ status: 501 });
  });
});

describe('Ranks for bids', () => {
  it('are set for several users at once', async () => {
    const rank = (id: string, workPlanBiddingPerformance: number) => ({ id, workPlanBiddingPerformance });
    const path = `${WFM}/users/workplanbidranks/bulk`;
    expect(await crew.call('PATCH', path, [rank(crew.agent, 7), rank(NOBODY, 1)])).toMatchObject({ status: 400 });
    await crew.call('PATCH', path, [rank(crew.agent, 7), rank(crew.other, 9)]);
    expect((await crew.call('GET', `${WFM}/users/${crew.agent}/workplanbidranks`)).body).toMatchObject({
      workPlanBiddingPerformance: 7,
    });
  });
});

describe('A copy of a work plan bid', () => {
  it('is a draft, and its groups have new ids', async () => {
    const path = await bid();
    const id = await group(path);
    const { body } = await crew.call<NamedEntity & { status: string }>('POST', `${path}/copy`, { name: 'Autumn' });
    expect(body).toMatchObject({ name: 'Autumn', status: 'Draft', effectiveDate: '2026-04-06' });
    const groups = async (of: string): Promise<NamedEntity[]> =>
      (await crew.call<{ workPlanBidGroupSummaryList: NamedEntity[] }>('GET', `${of}/groups/summary`)).body
        .workPlanBidGroupSummaryList;
    const [copied] = await groups(`${bids()}/${body.id}`);
    expect(copied).toMatchObject({ name: 'Deck', agentCount: 1, workPlanCount: 1 });
    expect(copied!.id).not.toBe(id);
    await crew.call('DELETE', `${bids()}/${body.id}/groups/${copied!.id}`);
    expect(await groups(path)).toMatchObject([{ id }]);
    expect(await crew.call('POST', `${bids()}/${NOBODY}/copy`, { name: 'Autumn' })).toMatchObject({ status: 404 });
  });
});
