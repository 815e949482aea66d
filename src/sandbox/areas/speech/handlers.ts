import type { Area } from '../../engine/area.js';
import type {
  ConversationMetrics,
  SearchSort,
  TranscriptConversationDetailSearchRequest,
  TranscriptSearchRequest,
  TranscriptUrls,
} from '../../../models/index.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import type { Criterion } from '../../engine/lists/criteria.js';
import { pickFields, readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
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

/** Default field of a condition. */
const SAID = 'transcripts.phrases.text';

/** Fields of transcripts for search, sorting and results. */
const fields = ['conversationId', 'communicationId', 'mediaType', 'conversationStartTime', 'startTime'] as const;

/** Transcripts of written conversations: files, statistics and searches. */
export function addTranscriptHandlers(area: Area, world: World): void {
  const conversationIn = (context: OperationContext): StoredConversation =>
    conversationOf(world, context.params['conversationId'] ?? '');
  const address = (context: OperationContext): string => {
    const transcript = transcriptOf(world, conversationIn(context), context.params['communicationId'] ?? '');
    const fileName = `${transcript.communicationId}.json`;
    return offered(world, context, JSON.stringify(transcript), { contentType: 'application/json', fileName });
  };

  area.handle('getSpeechandtextanalyticsConversationCommunicationTranscripturl', (context) => ({ url: address(context) }));

  area.handle('getSpeechandtextanalyticsConversationCommunicationTranscripturls', (context) => {
    const conversationId = context.param('conversationId');
    const communicationId = context.param('communicationId');
    // Written conversations have no recording, so the response has no address of one.
    const answer: TranscriptUrls = {
      conversation: reference(conversationId),
      communicationId,
      urls: [{ url: address(context) }],
    };
    return answer;
  });

  area.handle('getSpeechandtextanalyticsConversation', (context) => {
    const conversation = conversationIn(context);
    if (transcriptsOf(world, conversation).length === 0) throw notFound('transcript', conversation.id);
    // The sandbox analyses neither sentiment nor speech.
    const answer: ConversationMetrics = { conversation: reference(conversation.id), sentimentTrendClass: 'NotCalculated' };
    return answer;
  });

  area.handle('postSpeechandtextanalyticsTranscriptsSearch', (context) => {
    const asked = readObject<TranscriptSearchRequest>(context, ['types']);
    const { returnFields = fields } = asked;
    for (const name of returnFields) checkField(context, name);
    const shown = fields.filter((name) => returnFields.includes(name));
    const found = searched(context, world, asked);
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const results = pageOf(found, page).map((transcript) => pickFields(transcript, shown));
    const pageCount = Math.ceil(found.length / page.pageSize);
    return { total: found.length, pageCount, ...page, types: asked.types, results };
  });

  area.handle('postAnalyticsConversationsTranscriptsQuery', (context) => {
    const asked = readObject<TranscriptConversationDetailSearchRequest>(context, ['types']);
    const ids = [...new Set(searched(context, world, asked).map(({ conversationId }) => conversationId))];
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const conversations = pageOf(ids, page).map((id) => conversationDetails(world, conversationOf(world, id)));
    return { conversations };
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

function searched(context: OperationContext, world: World, { types, query = [], ...order }: Asked): Transcript[] {
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
function checkField(context: OperationContext, name: string): void {
  if (!(fields as readonly string[]).includes(name)) throw notBuilt(`POST ${context.path}`, `${name} in its transcripts`);
}
