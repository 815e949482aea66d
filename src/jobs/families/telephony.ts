import type { TelephonyProvidersEdgeApi } from '../../apis/telephony-providers-edge.js';
import type { DomainEdgeSoftwareUpdateDto, EdgeLogsJobRequest } from '../../models/index.js';
import { jobFamily } from '../family.js';

/**
 * The log files of an Edge. The platform's state does not show that the job has ended, so it is complete when the files are
 * listed.
 */
export const edgeLogs = /* @__PURE__ */ jobFamily({
  name: 'edgeLogs',
  api: 'TelephonyProvidersEdgeApi',
  start: (api: TelephonyProvidersEdgeApi, { edgeId, ...body }: EdgeLogsJobRequest & { edgeId: string }, request) =>
    api.postTelephonyProvidersEdgeLogsJobs(edgeId, body, request),
  ids: ({ id }, { edgeId }) => [edgeId, id],
  status: (api, [edgeId, id], request) => api.getTelephonyProvidersEdgeLogsJob(edgeId, id, request),
  state: ({ files, state }) => (state === 'active' && files ? 'complete' : state),
  words: { running: 'active', cancelled: 'inactive', expired: 'deleted' },
});

/** Updates the software of an Edge to a version. */
export const edgeSoftwareUpdate = /* @__PURE__ */ jobFamily({
  name: 'edgeSoftwareUpdate',
  api: 'TelephonyProvidersEdgeApi',
  start: (api: TelephonyProvidersEdgeApi, { edgeId, ...body }: DomainEdgeSoftwareUpdateDto & { edgeId: string }, request) =>
    api.postTelephonyProvidersEdgeSoftwareupdate(edgeId, body, request),
  ids: (_, { edgeId }) => [edgeId],
  status: (api, [edgeId], request) => api.getTelephonyProvidersEdgeSoftwareupdate(edgeId, request),
  words: { queued: 'none init', failed: 'exception', cancelled: 'delete' },
  cancel: (api, [edgeId], request) => api.deleteTelephonyProvidersEdgeSoftwareupdate(edgeId, request),
});
