import type { OutboundApi } from '../../apis/outbound.js';
import type { ApiPromise } from '../../core/call/api-promise.js';
import { isBranded } from '../../core/values/brand.js';
import type { RequestOptions } from '../../core/call/operation.js';
import type { ExportUri } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** The time of an export that reports none. */
const UNTOLD = 'untold';

/** An export takes the place of the one before it: what tells the two apart is when they were made. */
async function before(shown: ApiPromise<ExportUri>): Promise<{ before: string }> {
  try {
    const { body } = (await shown.withResponse()) as { body: ExportUri | null };
    return { before: body?.exportTimestamp ?? UNTOLD };
  } catch (error) {
    if (isBranded('NotFoundError', error)) return { before: 'none' };
    throw error;
  }
}

/** Whether an export is another one than before its start. Without an address it is not there yet. */
function stateOfExport({ uri, exportTimestamp = UNTOLD }: ExportUri, earlier: string): string {
  return uri === undefined || exportTimestamp === earlier ? 'running' : 'complete';
}

/** The contacts of a list as a file. */
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

/** The numbers of a do-not-contact list as a file. */
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

/** Contacts that are coming out of a file that was uploaded: its status is gone when all have come. */
export const contactListImport = /* @__PURE__ */ jobFamily({
  name: 'contactListImport',
  api: 'OutboundApi',
  ids: () => ['contactListId'],
  status: (api: OutboundApi, [listId], r) => api.getOutboundContactlistImportstatus(listId, r),
  missing: 'succeeded',
  amount: ({ completedRecords, totalRecords }) => ({ done: completedRecords, total: totalRecords }),
});

/** The same for a do-not-contact list. */
export const dncListImport = /* @__PURE__ */ jobFamily({
  name: 'dncListImport',
  api: 'OutboundApi',
  ids: () => ['dncListId'],
  status: (api: OutboundApi, [listId], r) => api.getOutboundDnclistImportstatus(listId, r),
  missing: 'succeeded',
  amount: ({ completedRecords, totalRecords }) => ({ done: completedRecords, total: totalRecords }),
});
