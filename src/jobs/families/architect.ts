import type { ArchitectApi } from '../../apis/architect.js';
import type { DataTableImportJob } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Exports the rows of a data table as a file. */
export const dataTableExport = /* @__PURE__ */ jobFamily({
  name: 'dataTableExport',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, datatableId: string, request) => api.postFlowsDatatableExportJobs(datatableId, request),
  ids: ({ id }, datatableId) => [datatableId, id],
  status: (api, [datatableId, id], request) => api.getFlowsDatatableExportJob(datatableId, id, request),
  result: ({ downloadURI }) => downloadURI,
});

/** Imports rows from a file into a data table. The job waits for the file: upload it with `execute: ({ uploadURI }) => …`. */
export const dataTableImport = /* @__PURE__ */ jobFamily({
  name: 'dataTableImport',
  api: 'ArchitectApi',
  start: (
    api: ArchitectApi,
    { datatableId, ...body }: { datatableId: string; importMode?: DataTableImportJob['importMode'] },
    request,
  ) =>
    // oxlint-disable-next-line typescript/no-deprecated -- its replacement does not exist at this API level
    api.postFlowsDatatableImportJobs(datatableId, body as DataTableImportJob, request),
  ids: ({ id }, { datatableId }) => [datatableId, id],
  status: (api, [datatableId, id], request) => api.getFlowsDatatableImportJob(datatableId, id, request),
});

/** Creates a flow from a file that you upload to `job.started.presignedUrl`. */
export const flowJob = /* @__PURE__ */ jobFamily({
  name: 'flowJob',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, _: undefined, request) => api.postFlowsJobs({}, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getFlowsJob(id, { expand: ['messages'] }, request),
});
