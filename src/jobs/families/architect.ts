import type { ArchitectApi } from '../../apis/architect.js';
import type { DataTableImportJob } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** The rows of a data table as a file. */
export const dataTableExport = /* @__PURE__ */ jobFamily({
  name: 'dataTableExport',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, datatableId: string, r) => api.postFlowsDatatableExportJobs(datatableId, r),
  ids: ({ id }, datatableId) => [datatableId, id],
  status: (api, [datatableId, id], r) => api.getFlowsDatatableExportJob(datatableId, id, r),
  result: ({ downloadURI }) => downloadURI,
});

/** Rows of a file into a data table. The job waits for the file: `execute: ({ uploadURI }) => …` puts it there. */
export const dataTableImport = /* @__PURE__ */ jobFamily({
  name: 'dataTableImport',
  api: 'ArchitectApi',
  start: (
    api: ArchitectApi,
    { datatableId, ...body }: { datatableId: string; importMode?: DataTableImportJob['importMode'] },
    r,
  ) =>
    // oxlint-disable-next-line typescript/no-deprecated -- what comes in its place is not of this level
    api.postFlowsDatatableImportJobs(datatableId, body as DataTableImportJob, r),
  ids: ({ id }, { datatableId }) => [datatableId, id],
  status: (api, [datatableId, id], r) => api.getFlowsDatatableImportJob(datatableId, id, r),
});

/** A flow that is made of a file, which goes to `job.started.presignedUrl`. */
export const flowJob = /* @__PURE__ */ jobFamily({
  name: 'flowJob',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, _: undefined, r) => api.postFlowsJobs({}, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getFlowsJob(id, { expand: ['messages'] }, r),
});
