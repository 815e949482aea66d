import type { ContentManagementApi } from '../../apis/content-management.js';
import type { GeneralDataProtectionRegulationApi } from '../../apis/general-data-protection-regulation.js';
import type { ResponseManagementApi } from '../../apis/response-management.js';
import type { CreateResponseAssetRequest, GDPRRequest } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Creates a response asset once its file has been uploaded to `job.started.url`. */
export const responseAsset = /* @__PURE__ */ jobFamily({
  name: 'responseAsset',
  api: 'ResponseManagementApi',
  start: (api: ResponseManagementApi, asset: CreateResponseAssetRequest, request) =>
    api.postResponsemanagementResponseassetsUploads(asset, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getResponsemanagementResponseassetsStatusStatusId(id, request),
  words: { succeeded: 'uploaded' },
});

/** A command for documents or workspaces. Operations that move, copy or delete start it: `contentCommand.at(api, statusId)`. */
export const contentCommand = /* @__PURE__ */ jobFamily({
  name: 'contentCommand',
  api: 'ContentManagementApi',
  ids: () => ['statusId'],
  status: (api: ContentManagementApi, [id], request) => api.getContentmanagementStatusStatusId(id, request),
  cancel: (api, [id], request) => api.deleteContentmanagementStatusStatusId(id, request),
});

/** Exports, corrects or deletes the personal data of a data subject. A deletion requires `deleteConfirmed`. */
export const gdprRequest = /* @__PURE__ */ jobFamily({
  name: 'gdprRequest',
  api: 'GeneralDataProtectionRegulationApi',
  start: (
    api: GeneralDataProtectionRegulationApi,
    { body, ...options }: { body: GDPRRequest; deleteConfirmed?: boolean },
    request,
  ) => api.postGdprRequests(body, options, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getGdprRequest(id, request),
  words: { running: 'searching updating deleting finalizing' },
  result: (request) => request.resultsUrl,
});
