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
  start: (api: KnowledgeApi, { knowledgeBaseId, languageCode, body }: Base & { body: KnowledgeImport }, r) =>
    api.postKnowledgeKnowledgebaseLanguageDocumentsImports(knowledgeBaseId, languageCode, body, r),
  ids: ({ id }, { knowledgeBaseId, languageCode }) => [knowledgeBaseId, languageCode, id],
  status: (api, ids, r) => api.getKnowledgeKnowledgebaseLanguageDocumentsImport(...ids, r),
  words: { action: 'validationcompleted' },
  execute: (api, ids, r) => api.patchKnowledgeKnowledgebaseLanguageDocumentsImport(...ids, { status: 'Started' }, r),
  cancel: (api, ids, r) => api.patchKnowledgeKnowledgebaseLanguageDocumentsImport(...ids, { status: 'AbortRequested' }, r),
});

/**
 * Retrains the search of a knowledge base.
 *
 * @deprecated The platform no longer offers it.
 */
export const knowledgeTraining = /* @__PURE__ */ jobFamily({
  name: 'knowledgeTraining',
  api: 'KnowledgeApi',
  start: (api: KnowledgeApi, { knowledgeBaseId, languageCode }: Base, r) =>
    api.postKnowledgeKnowledgebaseLanguageTrainings(knowledgeBaseId, languageCode, r),
  ids: ({ id }, { knowledgeBaseId, languageCode }) => [knowledgeBaseId, languageCode, id],
  status: (api, ids, r) => api.getKnowledgeKnowledgebaseLanguageTraining(...ids, r),
});

/** Mines intents from conversations. */
export const miner = /* @__PURE__ */ jobFamily({
  name: 'miner',
  api: 'LanguageUnderstandingApi',
  start: (api: LanguageUnderstandingApi, { minerId, ...body }: MinerExecuteRequest & { minerId: string }, r) =>
    api.postLanguageunderstandingMinerExecute(minerId, { body }, r),
  ids: (_, { minerId }) => [minerId],
  status: (api, [id], r) => api.getLanguageunderstandingMiner(id, r),
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
  start: (api: LearningApi, { moduleId, ...body }: LearningModuleJobRequest & { moduleId: string }, r) =>
    api.postLearningModuleJobs(moduleId, body, r),
  ids: ({ id }, { moduleId }) => [moduleId, id],
  status: (api, [moduleId, id], r) => api.getLearningModuleJob(moduleId, id, r),
});
