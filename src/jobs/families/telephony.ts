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
  start: (api: TelephonyProvidersEdgeApi, { edgeId, ...body }: EdgeLogsJobRequest & { edgeId: string }, r) =>
    api.postTelephonyProvidersEdgeLogsJobs(edgeId, body, r),
  ids: ({ id }, { edgeId }) => [edgeId, id],
  status: (api, [edgeId, id], r) => api.getTelephonyProvidersEdgeLogsJob(edgeId, id, r),
  state: ({ files, state }) => (state === 'active' && files ? 'complete' : state),
  words: { running: 'active', cancelled: 'inactive', expired: 'deleted' },
});

/** Updates the software of an Edge to a version. */
export const edgeSoftwareUpdate = /* @__PURE__ */ jobFamily({
  name: 'edgeSoftwareUpdate',
  api: 'TelephonyProvidersEdgeApi',
  start: (api: TelephonyProvidersEdgeApi, { edgeId, ...body }: DomainEdgeSoftwareUpdateDto & { edgeId: string }, r) =>
    api.postTelephonyProvidersEdgeSoftwareupdate(edgeId, body, r),
  ids: (_, { edgeId }) => [edgeId],
  status: (api, [edgeId], r) => api.getTelephonyProvidersEdgeSoftwareupdate(edgeId, r),
  words: { queued: 'none init', failed: 'exception', cancelled: 'delete' },
  cancel: (api, [edgeId], r) => api.deleteTelephonyProvidersEdgeSoftwareupdate(edgeId, r),
});
