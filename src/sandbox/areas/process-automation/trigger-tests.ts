import type { Area } from '../../engine/area.js';
import type { Flow, TestModeEventResults, TestModeResults, Trigger } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { parseJsonBody } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { testCriterion } from './criteria.js';

const TRIGGERS = '/api/v2/processautomation/triggers';

/**
 * Tests which triggers an event would start. The schemas of topics are not documented: the sandbox accepts any JSON object as
 * an event.
 */
export function addTriggerTestHandlers(area: Area, world: World): void {
  const triggers = (): Repository<Trigger> => new Repository<Trigger>(world, TRIGGERS);
  const testTrigger = (trigger: Trigger, event: unknown): TestModeResults => {
    const details = (trigger.matchCriteria ?? []).map((criterion) => testCriterion(criterion, event));
    const isEvent = isObject(event);
    const isStartable = new Repository<Flow>(world, '/api/v2/flows').find(trigger.target?.id) !== undefined;
    const isMatch = isEvent && details.every(({ match }) => match);
    return {
      schemaValidation: { step: 1, matches: isEvent, details: isEvent ? [] : ['The event is no JSON object'] },
      targetValidation: { step: 2, matches: isStartable, details: isStartable ? [] : ['There is no such workflow'] },
      jsonPathValidation: { step: 3, matches: isMatch, details },
      // Disabled triggers never start.
      triggerMatches: isMatch && isStartable && trigger.enabled === true,
    };
  };

  area.handle('postProcessautomationTriggerTest', (context) => {
    const trigger = triggers().get(context.param('triggerId'));
    return testTrigger(trigger, eventOf(context));
  });

  area.handle('postProcessautomationTriggersTopicTest', (context) => {
    const event = eventOf(context);
    const candidates = triggers()
      .all()
      .filter(({ topicName }) => topicName === context.param('topicName'));
    const resultFor = (matches: boolean) =>
      candidates
        .filter((trigger) => (testTrigger(trigger, event).triggerMatches ?? false) === matches)
        .map(({ id, name = '', enabled = false, selfUri = '' }) => ({ id, name, enabled, selfUri }));
    const isEvent = isObject(event);
    const response: TestModeEventResults = {
      schemaValidation: { step: 1, matches: isEvent, details: isEvent ? [] : ['The event is no JSON object'] },
      triggerMatchValidation: { step: 2, matchedTriggers: resultFor(true), unmatchedTriggers: resultFor(false) },
    };
    return response;
  });
}

/** The event, sent as a string of JSON; `undefined` for invalid JSON. */
function eventOf(context: OperationContext): unknown {
  const body: unknown = context.body;
  if (typeof body !== 'string') return body;
  try {
    return parseJsonBody(body);
  } catch {
    return undefined;
  }
}
