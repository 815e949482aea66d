import type { Area } from '../../engine/area.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { conversationDetails } from '../analytics/details.js';
import { createCursor, readCursor } from '../cursor.js';
import { sortMatches } from '../search/sort-matches.js';
import { conversationsOf, iso } from './model.js';
import type { StoredConversation } from './model.js';

/** The default page size. */
const DEFAULT_PAGE_SIZE = 100;

/**
 * The fields for conditions: `participantData.colour` is a participant attribute, `segments.start` the start of any segment.
 */
const searchableFields = ({ id, start, end, parties }: StoredConversation) => ({
  conversationId: id,
  conversationStart: iso(start),
  conversationEnd: end === undefined ? undefined : iso(end),
  participantData: parties.map(({ attributes }) => attributes),
  segments: parties.flatMap(({ spans }) =>
    spans.map((span) => ({ start: iso(span.start), end: span.end === undefined ? undefined : iso(span.end) })),
  ),
});

/** Searches for conversations by participant attributes. */
export function addAttributeSearchHandlers(area: Area, world: World): void {
  area.handle('postConversationsParticipantsAttributesSearch', (context) => {
    const { query = [], cursor, ...order } = readObject(context);
    const matchesQuery = readCriteria(query, ['participantData']);
    const from = readCursor(cursor);
    const matches = sortMatches([...conversationsOf(world).values()].map(searchableFields).filter(matchesQuery), {
      sortBy: 'conversationStart',
      ...order,
    });
    const page = matches
      .slice(from, from + DEFAULT_PAGE_SIZE)
      .flatMap(({ conversationId }) => conversationsOf(world).get(conversationId) ?? []);
    return {
      types: ['conversations'],
      results: page.map((conversation) => conversationDetails(world, conversation, true)),
      ...(from + DEFAULT_PAGE_SIZE < matches.length && { cursor: createCursor(from + DEFAULT_PAGE_SIZE) }),
    };
  });
}
