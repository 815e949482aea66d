import type { AnalyticsConversationSegment, AnalyticsConversationWithoutAttributes } from '../../../src/models/index.js';

/** Returns the ISO 8601 time a number of seconds after noon. */
export const at = (seconds: number): string => new Date(Date.parse('2026-03-12T12:00:00Z') + seconds * 1000).toISOString();

/** Returns an interval between two seconds; without an end if it is omitted. */
export const segment = (
  segmentType: string,
  from: number,
  to?: number,
  more: AnalyticsConversationSegment = {},
): AnalyticsConversationSegment => ({
  segmentType,
  segmentStart: at(from),
  ...(to !== undefined && { segmentEnd: at(to) }),
  ...more,
});

/** A call that waited 30 s, rang 5 s, and was answered, held and wrapped up. */
export const answeredCall: AnalyticsConversationWithoutAttributes = {
  conversationId: 'c1',
  conversationStart: at(0),
  conversationEnd: at(100),
  originatingDirection: 'inbound',
  participants: [
    {
      participantId: 'p1',
      participantName: 'Chidi Eze',
      purpose: 'customer',
      sessions: [{ mediaType: 'voice', ani: 'tel:+4930555', segments: [segment('interact', 0, 100)] }],
    },
    {
      participantId: 'p2',
      participantName: 'Bookings',
      purpose: 'acd',
      sessions: [{ mediaType: 'voice', segments: [segment('interact', 0, 30, { queueId: 'q1' })] }],
    },
    {
      participantId: 'p3',
      participantName: 'Yusra Demir',
      purpose: 'agent',
      userId: 'u1',
      sessions: [
        {
          mediaType: 'voice',
          segments: [
            segment('alert', 25, 30, { queueId: 'q1' }),
            segment('interact', 30, 60, { queueId: 'q1' }),
            segment('hold', 60, 70, { queueId: 'q1' }),
            segment('interact', 70, 100, { queueId: 'q1' }),
            segment('wrapup', 100, 120, { queueId: 'q1', wrapUpCode: 'w1', wrapUpNote: 'Paid back' }),
          ],
        },
      ],
    },
  ],
};

/** The same call without an answer. */
export const abandonedCall: AnalyticsConversationWithoutAttributes = {
  ...answeredCall,
  conversationId: 'c2',
  participants: [
    ...(answeredCall.participants ?? []).slice(0, 2),
    {
      participantId: 'p3',
      participantName: 'Yusra Demir',
      purpose: 'agent',
      userId: 'u1',
      sessions: [{ mediaType: 'voice', segments: [segment('alert', 25, 30, { queueId: 'q1' })] }],
    },
  ],
};
