import type { ContentManagementApi } from '../../apis/content-management.js';
import type { GeneralDataProtectionRegulationApi } from '../../apis/general-data-protection-regulation.js';
import type { ResponseManagementApi } from '../../apis/response-management.js';
import type { CreateResponseAssetRequest, GDPRRequest } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Creates a response asset once its file has been uploaded to `job.started.url`. */
export const responseAsset = /* @__PURE__ */ jobFamily({
  name: 'responseAsset',
  api: 'ResponseManagementApi',
  start: (api: ResponseManagementApi, asset: CreateResponseAssetRequest, r) =>
    api.postResponsemanagementResponseassetsUploads(asset, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getResponsemanagementResponseassetsStatusStatusId(id, r),
  words: { succeeded: 'uploaded' },
});

/** A command for documents or workspaces. Operations that move, copy or delete start it: `contentCommand.at(api, statusId)`. */
export const contentCommand = /* @__PURE__ */ jobFamily({
  name: 'contentCommand',
  api: 'ContentManagementApi',
  ids: () => ['statusId'],
  status: (api: ContentManagementApi, [id], r) => api.getContentmanagementStatusStatusId(id, r),
  cancel: (api, [id], r) => api.deleteContentmanagementStatusStatusId(id, r),
});

/** Exports, corrects or deletes the personal data of a data subject. A deletion requires `deleteConfirmed`. */
export const gdprRequest = /* @__PURE__ */ jobFamily({
  name: 'gdprRequest',
  api: 'GeneralDataProtectionRegulationApi',
  start: (api: GeneralDataProtectionRegulationApi, { body, ...more }: { body: GDPRRequest; deleteConfirmed?: boolean }, r) =>
    api.postGdprRequests(body, more, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getGdprRequest(id, r),
  words: { running: 'searching updating deleting finalizing' },
  result: (request) => request.resultsUrl,
});
