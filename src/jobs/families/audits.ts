import type { AuditApi } from '../../apis/audit.js';
import type { QualityApi } from '../../apis/quality.js';
import type { AuditQueryRequest, QMAuditQueryRequest } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Audit records of one of the platform's services: who changed what. */
export const audits = /* @__PURE__ */ jobFamily({
  name: 'audits',
  api: 'AuditApi',
  start: (api: AuditApi, query: AuditQueryRequest, r) => api.postAuditsQuery(query, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getAuditsQueryTransactionId(id, r),
  results: (api, [id], page, r) => api.getAuditsQueryTransactionIdResults(id, page, r),
});

/** Quality audit records: who listened to, scored or deleted what. */
export const qualityAudits = /* @__PURE__ */ jobFamily({
  name: 'qualityAudits',
  api: 'QualityApi',
  start: (api: QualityApi, query: QMAuditQueryRequest, r) => api.postQualityConversationsAuditsQuery(query, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getQualityConversationsAuditsQueryTransactionId(id, r),
  results: (api, [id], page, r) => api.getQualityConversationsAuditsQueryTransactionIdResults(id, page, r),
});
