import type { ApiPromise } from 'contact-centre-client';
import type {
  GetRoutingMessageRecipientsOptions,
  GetRoutingSmsAvailablephonenumbersOptions,
} from 'contact-centre-client/apis/routing';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { CreateQueueRequest, Queue, RoutingSkill, UserSkillEntityListing, WrapupCode } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new RoutingApi();

describe('RoutingApi', () => {
  it('makes a queue and reads it', () => {
    const queue = { name: 'Billing', skillEvaluationMethod: 'BEST', acwSettings: { wrapupPrompt: 'OPTIONAL' } };
    expectTypeOf(api.postRoutingQueues(queue)).toEqualTypeOf<ApiPromise<Queue>>();
    expectTypeOf(api.getRoutingQueue('id')).resolves.toEqualTypeOf<Queue>();
    expectTypeOf(api.postRoutingQueueWrapupcodes('id', [{ id: 'done' }])).resolves.toEqualTypeOf<WrapupCode[]>();
    expectTypeOf(api.deleteRoutingQueue('id', { forceDelete: true })).resolves.toBeVoid();
    // @ts-expect-error -- a queue has a name
    void api.postRoutingQueues({ description: 'Bills' });
    // @ts-expect-error -- settings of a medium stand under its name
    void api.postRoutingQueues({ name: 'Billing', mediaSettings: [{ alertingTimeoutSeconds: 30 }] });
    // @ts-expect-error -- what should change?
    void api.putRoutingQueue('id');
  });

  it('gives users skills', () => {
    expectTypeOf(
      api.putUserRoutingskillsBulk('user', [{ id: 's', proficiency: 4.5 }]),
    ).resolves.toEqualTypeOf<UserSkillEntityListing>();
    expectTypeOf(api.postRoutingSkills({ name: 'Finnish' })).resolves.toEqualTypeOf<RoutingSkill>();
    // @ts-expect-error -- how well?
    void api.postUserRoutingskills('user', { id: 's' });
    // @ts-expect-error -- proficiency is a number
    void api.patchUserRoutingskillsBulk('user', [{ id: 's', proficiency: 'high' }]);
  });

  it('knows how skills are weighed, messengers and address rules', () => {
    expectTypeOf<Known<CreateQueueRequest['skillEvaluationMethod']>>().toEqualTypeOf<'NONE' | 'BEST' | 'ALL'>();
    expectTypeOf<Known<GetRoutingMessageRecipientsOptions['messengerType']>>().toEqualTypeOf<
      'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'open' | 'instagram' | 'apple'
    >();
    expectTypeOf<Known<GetRoutingSmsAvailablephonenumbersOptions['addressRequirement']>>().toEqualTypeOf<
      'none' | 'any' | 'local' | 'foreign'
    >();
    void api.getRoutingMessageRecipients({ messengerType: 'signal' });
    void api.postRoutingQueues({ name: 'Billing', skillEvaluationMethod: 'FASTEST' });
  });

  it('refuses wrong ids, missing ones and unknown options', () => {
    // @ts-expect-error -- ids are texts
    void api.getRoutingQueue(4711);
    // @ts-expect-error -- which member?
    void api.deleteRoutingQueueMember('queue');
    // @ts-expect-error -- the option is called forceDelete
    void api.deleteRoutingQueue('id', { force: true });
    // @ts-expect-error -- ids to look up are a list
    void api.getRoutingQueues({ id: 'a,b' });
  });
});
