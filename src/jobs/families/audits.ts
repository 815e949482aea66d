import type { AuditApi } from '../../apis/audit.js';
import type { QualityApi } from '../../apis/quality.js';
import type { AuditQueryRequest, QMAuditQueryRequest } from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Audit records of one of the platform's services: who changed what. */
export const audits = /* @__PURE__ */ jobFamily({
  name: 'audits',
  api: 'AuditApi',
  start: (api: AuditApi, query: AuditQueryRequest, request) => api.postAuditsQuery(query, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getAuditsQueryTransactionId(id, request),
  results: (api, [id], page, request) => api.getAuditsQueryTransactionIdResults(id, page, request),
});

/** Quality audit records: who listened to, scored or deleted what. */
export const qualityAudits = /* @__PURE__ */ jobFamily({
  name: 'qualityAudits',
  api: 'QualityApi',
  start: (api: QualityApi, query: QMAuditQueryRequest, request) => api.postQualityConversationsAuditsQuery(query, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getQualityConversationsAuditsQueryTransactionId(id, request),
  results: (api, [id], page, request) => api.getQualityConversationsAuditsQueryTransactionIdResults(id, page, request),
});
