import type { Hono } from 'hono';
import type {
  ConversationMetrics,
  SearchSort,
  TranscriptConversationDetailSearchRequest,
  TranscriptSearchRequest,
  TranscriptUrl,
  TranscriptUrls,
} from '../../../models/index.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import type { Criterion } from '../../engine/lists/criteria.js';
import { chosen, readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { invalidValue, notFound } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { conversationDetails } from '../analytics/details.js';
import { conversationOf } from '../conversations/model.js';
import type { StoredConversation } from '../conversations/model.js';
import { offered } from '../files.js';
import { notBuilt } from '../not-built.js';
import { ordered } from '../search/ordered.js';
import { allTranscripts, transcriptOf, transcriptsOf } from './transcripts.js';
import type { Transcript } from './transcripts.js';

const CONVERSATION = '/api/v2/speechandtextanalytics/conversations/:conversationId';
const COMMUNICATION = `${CONVERSATION}/communications/:communicationId`;

/** Default field of a condition. */
const SAID = 'transcripts.phrases.text';

/** Fields of transcripts for search, sorting and results. */
const fields = ['conversationId', 'communicationId', 'mediaType', 'conversationStartTime', 'startTime'] as const;

/** Transcripts of written conversations: files, statistics and searches. */
export function transcriptRoutes(app: Hono<SandboxEnv>, world: World): void {
  const conversationIn = (context: SandboxContext): StoredConversation =>
    conversationOf(world, context.req.param('conversationId') ?? '');
  const address = (context: SandboxContext): string => {
    const transcript = transcriptOf(world, conversationIn(context), context.req.param('communicationId') ?? '');
    const fileName = `${transcript.communicationId}.json`;
    return offered(world, context, JSON.stringify(transcript), { contentType: 'application/json', fileName });
  };

  app.get(`${COMMUNICATION}/transcripturl`, (context) => context.json<TranscriptUrl>({ url: address(context) }));

  app.get(`${COMMUNICATION}/transcripturls`, (context) => {
    const { conversationId, communicationId } = context.req.param();
    // Written conversations have no recording, so the response has no address of one.
    const answer: TranscriptUrls = {
      conversation: reference(conversationId),
      communicationId,
      urls: [{ url: address(context) }],
    };
    return context.json(answer);
  });

  app.get(CONVERSATION, (context) => {
    const conversation = conversationIn(context);
    if (transcriptsOf(world, conversation).length === 0) throw notFound('transcript', conversation.id);
    // The sandbox analyses neither sentiment nor speech.
    const answer: ConversationMetrics = { conversation: reference(conversation.id), sentimentTrendClass: 'NotCalculated' };
    return context.json(answer);
  });

  app.post('/api/v2/speechandtextanalytics/transcripts/search', (context) => {
    const asked = readObject<TranscriptSearchRequest>(context, ['types']);
    const { returnFields = fields } = asked;
    for (const name of returnFields) checkField(context, name);
    const shown = fields.filter((name) => returnFields.includes(name));
    const found = searched(context, world, asked);
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const results = pageOf(found, page).map((transcript) => chosen(transcript, shown));
    const pageCount = Math.ceil(found.length / page.pageSize);
    return context.json({ total: found.length, pageCount, ...page, types: asked.types, results });
  });

  app.post('/api/v2/analytics/conversations/transcripts/query', (context) => {
    const asked = readObject<TranscriptConversationDetailSearchRequest>(context, ['types']);
    const ids = [...new Set(searched(context, world, asked).map(({ conversationId }) => conversationId))];
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const conversations = pageOf(ids, page).map((id) => conversationDetails(world, conversationOf(world, id)));
    return context.json({ conversations });
  });
}

const reference = (id = ''): { id: string; selfUri: string } => ({ id, selfUri: `/api/v2/conversations/${id}` });

interface Asked {
  types: string[];
  query?: Criterion[];
  sort?: SearchSort[];
  sortBy?: string;
  sortOrder?: string;
}

function searched(context: SandboxContext, world: World, { types, query = [], ...order }: Asked): Transcript[] {
  const unknown = types.find((type) => type !== 'transcripts');
  if (unknown !== undefined) throw invalidValue('types', unknown, 'types', ['transcripts']);
  for (const name of fieldsIn(query)) checkField(context, name);
  for (const { sortBy } of [...(order.sort ?? []), order]) if (sortBy !== undefined) checkField(context, sortBy);
  const found = allTranscripts(world).filter(readCriteria(query, [SAID]));
  return ordered(found as (Transcript & Record<string, unknown>)[], { sortBy: 'conversationStartTime', ...order });
}

const fieldsIn = (query: readonly Criterion[]): string[] =>
  query.flatMap(({ fields: named = [], group = [] }) => [...named, ...fieldsIn(group)]);

/** @throws 501 for a field of the platform that the sandbox's transcripts do not have. */
function checkField(context: SandboxContext, name: string): void {
  if (!(fields as readonly string[]).includes(name)) throw notBuilt(`POST ${context.req.path}`, `${name} in its transcripts`);
}
