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
  start: (api: RoutingApi, body: CreateBenefitAssessmentJobRequest, r) => api.postRoutingAssessmentsJobs({ body }, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getRoutingAssessmentsJob(id, r),
});

/** Creates the general program of speech and text analytics for a language. */
export const generalProgram = /* @__PURE__ */ jobFamily({
  name: 'generalProgram',
  api: 'SpeechTextAnalyticsApi',
  start: (api: SpeechTextAnalyticsApi, body: GeneralProgramJobRequest, r) =>
    api.postSpeechandtextanalyticsProgramsGeneralJobs(body, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getSpeechandtextanalyticsProgramsGeneralJob(id, r),
});

/** Publishes speech and text analytics programs. */
export const programsPublished = /* @__PURE__ */ jobFamily({
  name: 'programsPublished',
  api: 'SpeechTextAnalyticsApi',
  start: (api: SpeechTextAnalyticsApi, body: ProgramJobRequest, r) => api.postSpeechandtextanalyticsProgramsPublishjobs(body, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getSpeechandtextanalyticsProgramsPublishjob(id, r),
});

/** Publishes speech and text analytics topics. */
export const topicsPublished = /* @__PURE__ */ jobFamily({
  name: 'topicsPublished',
  api: 'SpeechTextAnalyticsApi',
  start: (api: SpeechTextAnalyticsApi, body: TopicJobRequest, r) => api.postSpeechandtextanalyticsTopicsPublishjobs(body, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getSpeechandtextanalyticsTopicsPublishjob(id, r),
});
