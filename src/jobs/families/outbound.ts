import type { OutboundApi } from '../../apis/outbound.js';
import type { ApiPromise } from '../../core/call/api-promise.js';
import { isBranded } from '../../core/values/brand.js';
import type { RequestOptions } from '../../core/call/operation.js';
import type { ExportUri } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Stands for the timestamp of an export that has none. */
const NO_TIMESTAMP = 'untold';

/** Reads the timestamp of the previous export. A new export replaces it, and only the timestamp distinguishes the two. */
async function readPreviousExport(response: ApiPromise<ExportUri>): Promise<{ before: string }> {
  try {
    const { body } = (await response.withResponse()) as { body: ExportUri | null };
    return { before: body?.exportTimestamp ?? NO_TIMESTAMP };
  } catch (error) {
    if (isBranded('NotFoundError', error)) return { before: 'none' };
    throw error;
  }
}

/** An export is complete when its timestamp differs from that of the previous one and it has an address. */
function readExportState({ uri, exportTimestamp = NO_TIMESTAMP }: ExportUri, earlier: string): string {
  return uri === undefined || exportTimestamp === earlier ? 'running' : 'complete';
}

/** Exports the contacts of a list as a file. */
export const contactListExport = /* @__PURE__ */ jobFamily({
  name: 'contactListExport',
  api: 'OutboundApi',
  start: async (api: OutboundApi, listId: string, request: RequestOptions) => {
    const earlier = await readPreviousExport(api.getOutboundContactlistExport(listId, {}, request));
    await api.postOutboundContactlistExport(listId, {}, request).withResponse();
    return earlier;
  },
  ids: (earlier, listId) => [listId, earlier.before],
  status: (api, [listId], request) => api.getOutboundContactlistExport(listId, {}, request),
  state: (response, [, earlier]) => readExportState(response, earlier),
  missing: 'running',
  result: ({ uri }) => uri,
});

/** Exports the numbers of a do-not-contact list as a file. */
export const dncListExport = /* @__PURE__ */ jobFamily({
  name: 'dncListExport',
  api: 'OutboundApi',
  start: async (api: OutboundApi, listId: string, request: RequestOptions) => {
    const earlier = await readPreviousExport(api.getOutboundDnclistExport(listId, {}, request));
    await api.postOutboundDnclistExport(listId, request).withResponse();
    return earlier;
  },
  ids: (earlier, listId) => [listId, earlier.before],
  status: (api, [listId], request) => api.getOutboundDnclistExport(listId, {}, request),
  state: (response, [, earlier]) => readExportState(response, earlier),
  missing: 'running',
  result: ({ uri }) => uri,
});

/** Imports contacts from an uploaded file. The platform removes the import status when the import has completed. */
export const contactListImport = /* @__PURE__ */ jobFamily({
  name: 'contactListImport',
  api: 'OutboundApi',
  ids: () => ['contactListId'],
  status: (api: OutboundApi, [listId], request) => api.getOutboundContactlistImportstatus(listId, request),
  missing: 'succeeded',
  amount: ({ completedRecords, totalRecords }) => ({ done: completedRecords, total: totalRecords }),
});

/**
 * Imports numbers from an uploaded file into a do-not-contact list. The platform removes the import status when the import has
 * completed.
 */
export const dncListImport = /* @__PURE__ */ jobFamily({
  name: 'dncListImport',
  api: 'OutboundApi',
  ids: () => ['dncListId'],
  status: (api: OutboundApi, [listId], request) => api.getOutboundDnclistImportstatus(listId, request),
  missing: 'succeeded',
  amount: ({ completedRecords, totalRecords }) => ({ done: completedRecords, total: totalRecords }),
});
