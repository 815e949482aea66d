import type { ApiPromise } from 'contact-centre-client';
import { ProcessAutomationApi } from 'contact-centre-client/apis/process-automation';
import type {
  CreateTriggerRequest,
  MatchCriteria,
  ScheduledTrigger,
  TestModeResults,
  Trigger,
  TriggerEntityListing,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new ProcessAutomationApi();

const trigger: CreateTriggerRequest = {
  name: 'Follow up',
  topicName: 'v2.detail.events.conversation.{id}.customer.end',
  target: { type: 'Workflow', id: 'flow' },
  enabled: true,
};

describe('ProcessAutomationApi', () => {
  it('starts a workflow where something happens', () => {
    expectTypeOf(api.postProcessautomationTriggers(trigger)).toEqualTypeOf<ApiPromise<Trigger>>();
    expectTypeOf(api.getProcessautomationTriggers({ enabled: true, after: 'c' })).resolves.toEqualTypeOf<TriggerEntityListing>();
    expectTypeOf(api.deleteProcessautomationTrigger('id')).resolves.toBeVoid();
    // @ts-expect-error -- what is to be started?
    void api.postProcessautomationTriggers({ name: 'Follow up', topicName: 't', enabled: true });
    // @ts-expect-error -- a change says which version it changes
    void api.putProcessautomationTrigger('id', trigger);
    // @ts-expect-error -- triggers are paged by cursors
    void api.getProcessautomationTriggers({ pageNumber: 2 });
  });

  it('starts one when it is time', () => {
    const scheduled = { name: 'Nightly', target: trigger.target, enabled: true, schedule: { hours: '2' } };
    expectTypeOf(api.postProcessautomationScheduledtriggers(scheduled)).resolves.toEqualTypeOf<ScheduledTrigger>();
    // @ts-expect-error -- hours are written as text
    void api.postProcessautomationScheduledtriggers({ ...scheduled, schedule: { hours: 2 } });
    // @ts-expect-error -- over which time?
    void api.postProcessautomationScheduledtriggers({ name: 'Nightly', target: trigger.target, enabled: true });
  });

  it('tries a trigger on an event, which is text', () => {
    expectTypeOf(api.postProcessautomationTriggerTest('id', { body: '{}' })).resolves.toEqualTypeOf<TestModeResults>();
    // @ts-expect-error -- an event is written out
    void api.postProcessautomationTriggerTest('id', { body: {} });
    // @ts-expect-error -- on which topic?
    void api.postProcessautomationTriggersTopicTest();
  });

  it('knows comparisons and takes new ones', () => {
    expectTypeOf<Known<MatchCriteria['operator']>>().toEqualTypeOf<
      | ('GreaterThanOrEqual' | 'LessThanOrEqual' | 'Equal' | 'NotEqual' | 'LessThan' | 'GreaterThan')
      | ('NotIn' | 'In' | 'Contains' | 'All' | 'Exists' | 'Size')
    >();
    void api.postProcessautomationTriggers({ ...trigger, matchCriteria: [{ jsonPath: 'mediaType', operator: 'Like' }] });
  });
});
