import type { Area } from '../../engine/area.js';
import type { AnalyticsProperty } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import { utcTime } from '../../values/utc-time.js';
import type { World } from '../../store/world.js';
import { conversationOf, saveConversation } from '../conversations/model.js';
import type { Span } from '../conversations/model.js';

/** Custom properties that a caller sets on segments, so that detail queries can find them. */
export function addPropertyHandlers(area: Area, world: World): void {
  area.handle('postAnalyticsConversationDetailsProperties', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const body = readObject(context, ['sessionId', 'targetDate', 'properties']);
    const party = conversation.parties.find(({ sessionId }) => sessionId === body.sessionId);
    if (!party) throw invalidField('sessionId does not match a session of the conversation', 'sessionId');
    const time = utcTime(body.targetDate);
    const span = party.spans.find((each) => containsTime(each, time, world.now()));
    if (!span) throw invalidField('targetDate is no moment of the session', 'targetDate');
    span.properties = withProperties(span.properties, body.properties);
    saveConversation(world, conversation);
    return body;
  });
}

const containsTime = ({ start, end }: Span, time: number, now: number): boolean => time >= start && time <= (end ?? now);

/** Replaces the value of an existing property. */
function withProperties(
  existingProperties: readonly AnalyticsProperty[] = [],
  newProperties: readonly AnalyticsProperty[],
): AnalyticsProperty[] {
  const names = new Set(newProperties.map(({ property }) => property));
  return [...existingProperties.filter(({ property }) => !names.has(property)), ...newProperties];
}
