import { gzipSync } from 'node:zlib';
import { businessUnit } from './telephony-and-documents.js';
import type { Scenes, Stage } from './stage.js';

const interval = '2026-03-09T00:00:00Z/2026-03-10T00:00:00Z';
const HISTORY = 'workforcemanagement/historicaldata';

/** Jobs take some seconds. */
const job =
  (path: string, body: object) =>
  async (stage: Stage): Promise<void> => {
    await stage.make(path, body);
    await stage.wait(60_000);
  };

const WEEK = 'weeks/2026-03-09';

/** Plans a week of a business unit with a management unit, which takes time. */
const planned =
  (plan: (stage: Stage, week: string, unit: Unit) => Promise<unknown>) =>
  async (stage: Stage): Promise<void> => {
    const { id } = await businessUnit(stage);
    const path = `workforcemanagement/businessunits/${id}`;
    const unit = await stage.make('workforcemanagement/managementunits', { name: stage.name(), businessUnitId: id });
    await plan(stage, `${path}/${WEEK}`, { path, managementUnitId: unit.id });
    await stage.wait(60_000);
  };

interface Unit {
  /** The path below the business unit. */
  path: string;
  managementUnitId: string;
}

/** Jobs that publish an event when they end. */
export const jobScenes: Scenes = {
  'v2.speechandtextanalytics.programs.general.jobs.{id}': job('speechandtextanalytics/programs/general/jobs', {
    dialect: 'en-US',
  }),
  'v2.users.{id}.analytics.reporting.exports': job('analytics/reporting/exports', {
    name: 'Queues',
    interval,
    viewType: 'QUEUE_PERFORMANCE_SUMMARY_VIEW',
    exportFormat: 'CSV',
    read: false,
    period: 'P1D',
    filter: {},
    timeZone: 'UTC',
    locale: 'en-GB',
  }),
  'v2.users.{id}.workforcemanagement.historicaladherencequery': job('workforcemanagement/adherence/historical', {
    startDate: '2026-03-09T00:00:00Z',
    endDate: '2026-03-10T00:00:00Z',
    timeZone: 'UTC',
    userIds: [],
    includeExceptions: false,
  }),
  'v2.workforcemanagement.historicaldata.status': async (stage) => {
    const reserved = await stage.make<{ uploadKey: string; url: string; headers: Record<string, string> }>(
      'uploads/workforcemanagement/historicaldata/csv',
      { fileName: 'past.csv' },
    );
    const { uploadKey, url, headers } = reserved;
    await stage.sandbox.fetch(new Request(url, { method: 'PUT', headers, body: 'day,offered\n2026-01-01,3\n' }));
    await job(`${HISTORY}/validate`, { dateImportEnded: '2026-03-01T00:00:00Z', uploadKey })(stage);
  },
  'v2.workforcemanagement.historicaldata.delete.jobs': job(`${HISTORY}/bulk/remove/jobs`, { requestIds: ['none'] }),
  'v2.workforcemanagement.historicaldata.deletejob': job(`${HISTORY}/deletejob`, {}),
  'v2.workforcemanagement.businessunits.{id}.scheduling.runs': planned(
    async (stage, week) => await stage.make(`${week}/schedules/generate`, { description: 'Next week', weekCount: 1 }),
  ),
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.generate': planned(
    async (stage, week) => await stage.make(`${week}/shorttermforecasts/generate`, { description: 'Spring' }),
  ),
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.copy': planned(async (stage, week, { path }) => {
    await stage.make(`${week}/shorttermforecasts/generate`, { description: 'Spring' });
    await stage.wait(60_000);
    const { entities } = await stage.send<{ entities: { id: string }[] }>('GET', `${path}/${WEEK}/shorttermforecasts`);
    await stage.make(`${week}/shorttermforecasts/${entities[0]?.id}/copy`, { description: 'Again', weekDate: '2026-03-16' });
  }),
  'v2.workforcemanagement.businessunits.{id}.shorttermforecasts.import': planned(async (stage, week) => {
    const bytes = gzipSync(JSON.stringify({ description: 'From a file' }));
    const reserved = await stage.make<{ uploadKey: string; url: string; headers: Record<string, string> }>(
      `${week}/shorttermforecasts/import/uploadurl`,
      { contentLengthBytes: bytes.length },
    );
    const { uploadKey, url, headers } = reserved;
    await stage.sandbox.fetch(new Request(url, { method: 'PUT', headers, body: bytes }));
    await stage.make(`${week}/shorttermforecasts/import`, { uploadKey });
  }),
  'v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk': planned(async (stage, _week, { managementUnitId }) => {
    const trades = `workforcemanagement/managementunits/${managementUnitId}/${WEEK}/shifttrades`;
    // An unknown entity is reported as failed.
    const entities = [{ id: managementUnitId, state: 'Approved', metadata: { version: 1 } }];
    await stage.make(`${trades}/state/bulk?forceAsync=true`, { entities });
  }),
  'v2.businessunits.{id}.workforcemanagement.intraday': planned(
    async (stage, _week, { path }) =>
      await stage.make(`${path}/intraday?forceAsync=true`, { businessUnitDate: '2026-03-09', categories: ['ForecastData'] }),
  ),
  'v2.workforcemanagement.users.{id}.schedules.query': planned(async (stage, week, { managementUnitId }) => {
    const { id } = await stage.make(`${week}/schedules`, { description: 'By hand', weekCount: 1 });
    await stage.make(`${week}/schedules/${id}/agentschedules/query?forceAsync=true`, { managementUnitId });
  }),
  'v2.workforcemanagement.users.{id}.schedules.search': planned(
    async (stage, _week, { path }) =>
      await stage.make(`${path}/agentschedules/search?forceAsync=true`, {
        startDate: '2026-03-09T00:00:00Z',
        endDate: '2026-03-16T00:00:00Z',
      }),
  ),
};
