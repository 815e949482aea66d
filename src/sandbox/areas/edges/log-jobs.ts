import type { Area } from '../../engine/area.js';
import type { Edge, EdgeLogsJob, EdgeLogsJobFile, EdgeLogsJobRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { compileWildcard } from '../../values/text-search.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';

const EDGES = '/api/v2/telephony/providers/edges';

interface LogJob extends Job {
  edgeId: string;
  request: EdgeLogsJobRequest;
  /** The files found, with the time at which an upload was requested. */
  files: { id: string; path: string; size: number; day: number; uploaded?: number }[];
}

/** How long the upload of a file takes, in ms. */
const UPLOADING = 2000;

/** The log files of an Edge, one of each per day. Those of the last three days exist. */
const logs = ['edge/edge', 'edge/sip', 'system/messages'];

/** Log files of an Edge: a job finds them and uploads those that are requested. */
export function addEdgeLogHandlers(area: Area, world: World): void {
  const jobs: JobKind<LogJob> = new JobKind<LogJob>(world, {
    name: 'edges.logs',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['active'], done: 'active', failed: 'inactive' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, files: filesOf(world, job) });
    },
  });
  const edgeOf = (context: OperationContext): string => new Repository<Edge>(world, EDGES).get(context.param('edgeId')).id;
  const jobOf = (context: OperationContext): LogJob => {
    const job = jobs.get(context.param('jobId'));
    if (job.edgeId !== edgeOf(context)) throw notFound('job', job.id);
    return job;
  };
  const baseFieldsOf = ({ id, edgeId, submitted }: LogJob): Omit<EdgeLogsJob, 'files'> => ({
    id,
    name: `Logs of ${edgeId}`,
    dateCreated: iso(submitted),
    selfUri: `${EDGES}/${edgeId}/logs/jobs/${id}`,
  });

  area.handle('postTelephonyProvidersEdgeLogsJobs', (context) => {
    const job = jobs.start(context, { edgeId: edgeOf(context), request: readObject(context), files: [] });
    return { ...baseFieldsOf(job), state: jobs.stateName(job) };
  });

  area.handle('getTelephonyProvidersEdgeLogsJob', (context) => {
    const job = jobOf(context);
    const response: EdgeLogsJob = {
      ...baseFieldsOf(job),
      state: jobs.stateName(job),
      ...(jobs.hasSucceeded(job) && { dateModified: iso(endOf(job)), files: job.files.map((file) => fileView(world, file)) }),
    };
    return response;
  });

  area.handle('postTelephonyProvidersEdgeLogsJobUpload', (context) => {
    const job = jobOf(context);
    const { fileIds } = readObject(context, ['fileIds']);
    if (!jobs.hasSucceeded(job))
      throw new Problem(409, 'The job has found no files yet', { code: 'job.in.progress', entityId: job.id, entityName: 'job' });
    const unknownId = fileIds.find((id) => !job.files.some((file) => file.id === id));
    if (unknownId !== undefined)
      throw badRequest('fileIds does not match a file of the job', [
        { errorCode: 'invalid.value', fieldName: 'fileIds', entityId: unknownId },
      ]);
    const uploadTime = world.now();
    jobs.put({ ...job, files: job.files.map((file) => (fileIds.includes(file.id) ? { ...file, uploaded: uploadTime } : file)) });
    return context.send(null, 202);
  });
}

function fileView(world: World, { id, path, size, day, uploaded: uploadTime }: LogJob['files'][number]): EdgeLogsJobFile {
  const isUploaded = uploadTime !== undefined && world.now() - uploadTime >= UPLOADING;
  const requestedStatus = isUploaded ? 'UPLOADED' : 'UPLOADING';
  return {
    id,
    name: path.slice(path.lastIndexOf('/') + 1),
    edgePath: path,
    sizeBytes: size,
    state: 'active',
    timeCreated: iso(day),
    timeModified: iso(day + DAY - 1),
    uploadStatus: uploadTime === undefined ? 'NOT_UPLOADED' : requestedStatus,
    ...(isUploaded && { downloadId: id }),
  };
}

/** The files that match a folder and a name. */
function filesOf(world: World, { request: { path = '', query = '', recurse = true }, submitted }: LogJob): LogJob['files'] {
  const folder = path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  const patterns = query
    .split('|')
    .filter((pattern) => pattern !== '')
    .map((pattern) => compileWildcard(pattern.toLowerCase()));
  const days = [2, 1, 0].map((daysAgo) => (Math.floor(submitted / DAY) - daysAgo) * DAY);
  return days.flatMap((day) =>
    logs.flatMap((log, index) => {
      const file = `${log}-${iso(day).slice(0, 10)}.log`;
      const folderOfFile = file.slice(0, file.lastIndexOf('/'));
      const name = file.slice(file.lastIndexOf('/') + 1);
      const isBelow = folder === '' || folderOfFile === folder || folderOfFile.startsWith(`${folder}/`);
      const isMatch =
        isBelow &&
        (recurse || folderOfFile === folder) &&
        (patterns.length === 0 || patterns.some((matchesPattern) => matchesPattern(name)));
      return isMatch ? [{ id: world.newId(), path: file, size: 10_000 + index * 1000, day }] : [];
    }),
  );
}
