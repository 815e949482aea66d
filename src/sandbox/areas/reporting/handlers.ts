import type { Area } from '../../engine/area.js';
import type {
  ReportRunEntry,
  ReportSchedule,
  ReportingExportJobRequest,
  ReportingExportJobResponse,
  RunNowResponse,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { iso } from '../conversations/model.js';
import { publishEvent } from '../events/publish.js';
import { absoluteUrl, storeDownload } from '../files.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf, jobProgress } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import { checkView, viewFile } from './views.js';

const EXPORTS = '/api/v2/analytics/reporting/exports';
const SCHEDULES = '/api/v2/analytics/reporting/schedules';

interface ExportJob extends Job {
  view: ReportingExportJobRequest;
  /** The user who is notified. */
  userId?: string;
  /** The path of the file, once it exists. */
  file?: string;
}

interface Run extends Job {
  scheduleId: string;
  name: string;
  reportId: string;
  interval: string;
  file?: string;
}

/** Views and reports that are written to files. */
export function addReportingHandlers(area: Area, world: World): void {
  addExportHandlers(area, world);
  addRunHandlers(area, world);
}

function addExportHandlers(area: Area, world: World): void {
  const jobs: JobKind<ExportJob> = new JobKind<ExportJob>(world, {
    name: 'reporting.exports',
    entity: 'export',
    stateNames: { active: ['SUBMITTED', 'RUNNING'], done: 'COMPLETED', failed: 'FAILED', cancelled: 'CANCELLED' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) {
        const { viewType, interval, filter, name } = job.view;
        const fileName = `${name}.csv`.replace(/[^ -~]|"/g, '_');
        jobs.put({ ...job, file: storeDownload(world, viewFile(world, viewType, interval, filter), { fileName }) });
      }
      if (job.userId === undefined) return;
      // Only responses contain the file's address, which depends on the request's origin.
      publishEvent(world, 'v2.users.{id}.analytics.reporting.exports', [job.userId], () => ({
        ...jobFields(job),
        ...(jobs.hasFailed(job) && { errorMessage: failureOf(job) }),
      }));
    },
  });
  const jobFields = (job: ExportJob) => ({
    ...job.view,
    id: job.id,
    runId: job.id,
    status: jobs.stateName(job),
    read: job.view.read ?? false,
    enabled: true,
    createdDateTime: iso(job.submitted),
    modifiedDateTime: iso(Math.min(endOf(job), world.now())),
    percentageComplete: Math.floor(jobProgress(world, job) * 100),
  });
  const view = (context: OperationContext, job: ExportJob): ReportingExportJobResponse => ({
    ...jobFields(job),
    ...(job.file !== undefined && { downloadUrl: absoluteUrl(context, job.file) }),
    ...(jobs.hasFailed(job) && { exportErrorMessagesType: 'FAILED_GETTING_DATA_FROM_SERVICE' }),
    selfUri: `${EXPORTS}/${job.id}`,
  });

  area.handle('postAnalyticsReportingExports', (context) => {
    const body = readObject(context, ['name', 'interval', 'viewType', 'exportFormat']);
    readInterval(body.interval);
    checkView(`POST ${EXPORTS}`, body.viewType, body.exportFormat, body.filter);
    const { userId } = context.accessToken;
    return view(context, jobs.start(context, { view: body, ...(userId !== undefined && { userId }) }));
  });

  // The latest export first.
  area.handle('getAnalyticsReportingExports', (context) =>
    listing(context, world, jobs.all().reverse(), (job) => view(context, job)),
  );
}

function addRunHandlers(area: Area, world: World): void {
  const schedules = (): Repository<ReportSchedule> => new Repository<ReportSchedule>(world, SCHEDULES);
  const runs = new JobKind<Run>(world, {
    name: 'reporting.runs',
    entity: 'run',
    stateNames: { active: ['RUNNING'], done: 'COMPLETED', failed: 'FAILED' },
    onEnd: (run, hasSucceeded) => {
      const file = hasSucceeded && storeDownload(world, viewFile(world, 'QUEUE_PERFORMANCE_SUMMARY_VIEW', run.interval, {}));
      const savedRun = file ? runs.put({ ...run, file }) : run;
      const schedule = schedules().find(run.scheduleId);
      // Only responses contain the file's address, which depends on the request's origin.
      if (schedule) schedules().save({ ...schedule, lastRun: runEntry(savedRun) });
    },
  });
  const runEntry = (run: Run): ReportRunEntry => ({
    id: run.id,
    name: run.name,
    reportId: run.reportId,
    runTime: iso(run.submitted),
    runStatus: runs.stateName(run),
    ...(runs.hasFailed(run) && { errorMessage: failureOf(run) }),
    ...(!runs.isActive(run) && { runDurationMsec: endOf(run) - run.submitted }),
    reportFormat: 'CSV',
    scheduleUri: `${SCHEDULES}/${run.scheduleId}`,
    selfUri: `${SCHEDULES}/${run.scheduleId}/history/${run.id}`,
  });
  const view = (context: OperationContext, run: Run): ReportRunEntry => ({
    ...runEntry(run),
    ...(run.file !== undefined && { reportUrl: absoluteUrl(context, run.file) }),
  });
  const runsOfSchedule = (context: OperationContext): Run[] => {
    const { id } = schedules().get(context.param('scheduleId'));
    return runs.all().filter(({ scheduleId }) => scheduleId === id);
  };

  area.handle('postAnalyticsReportingScheduleRunreport', (context) => {
    const schedule = schedules().get(context.param('scheduleId'));
    const { id: scheduleId, name = '', reportId = '', interval = '', reportFormat = 'CSV' } = schedule;
    readInterval(interval);
    checkView(`POST ${SCHEDULES}/{scheduleId}/runreport`, 'QUEUE_PERFORMANCE_SUMMARY_VIEW', reportFormat, {});
    const run = runs.start(context, { scheduleId, name, reportId, interval });
    const response: RunNowResponse = { id: run.id, name, selfUri: `${SCHEDULES}/${scheduleId}/history/${run.id}` };
    return response;
  });
  area.handle('getAnalyticsReportingScheduleHistory', (context) =>
    listing(context, world, runsOfSchedule(context).reverse(), (run) => view(context, run)),
  );

  area.handle('getAnalyticsReportingScheduleHistoryLatest', (context) => {
    const latest = runsOfSchedule(context).at(-1);
    if (!latest) throw notFound('run', 'latest');
    return view(context, latest);
  });

  area.handle('getAnalyticsReportingScheduleHistoryRunId', (context) => {
    const run = runsOfSchedule(context).find(({ id }) => id === context.param('runId'));
    if (!run) throw notFound('run', context.param('runId'));
    return view(context, run);
  });
}
