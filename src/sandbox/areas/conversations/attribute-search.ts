import type { Hono } from 'hono';
import type { ConversationParticipantSearchRequest } from '../../../models/index.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { conversationDetails } from '../analytics/details.js';
import { cursorAt, readCursor } from '../cursor.js';
import { ordered } from '../search/ordered.js';
import { conversationsOf, iso } from './model.js';
import type { StoredConversation } from './model.js';

/** Conversations on a page. */
const PAGE = 100;

/** What conditions are about: `participantData.colour` is an attribute of one who took part, `segments.start` when anything of it began. */
const readable = ({ id, start, end, parties }: StoredConversation) => ({
  conversationId: id,
  conversationStart: iso(start),
  conversationEnd: end === undefined ? undefined : iso(end),
  participantData: parties.map(({ attributes }) => attributes),
  segments: parties.flatMap(({ spans }) =>
    spans.map((span) => ({ start: iso(span.start), end: span.end === undefined ? undefined : iso(span.end) })),
  ),
});

/** Finds conversations by what was noted with those who took part. */
export function attributeSearchRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/conversations/participants/attributes/search', (context) => {
    const { query = [], cursor, ...order } = readObject<ConversationParticipantSearchRequest>(context);
    const fits = readCriteria(query, ['participantData']);
    const from = readCursor(cursor);
    const found = ordered([...conversationsOf(world).values()].map(readable).filter(fits), {
      sortBy: 'conversationStart',
      ...order,
    });
    const page = found.slice(from, from + PAGE).flatMap(({ conversationId }) => conversationsOf(world).get(conversationId) ?? []);
    return context.json({
      types: ['conversations'],
      results: page.map((conversation) => conversationDetails(world, conversation, true)),
      ...(from + PAGE < found.length && { cursor: cursorAt(from + PAGE) }),
    });
  });
}
