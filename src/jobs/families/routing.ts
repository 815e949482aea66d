import type { RoutingApi } from '../../apis/routing.js';
import type { SpeechTextAnalyticsApi } from '../../apis/speech-text-analytics.js';
import type {
  CreateBenefitAssessmentJobRequest,
  GeneralProgramJobRequest,
  ProgramJobRequest,
  TopicJobRequest,
} from '../../models/index.js';
import { jobFamily } from '../family.js';

/** Estimates the benefit of predictive routing for queues. */
export const routingAssessment = /* @__PURE__ */ jobFamily({
  name: 'routingAssessment',
  api: 'RoutingApi',
  start: (api: RoutingApi, body: CreateBenefitAssessmentJobRequest, request) => api.postRoutingAssessmentsJobs({ body }, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getRoutingAssessmentsJob(id, request),
});

/** Creates the general program of speech and text analytics for a language. */
export const generalProgram = /* @__PURE__ */ jobFamily({
  name: 'generalProgram',
  api: 'SpeechTextAnalyticsApi',
  start: (api: SpeechTextAnalyticsApi, body: GeneralProgramJobRequest, request) =>
    api.postSpeechandtextanalyticsProgramsGeneralJobs(body, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getSpeechandtextanalyticsProgramsGeneralJob(id, request),
});

/** Publishes speech and text analytics programs. */
export const programsPublished = /* @__PURE__ */ jobFamily({
  name: 'programsPublished',
  api: 'SpeechTextAnalyticsApi',
  start: (api: SpeechTextAnalyticsApi, body: ProgramJobRequest, request) =>
    api.postSpeechandtextanalyticsProgramsPublishjobs(body, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getSpeechandtextanalyticsProgramsPublishjob(id, request),
});

/** Publishes speech and text analytics topics. */
export const topicsPublished = /* @__PURE__ */ jobFamily({
  name: 'topicsPublished',
  api: 'SpeechTextAnalyticsApi',
  start: (api: SpeechTextAnalyticsApi, body: TopicJobRequest, request) =>
    api.postSpeechandtextanalyticsTopicsPublishjobs(body, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getSpeechandtextanalyticsTopicsPublishjob(id, request),
});
