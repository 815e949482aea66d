import type { ApiPromise } from 'contact-centre-client';
import { QualityApi } from 'contact-centre-client/apis/quality';
import type { Calibration, Evaluation, EvaluationFormResponse, Survey, SurveyForm } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new QualityApi();

describe('QualityApi', () => {
  it('evaluates a conversation', () => {
    expectTypeOf(api.postQualityConversationEvaluations('call', { evaluator: { id: 'me' } })).toEqualTypeOf<
      ApiPromise<Evaluation>
    >();
    expectTypeOf(api.getQualityConversationSurveys('call')).resolves.toEqualTypeOf<Survey[]>();
    expectTypeOf(api.getQualityFormsEvaluationsBulkContexts(['context'])).resolves.toEqualTypeOf<EvaluationFormResponse[]>();
    expectTypeOf(api.deleteQualityCalibration('id', 'calibrator')).resolves.toEqualTypeOf<Calibration>();
  });

  it('publishes forms of two kinds', () => {
    expectTypeOf(
      api.postQualityPublishedformsEvaluations({ id: 'form', published: true }),
    ).resolves.toEqualTypeOf<EvaluationFormResponse>();
    expectTypeOf(api.postQualityPublishedformsSurveys({ id: 'form', published: true })).resolves.toEqualTypeOf<SurveyForm>();
    // @ts-expect-error -- an evaluator is a user
    void api.postQualityConversationEvaluations('call', { evaluator: {} });
    // @ts-expect-error -- the action is missing
    void api.postQualityPublishedformsSurveys({ id: 'form' });
    // @ts-expect-error -- a form has groups of questions
    void api.postQualityFormsEvaluations({ name: 'Politeness' });
    // @ts-expect-error -- a survey speaks a language
    void api.postQualityFormsSurveys({ name: 'NPS', contextId: 'c', questionGroups: [] });
  });

  it('accepts the states of evaluations and surveys', () => {
    expectTypeOf<KnownValues<Evaluation['status']>>().toEqualTypeOf<
      'PENDING' | 'INPROGRESS' | 'FINISHED' | 'INREVIEW' | 'RETRACTED'
    >();
    expectTypeOf<KnownValues<Survey['status']>>().toEqualTypeOf<
      'Pending' | 'Sent' | 'InProgress' | 'Finished' | 'OptOut' | 'Error' | 'Expired'
    >();
    void api.putQualityConversationEvaluation('call', 'id', { status: 'DISPUTED' });
  });

  it('accepts dates as text or Date, and rejects other types', () => {
    void api.getQualityAgentsActivity({ startTime: new Date(), endTime: '2026-03-01T00:00:00Z', agentUserId: ['a'] });
    // @ts-expect-error -- milliseconds are no date
    void api.getQualityAgentsActivity({ startTime: 1_700_000_000_000 });
    // @ts-expect-error -- the calibrator is missing
    void api.getQualityCalibrations({ conversationId: 'call' });
    // @ts-expect-error -- a calibration is of a conversation
    void api.postQualityCalibrations({ contextId: 'c' });
    // @ts-expect-error -- an evaluation is required
    void api.postQualityConversationEvaluations('call');
    // @ts-expect-error -- a form is identified by text
    void api.getQualityForm(2);
  });
});
