import type { Area } from '../../engine/area.js';
import type { AnalyticsProperty, PropertyIndexRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import { utcTime } from '../../values/utc-time.js';
import type { World } from '../../store/world.js';
import { conversationOf, saveConversation } from '../conversations/model.js';
import type { Span } from '../conversations/model.js';

/** Custom properties that a caller sets on segments, so that detail queries can find them. */
export function addPropertyHandlers(area: Area, world: World): void {
  area.handle('postAnalyticsConversationDetailsProperties', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const asked = readObject<PropertyIndexRequest>(context, ['sessionId', 'targetDate', 'properties']);
    const party = conversation.parties.find(({ sessionId }) => sessionId === asked.sessionId);
    if (!party) throw unfit('sessionId names no session of the conversation', 'sessionId');
    const at = utcTime(asked.targetDate);
    const span = party.spans.find((each) => isIn(each, at, world.now()));
    if (!span) throw unfit('targetDate is no moment of the session', 'targetDate');
    span.properties = withProperties(span.properties, asked.properties);
    saveConversation(world, conversation);
    return asked;
  });
}

const isIn = ({ start, end }: Span, at: number, now: number): boolean => at >= start && at <= (end ?? now);

/** Replaces the value of an existing property. */
function withProperties(before: readonly AnalyticsProperty[] = [], added: readonly AnalyticsProperty[]): AnalyticsProperty[] {
  const names = new Set(added.map(({ property }) => property));
  return [...before.filter(({ property }) => !names.has(property)), ...added];
}

const unfit = (message: string, fieldName: string) => badRequest(message, [{ errorCode: 'invalid.value', fieldName }]);
