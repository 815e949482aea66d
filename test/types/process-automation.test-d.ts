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
import type { KnownValues } from './known-values.js';

const api = new ProcessAutomationApi();

const trigger: CreateTriggerRequest = {
  name: 'Follow up',
  topicName: 'v2.detail.events.conversation.{id}.customer.end',
  target: { type: 'Workflow', id: 'flow' },
  enabled: true,
};

describe('ProcessAutomationApi', () => {
  it('starts a workflow on an event', () => {
    expectTypeOf(api.postProcessautomationTriggers(trigger)).toEqualTypeOf<ApiPromise<Trigger>>();
    expectTypeOf(api.getProcessautomationTriggers({ enabled: true, after: 'c' })).resolves.toEqualTypeOf<TriggerEntityListing>();
    expectTypeOf(api.deleteProcessautomationTrigger('id')).resolves.toBeVoid();
    // @ts-expect-error -- the target is missing
    void api.postProcessautomationTriggers({ name: 'Follow up', topicName: 't', enabled: true });
    // @ts-expect-error -- a change needs the version
    void api.putProcessautomationTrigger('id', trigger);
    // @ts-expect-error -- triggers are paged by cursors
    void api.getProcessautomationTriggers({ pageNumber: 2 });
  });

  it('starts a workflow at a time', () => {
    const scheduled = { name: 'Nightly', target: trigger.target, enabled: true, schedule: { hours: '2' } };
    expectTypeOf(api.postProcessautomationScheduledtriggers(scheduled)).resolves.toEqualTypeOf<ScheduledTrigger>();
    // @ts-expect-error -- hours are written as text
    void api.postProcessautomationScheduledtriggers({ ...scheduled, schedule: { hours: 2 } });
    // @ts-expect-error -- the duration is missing
    void api.postProcessautomationScheduledtriggers({ name: 'Nightly', target: trigger.target, enabled: true });
  });

  it('tests a trigger with an event, which is a text', () => {
    expectTypeOf(api.postProcessautomationTriggerTest('id', { body: '{}' })).resolves.toEqualTypeOf<TestModeResults>();
    // @ts-expect-error -- an event is a text
    void api.postProcessautomationTriggerTest('id', { body: {} });
    // @ts-expect-error -- the topic is missing
    void api.postProcessautomationTriggersTopicTest();
  });

  it('accepts known and new comparisons', () => {
    expectTypeOf<KnownValues<MatchCriteria['operator']>>().toEqualTypeOf<
      | ('GreaterThanOrEqual' | 'LessThanOrEqual' | 'Equal' | 'NotEqual' | 'LessThan' | 'GreaterThan')
      | ('NotIn' | 'In' | 'Contains' | 'All' | 'Exists' | 'Size')
    >();
    void api.postProcessautomationTriggers({ ...trigger, matchCriteria: [{ jsonPath: 'mediaType', operator: 'Like' }] });
  });
});
