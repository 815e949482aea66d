import type { ApiPromise } from 'contact-centre-client';
import type {
  GetRoutingMessageRecipientsOptions,
  GetRoutingSmsAvailablephonenumbersOptions,
} from 'contact-centre-client/apis/routing';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type {
  CallbackMediaSettings,
  CreateQueueRequest,
  DialerContact,
  EdgeLogicalInterfacesChangeTopicErrorInfo,
  EmailMediaSettings,
  GroupSearchCriteria,
  LabelUtilizationResponse,
  MediaSettings,
  MessageMediaSettings,
  Queue,
  QueueMediaSettings,
  QueueRequest,
  RoutingSkill,
  TimeOffRequestResponse,
  TwitterIntegrationRequest,
  UserQueue,
  UserSkillEntityListing,
  UtilizationResponse,
  VoicemailSearchCriteria,
  VoicemailSearchRequest,
  WebMessagingButtonResponse,
  WrapupCode,
  WritableDialerContact,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new RoutingApi();

describe('RoutingApi', () => {
  it('creates a queue and reads it', () => {
    const queue = { name: 'Billing', skillEvaluationMethod: 'BEST', acwSettings: { wrapupPrompt: 'OPTIONAL' } };
    expectTypeOf(api.postRoutingQueues(queue)).toEqualTypeOf<ApiPromise<Queue>>();
    expectTypeOf(api.getRoutingQueue('id')).resolves.toEqualTypeOf<Queue>();
    expectTypeOf(api.postRoutingQueueWrapupcodes('id', [{ id: 'done' }])).resolves.toEqualTypeOf<WrapupCode[]>();
    expectTypeOf(api.deleteRoutingQueue('id', { forceDelete: true })).resolves.toBeVoid();
    // @ts-expect-error -- a queue has a name
    void api.postRoutingQueues({ description: 'Bills' });
    // @ts-expect-error -- settings of a medium are grouped under its name
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: [{ alertingTimeoutSeconds: 30 }] });
    // @ts-expect-error -- the changes are missing
    void api.putRoutingQueue('id');
  });

  it('assigns skills to users', () => {
    expectTypeOf(
      api.putUserRoutingskillsBulk('user', [{ id: 's', proficiency: 4.5 }]),
    ).resolves.toEqualTypeOf<UserSkillEntityListing>();
    expectTypeOf(api.postRoutingSkills({ name: 'Finnish' })).resolves.toEqualTypeOf<RoutingSkill>();
    // @ts-expect-error -- the proficiency is missing
    void api.postUserRoutingskills('user', { id: 's' });
    // @ts-expect-error -- proficiency is a number
    void api.patchUserRoutingskillsBulk('user', [{ id: 's', proficiency: 'high' }]);
  });

  it('accepts skill evaluation methods, messengers and address rules', () => {
    expectTypeOf<KnownValues<CreateQueueRequest['skillEvaluationMethod']>>().toEqualTypeOf<'NONE' | 'BEST' | 'ALL'>();
    expectTypeOf<KnownValues<GetRoutingMessageRecipientsOptions['messengerType']>>().toEqualTypeOf<
      'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'open' | 'instagram' | 'apple'
    >();
    expectTypeOf<KnownValues<GetRoutingSmsAvailablephonenumbersOptions['addressRequirement']>>().toEqualTypeOf<
      'none' | 'any' | 'local' | 'foreign'
    >();
    void api.getRoutingMessageRecipients({ messengerType: 'signal' });
    void api.postRoutingQueues({ name: 'Billing', skillEvaluationMethod: 'FASTEST' });
  });

  it('rejects wrong ids, missing ones and unknown options', () => {
    // @ts-expect-error -- ids are texts
    void api.getRoutingQueue(4711);
    // @ts-expect-error -- the member is missing
    void api.deleteRoutingQueueMember('queue');
    // @ts-expect-error -- the option is called forceDelete
    void api.deleteRoutingQueue('id', { force: true });
    // @ts-expect-error -- ids to look up are a list
    void api.getRoutingQueues({ id: 'a,b' });
  });
});

describe('The media settings of a queue', () => {
  type Settings = NonNullable<Queue['mediaSettings']>;

  it('have a type for each medium, in responses and in requests', () => {
    expectTypeOf<Settings>().toEqualTypeOf<QueueMediaSettings>();
    expectTypeOf<CreateQueueRequest['mediaSettings']>().toEqualTypeOf<QueueMediaSettings | undefined>();
    expectTypeOf<QueueRequest['mediaSettings']>().toEqualTypeOf<QueueMediaSettings | undefined>();
    expectTypeOf<UserQueue['mediaSettings']>().toEqualTypeOf<QueueMediaSettings | undefined>();
    expectTypeOf<Settings['call']>().toEqualTypeOf<MediaSettings | undefined>();
    expectTypeOf<Settings['chat']>().toEqualTypeOf<MediaSettings | undefined>();
    expectTypeOf<Settings['callback']>().toEqualTypeOf<CallbackMediaSettings | undefined>();
    expectTypeOf<Settings['email']>().toEqualTypeOf<EmailMediaSettings | undefined>();
    expectTypeOf<Settings['message']>().toEqualTypeOf<MessageMediaSettings | undefined>();
  });

  it('accept the settings of a medium for that medium only', () => {
    const tones = { autoAnswerAlertToneSeconds: 3, manualAnswerAlertToneSeconds: 5 };
    const mediaSettings: QueueMediaSettings = {
      call: { ...tones, alertingTimeoutSeconds: 8, serviceLevel: { percentage: 0.8, durationMs: 20_000 } },
      callback: { ...tones, mode: 'CustomerFirst', autoDialDelaySeconds: 60, pacingModifier: 1.5, liveVoiceFlow: { id: 'flow' } },
      email: { ...tones, allOutboundEmailAddresses: [] },
      message: { ...tones, enableInactivityTimeout: true, subTypeSettings: { whatsapp: { enableAutoAnswer: true } } },
    };
    void api.postRoutingQueues({ name: 'Billing', mediaSettings });
    // @ts-expect-error -- calls have no subtypes
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: { call: { subTypeSettings: {} } } });
    // @ts-expect-error -- only callbacks are dialled
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: { email: { autoDialDelaySeconds: 60 } } });
    // @ts-expect-error -- only messages time out
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: { chat: { enableInactivityTimeout: true } } });
    // @ts-expect-error -- the platform has no settings for this medium
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: { video: {} } });
    // @ts-expect-error -- the timeout is a number
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: { call: { alertingTimeoutSeconds: '20' } } });
  });
});

describe('Fields that differ between similar types', () => {
  it('have labels with a name in responses', () => {
    type Labels = NonNullable<UtilizationResponse['labelUtilizations']>;
    expectTypeOf<Labels[string]>().toEqualTypeOf<LabelUtilizationResponse>();
    expectTypeOf<LabelUtilizationResponse['labelName']>().toEqualTypeOf<string | undefined>();
  });

  it('search voicemail by a range of dates, at every level', () => {
    const range: VoicemailSearchCriteria = { type: 'DATE_RANGE', fields: ['createdDate'] };
    expectTypeOf<KnownValues<VoicemailSearchCriteria['type']>>().toExtend<
      KnownValues<GroupSearchCriteria['type']> | 'DATE_RANGE'
    >();
    expectTypeOf<'DATE_RANGE'>().toExtend<KnownValues<VoicemailSearchCriteria['type']>>();
    expectTypeOf<VoicemailSearchRequest['query']>().toEqualTypeOf<VoicemailSearchCriteria[] | undefined>();
    expectTypeOf({ ...range, group: [range] }).toExtend<VoicemailSearchCriteria>();
    expectTypeOf<VoicemailSearchCriteria['group']>().toEqualTypeOf<VoicemailSearchCriteria[] | undefined>();
  });

  it('are required if the platform always sends them', () => {
    expectTypeOf<TimeOffRequestResponse['durationMinutes']>().toEqualTypeOf<number[]>();
    expectTypeOf<TimeOffRequestResponse['payableMinutes']>().toEqualTypeOf<number[]>();
    expectTypeOf<TimeOffRequestResponse['fullDayEarliestStartOffsetMinutes']>().toEqualTypeOf<number[]>();
    expectTypeOf<TimeOffRequestResponse['fullDayLatestEndOffsetMinutes']>().toEqualTypeOf<number[]>();
    expectTypeOf<TimeOffRequestResponse['syncVersion']>().toEqualTypeOf<number>();
    expectTypeOf<WebMessagingButtonResponse['originatingMessageId']>().toEqualTypeOf<string>();
    type Sent = Pick<TwitterIntegrationRequest, 'signupCode' | 'appId' | 'codeChallenge' | 'redirectUri'>;
    expectTypeOf<Sent>().toEqualTypeOf<Record<'signupCode' | 'appId' | 'codeChallenge' | 'redirectUri', string>>();
  });

  it('are texts', () => {
    expectTypeOf<EdgeLogicalInterfacesChangeTopicErrorInfo['messageParams']>().toEqualTypeOf<
      Record<string, string> | undefined
    >();
    expectTypeOf<DialerContact['data']>().toEqualTypeOf<Record<string, string>>();
    expectTypeOf<WritableDialerContact['data']>().toEqualTypeOf<Record<string, string>>();
  });
});
