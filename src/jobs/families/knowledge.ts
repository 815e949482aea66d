/* oxlint-disable typescript/no-deprecated -- retired operations stay available to programs and sandboxes of earlier API levels */
import type { KnowledgeApi } from '../../apis/knowledge.js';
import type { LanguageUnderstandingApi } from '../../apis/language-understanding.js';
import type { LearningApi } from '../../apis/learning.js';
import type { KnowledgeImport, LearningModuleJobRequest, MinerExecuteRequest } from '../../models/index.js';
import { jobFamily } from '../family.js';

interface Base {
  knowledgeBaseId: string;
  languageCode: string;
}

/**
 * Imports documents from an uploaded file into a knowledge base. The job pauses after it has validated the file; `execute:
 * true` continues it.
 *
 * @deprecated The platform no longer offers imports by language.
 */
export const knowledgeImport = /* @__PURE__ */ jobFamily({
  name: 'knowledgeImport',
  api: 'KnowledgeApi',
  start: (api: KnowledgeApi, { knowledgeBaseId, languageCode, body }: Base & { body: KnowledgeImport }, request) =>
    api.postKnowledgeKnowledgebaseLanguageDocumentsImports(knowledgeBaseId, languageCode, body, request),
  ids: ({ id }, { knowledgeBaseId, languageCode }) => [knowledgeBaseId, languageCode, id],
  status: (api, ids, request) => api.getKnowledgeKnowledgebaseLanguageDocumentsImport(...ids, request),
  words: { action: 'validationcompleted' },
  execute: (api, ids, request) => api.patchKnowledgeKnowledgebaseLanguageDocumentsImport(...ids, { status: 'Started' }, request),
  cancel: (api, ids, request) =>
    api.patchKnowledgeKnowledgebaseLanguageDocumentsImport(...ids, { status: 'AbortRequested' }, request),
});

/**
 * Retrains the search of a knowledge base.
 *
 * @deprecated The platform no longer offers it.
 */
export const knowledgeTraining = /* @__PURE__ */ jobFamily({
  name: 'knowledgeTraining',
  api: 'KnowledgeApi',
  start: (api: KnowledgeApi, { knowledgeBaseId, languageCode }: Base, request) =>
    api.postKnowledgeKnowledgebaseLanguageTrainings(knowledgeBaseId, languageCode, request),
  ids: ({ id }, { knowledgeBaseId, languageCode }) => [knowledgeBaseId, languageCode, id],
  status: (api, ids, request) => api.getKnowledgeKnowledgebaseLanguageTraining(...ids, request),
});

/** Mines intents from conversations. */
export const miner = /* @__PURE__ */ jobFamily({
  name: 'miner',
  api: 'LanguageUnderstandingApi',
  start: (api: LanguageUnderstandingApi, { minerId, ...body }: MinerExecuteRequest & { minerId: string }, request) =>
    api.postLanguageunderstandingMinerExecute(minerId, { body }, request),
  ids: (_, { minerId }) => [minerId],
  status: (api, [id], request) => api.getLanguageunderstandingMiner(id, request),
  words: {
    running:
      'fetchingconversationids conversationidsfetched fetchingconversations conversationsfetched miningstarted maskingutterances computinganalytics',
    succeeded: 'miningcompleted',
    failed:
      'conversationidsfetcherror conversationsfetcherror queuingerror maskingerror computinganalyticserror miningerror modelvalidationerror',
    cancelled: 'deleted',
  },
});

/** Reassigns a learning module to every user to whom it was assigned. */
export const learningModule = /* @__PURE__ */ jobFamily({
  name: 'learningModule',
  api: 'LearningApi',
  start: (api: LearningApi, { moduleId, ...body }: LearningModuleJobRequest & { moduleId: string }, request) =>
    api.postLearningModuleJobs(moduleId, body, request),
  ids: ({ id }, { moduleId }) => [moduleId, id],
  status: (api, [moduleId, id], request) => api.getLearningModuleJob(moduleId, id, request),
});
