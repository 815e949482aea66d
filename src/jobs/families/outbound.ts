import type { OutboundApi } from '../../apis/outbound.js';
import type { ApiPromise } from '../../core/call/api-promise.js';
import { isBranded } from '../../core/values/brand.js';
import type { RequestOptions } from '../../core/call/operation.js';
import type { ExportUri } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Stands for the timestamp of an export that has none. */
const UNTOLD = 'untold';

/** Reads the timestamp of the previous export. A new export replaces it, and only the timestamp distinguishes the two. */
async function before(shown: ApiPromise<ExportUri>): Promise<{ before: string }> {
  try {
    const { body } = (await shown.withResponse()) as { body: ExportUri | null };
    return { before: body?.exportTimestamp ?? UNTOLD };
  } catch (error) {
    if (isBranded('NotFoundError', error)) return { before: 'none' };
    throw error;
  }
}

/** An export is complete when its timestamp differs from that of the previous one and it has an address. */
function stateOfExport({ uri, exportTimestamp = UNTOLD }: ExportUri, earlier: string): string {
  return uri === undefined || exportTimestamp === earlier ? 'running' : 'complete';
}

/** Exports the contacts of a list as a file. */
export const contactListExport = /* @__PURE__ */ jobFamily({
  name: 'contactListExport',
  api: 'OutboundApi',
  start: async (api: OutboundApi, listId: string, r: RequestOptions) => {
    const earlier = await before(api.getOutboundContactlistExport(listId, {}, r));
    await api.postOutboundContactlistExport(listId, {}, r).withResponse();
    return earlier;
  },
  ids: (earlier, listId) => [listId, earlier.before],
  status: (api, [listId], r) => api.getOutboundContactlistExport(listId, {}, r),
  state: (shown, [, earlier]) => stateOfExport(shown, earlier),
  missing: 'running',
  result: ({ uri }) => uri,
});

/** Exports the numbers of a do-not-contact list as a file. */
export const dncListExport = /* @__PURE__ */ jobFamily({
  name: 'dncListExport',
  api: 'OutboundApi',
  start: async (api: OutboundApi, listId: string, r: RequestOptions) => {
    const earlier = await before(api.getOutboundDnclistExport(listId, {}, r));
    await api.postOutboundDnclistExport(listId, r).withResponse();
    return earlier;
  },
  ids: (earlier, listId) => [listId, earlier.before],
  status: (api, [listId], r) => api.getOutboundDnclistExport(listId, {}, r),
  state: (shown, [, earlier]) => stateOfExport(shown, earlier),
  missing: 'running',
  result: ({ uri }) => uri,
});

/** Imports contacts from an uploaded file. The platform removes the import status when the import has completed. */
export const contactListImport = /* @__PURE__ */ jobFamily({
  name: 'contactListImport',
  api: 'OutboundApi',
  ids: () => ['contactListId'],
  status: (api: OutboundApi, [listId], r) => api.getOutboundContactlistImportstatus(listId, r),
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
  status: (api: OutboundApi, [listId], r) => api.getOutboundDnclistImportstatus(listId, r),
  missing: 'succeeded',
  amount: ({ completedRecords, totalRecords }) => ({ done: completedRecords, total: totalRecords }),
});
