import type { ApiPromise } from 'contact-centre-client';
import { SocialMediaApi } from 'contact-centre-client/apis/social-media';
import type {
  DataIngestionRuleStatusPatchRequest,
  EscalationRuleResponse,
  ManualEscalationResponse,
  OpenDataIngestionRuleResponse,
  SocialTopicResponse,
  TwitterDataIngestionRuleResponse,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new SocialMediaApi();

describe('SocialMediaApi', () => {
  it('manages topics', () => {
    expectTypeOf(api.postSocialmediaTopics({ body: { name: 'Brand', divisionId: 'd' } })).toEqualTypeOf<
      ApiPromise<SocialTopicResponse>
    >();
    expectTypeOf(api.deleteSocialmediaTopic('id')).resolves.toBeVoid();
    // @ts-expect-error -- the division is missing
    void api.postSocialmediaTopics({ body: { name: 'Brand' } });
    // @ts-expect-error -- the body belongs in opts
    void api.patchSocialmediaTopic('id', { name: 'Brands' });
    // @ts-expect-error -- yes or no
    void api.getSocialmediaTopic('id', { includeDeleted: 'true' });
  });

  it('ingests messages by rules, with a type for each source', () => {
    expectTypeOf(
      api.postSocialmediaTopicDataingestionrulesTwitter('id', { body: { name: 'Mentions', searchTerms: '@us' } }),
    ).resolves.toEqualTypeOf<TwitterDataIngestionRuleResponse>();
    expectTypeOf(
      api.patchSocialmediaTopicDataingestionrulesOpenOpenId('id', 'rule', { body: { status: 'Paused' } }),
    ).resolves.toEqualTypeOf<OpenDataIngestionRuleResponse>();
    // @ts-expect-error -- the rule is incomplete
    void api.postSocialmediaTopicDataingestionrulesTwitter('id', { body: { name: 'Mentions' } });
    // @ts-expect-error -- that is another source's
    void api.postSocialmediaTopicDataingestionrulesFacebook('id', { body: { name: 'Mentions', searchTerms: '@us' } });
    // @ts-expect-error -- the rule is missing
    void api.getSocialmediaTopicDataingestionrulesOpenOpenId('id');
    // @ts-expect-error -- several messages are a list
    void api.postSocialmediaTopicDataingestionrulesOpenRuleIdMessagesBulk('id', 'rule', {});
  });

  it('escalates messages to agents', () => {
    const rule = { name: 'Angry', matchCriteria: 'sentiment < 0', priority: 1, divisionId: 'd' };
    expectTypeOf(api.postSocialmediaEscalationrules({ body: rule })).resolves.toEqualTypeOf<EscalationRuleResponse>();
    expectTypeOf(
      api.postSocialmediaEscalationsMessages('d', { body: { socialMediaNormalizedMessageId: 'm' } }),
    ).resolves.toEqualTypeOf<ManualEscalationResponse>();
    // @ts-expect-error -- a priority is a number
    void api.putSocialmediaEscalationrule('id', { body: { ...rule, priority: 'high' } });
    // @ts-expect-error -- the division is missing
    void api.getSocialmediaEscalationrules();
  });

  it('accepts known and new states', () => {
    expectTypeOf<KnownValues<DataIngestionRuleStatusPatchRequest['status']>>().toEqualTypeOf<'Active' | 'Paused'>();
    void api.patchSocialmediaTopicDataingestionrulesOpenOpenId('id', 'rule', { body: { status: 'Archived' } });
  });
});
