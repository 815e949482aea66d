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

/** What has ended, and is told as it ends. */
export const jobScenes: Scenes = {
  'v2.speechandtextanalytics.programs.general.jobs.{id}': job('speechandtextanalytics/programs/general/jobs', {
    dialect: 'en-US',
  }),
  'v2.users.{id}.analytics.reporting.exports': job('analytics/reporting/exports', {
    ...{ name: 'Queues', interval, viewType: 'QUEUE_PERFORMANCE_SUMMARY_VIEW', exportFormat: 'CSV', read: false, period: 'P1D' },
    ...{ filter: {}, timeZone: 'UTC', locale: 'en-GB' },
  }),
  'v2.users.{id}.workforcemanagement.historicaladherencequery': job('workforcemanagement/adherence/historical', {
    ...{
      startDate: '2026-03-09T00:00:00Z',
      endDate: '2026-03-10T00:00:00Z',
      timeZone: 'UTC',
      userIds: [],
      includeExceptions: false,
    },
  }),
  'v2.workforcemanagement.historicaldata.status': async (stage) => {
    const reserved = await stage.make<{ uploadKey: string; url: string; headers: Record<string, string> }>(
      ...(['uploads/workforcemanagement/historicaldata/csv', { fileName: 'past.csv' }] as const),
    );
    const { uploadKey, url, headers } = reserved;
    await stage.sandbox.fetch(new Request(url, { method: 'PUT', headers, body: 'day,offered\n2026-01-01,3\n' }));
    await job(`${HISTORY}/validate`, { dateImportEnded: '2026-03-01T00:00:00Z', uploadKey })(stage);
  },
  'v2.workforcemanagement.historicaldata.deletejob': job(`${HISTORY}/deletejob`, {}),
};
