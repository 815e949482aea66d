import { upload } from '../../workforce-management/support.js';
import { businessUnit } from './telephony-and-documents.js';
import type { Entity, Scenes, Stage } from './stage.js';

/** A management unit with the agent in it. */
const crew = async (stage: Stage): Promise<Entity> => {
  const { id: businessUnitId } = await businessUnit(stage);
  const unit = await stage.make('workforcemanagement/managementunits', { name: stage.name(), businessUnitId });
  await stage.make('workforcemanagement/agents', { userIds: [stage.userId], destinationManagementUnitId: unit.id });
  return unit;
};
const timeOff = async (stage: Stage): Promise<void> => {
  const unit = await crew(stage);
  const { id } = await stage.make('workforcemanagement/timeoffrequests', {
    activityCodeId: '5',
    dailyDurationMinutes: 480,
    fullDayManagementUnitDates: ['2026-04-01'],
  });
  const path = `workforcemanagement/managementunits/${unit.id}/users/${stage.userId}/timeoffrequests/${id}`;
  await stage.send('PATCH', path, { status: 'APPROVED', metadata: { version: 1 } });
};

const opportunity = async (stage: Stage): Promise<void> => {
  const { businessUnit: unit } = await crew(stage);
  const path = `workforcemanagement/businessunits/${(unit as { id: string }).id}/opportunities/bulk`;
  const times = { startDate: '2026-04-01T08:00:00Z', endDate: '2026-04-01T10:00:00Z', deadlineDate: '2026-03-31T00:00:00Z' };
  const { opportunities } = await stage.make<{ opportunities: { id: string }[] }>(`${path}/add`, {
    agentIds: [stage.userId],
    opportunities: [{ ...times, name: stage.name(), activityCodeId: '0', approvalType: 'Manual', capacity: 1 }],
  });
  await stage.make(`${path}/publish`, { ids: opportunities.map(({ id }) => id) });
};
const late = async (stage: Stage): Promise<void> => {
  await crew(stage);
  await stage.make('workforcemanagement/adherence/explanations', {
    type: 'Late',
    startDate: '2026-03-09T08:00:00Z',
    lengthMinutes: 20,
  });
  await stage.wait(60_000);
};

const ranked = async (stage: Stage): Promise<void> => {
  const { businessUnit: unit } = await crew(stage);
  const path = `workforcemanagement/businessunits/${(unit as { id: string }).id}/decisionmetrics/update`;
  const file = { userMetrics: [{ userId: 'nobody' }] };
  await stage.make(path, { uploadKey: await upload({ sandbox: stage.sandbox, call: stage.as }, `/api/v2/${path}`, file) });
  await stage.wait(60_000);
};

/** Scenes about agents. */
export const workforceScenes: Scenes = {
  'v2.workforcemanagement.agents': crew,
  'v2.workforcemanagement.managementunits.{id}.agents.sync': async (stage) => {
    const unit = await crew(stage);
    const entities = [{ userId: stage.userId, schedulable: false }];
    await stage.send('PATCH', `workforcemanagement/managementunits/${unit.id}/agents`, { entities });
  },
  'v2.users.{id}.workforcemanagement.decisionmetrics.jobs': ranked,
  'v2.users.{id}.workforcemanagement.timeoffrequests': timeOff,
  'v2.users.{id}.workforcemanagement.notifications': timeOff,
  'v2.users.{id}.workforcemanagement.agentschedules.managementunit.search.complete': async (stage) => {
    await crew(stage);
    const span = { startDate: '2026-03-09T00:00:00Z', endDate: '2026-03-10T00:00:00Z' };
    await stage.make('workforcemanagement/agentschedules/managementunits/mine?forceAsync=true', span);
    await stage.wait(60_000);
  },
  'v2.workforcemanagement.businessunits.{id}.opportunities': opportunity,
  'v2.workforcemanagement.agents.opportunities': opportunity,
  'v2.users.{id}.workforcemanagement.adherence.explanations.jobs': late,
  'v2.workforcemanagement.agents.{id}.adherence.explanations': late,
  'v2.workforcemanagement.businessunits.{id}.adherence.explanations': late,
  'v2.users.{id}.workforcemanagement.adherence.historical.bulk': async (stage) => {
    const { id: managementUnitId } = await crew(stage);
    const span = { startDate: '2026-03-09T00:00:00Z', endDate: '2026-03-10T00:00:00Z' };
    const items = [{ managementUnitId, ...span, includeActuals: true, includeExceptions: true }];
    await stage.make('workforcemanagement/adherence/historical/bulk', { items, timeZone: 'UTC' });
    await stage.wait(60_000);
  },
  'v2.users.{id}.workforcemanagement.adherence.historical.agent': async (stage) => {
    await crew(stage);
    await stage.make('workforcemanagement/agents/me/adherence/historical/jobs?expand=actuals', {
      startDate: '2026-03-09T00:00:00Z',
    });
    await stage.wait(60_000);
  },
  'v2.users.{id}.workforcemanagement.alternative.shift.jobs': async (stage) => {
    const { businessUnit: unit } = await crew(stage);
    const path = `workforcemanagement/businessunits/${(unit as { id: string }).id}/alternativeshifts/trades/search`;
    await stage.make(`${path}?forceAsync=true`, {});
    await stage.wait(60_000);
  },
  'v2.users.{id}.workforcemanagement.shrinkage.jobs': async (stage) => {
    const { id } = await crew(stage);
    await stage.make(`workforcemanagement/managementunits/${id}/shrinkage/jobs`, { startDate: '2026-03-09T00:00:00Z' });
    await stage.wait(60_000);
  },
  'v2.users.{id}.workforcemanagement.shift.trading.jobs': async (stage) => {
    await crew(stage);
    await stage.make('workforcemanagement/shifttrading/trades/mine/query/jobs?forceAsync=true', { weekDates: ['2026-03-09'] });
    await stage.wait(60_000);
  },
};
