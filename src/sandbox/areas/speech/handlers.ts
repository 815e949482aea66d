import type { Area } from '../../engine/area.js';
import type { ConversationMetrics, SearchSort, TranscriptUrls } from '../../../models/index.js';
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
import { storeDownloadUrl } from '../files.js';
import { notBuilt } from '../not-built.js';
import { sortMatches } from '../search/sort-matches.js';
import { allTranscripts, transcriptOf, transcriptsOf } from './transcripts.js';
import type { Transcript } from './transcripts.js';

/** Default field of a condition. */
const PHRASE_TEXT = 'transcripts.phrases.text';

/** Fields of transcripts for search, sorting and results. */
const fields = ['conversationId', 'communicationId', 'mediaType', 'conversationStartTime', 'startTime'] as const;

/** Transcripts of written conversations: files, statistics and searches. */
export function addTranscriptHandlers(area: Area, world: World): void {
  const findConversation = (context: OperationContext): StoredConversation =>
    conversationOf(world, context.param('conversationId'));
  const createDownloadUrl = (context: OperationContext): string => {
    const transcript = transcriptOf(world, findConversation(context), context.param('communicationId'));
    const fileName = `${transcript.communicationId}.json`;
    return storeDownloadUrl(world, context, JSON.stringify(transcript), { contentType: 'application/json', fileName });
  };

  area.handle('getSpeechandtextanalyticsConversationCommunicationTranscripturl', (context) => ({
    url: createDownloadUrl(context),
  }));

  area.handle('getSpeechandtextanalyticsConversationCommunicationTranscripturls', (context) => {
    const conversationId = context.param('conversationId');
    const communicationId = context.param('communicationId');
    // Written conversations have no recording, so the response has no address of one.
    const response: TranscriptUrls = {
      conversation: reference(conversationId),
      communicationId,
      urls: [{ url: createDownloadUrl(context) }],
    };
    return response;
  });

  area.handle('getSpeechandtextanalyticsConversation', (context) => {
    const conversation = findConversation(context);
    if (transcriptsOf(world, conversation).length === 0) throw notFound('transcript', conversation.id);
    // The sandbox analyses neither sentiment nor speech.
    const response: ConversationMetrics = { conversation: reference(conversation.id), sentimentTrendClass: 'NotCalculated' };
    return response;
  });

  area.handle('postSpeechandtextanalyticsTranscriptsSearch', (context) => {
    const body = readObject(context, ['types']);
    const { returnFields = fields } = body;
    for (const name of returnFields) checkField(context, name);
    const returnedFields = fields.filter((name) => returnFields.includes(name));
    const matches = searchTranscripts(context, world, body);
    const page = readPage(world.maxPageSize, body.pageSize, body.pageNumber);
    const results = pageOf(matches, page).map((transcript) => pickFields(transcript, returnedFields));
    const pageCount = Math.ceil(matches.length / page.pageSize);
    return { total: matches.length, pageCount, ...page, types: body.types, results };
  });

  area.handle('postAnalyticsConversationsTranscriptsQuery', (context) => {
    const body = readObject(context, ['types']);
    const ids = [...new Set(searchTranscripts(context, world, body).map(({ conversationId }) => conversationId))];
    const page = readPage(world.maxPageSize, body.pageSize, body.pageNumber);
    const conversations = pageOf(ids, page).map((id) => conversationDetails(world, conversationOf(world, id)));
    return { conversations };
  });
}

const reference = (id = ''): { id: string; selfUri: string } => ({ id, selfUri: `/api/v2/conversations/${id}` });

interface TranscriptSearch {
  types: string[];
  query?: Criterion[];
  sort?: SearchSort[];
  sortBy?: string;
  sortOrder?: string;
}

function searchTranscripts(
  context: OperationContext,
  world: World,
  { types, query = [], ...order }: TranscriptSearch,
): Transcript[] {
  const unknownType = types.find((type) => type !== 'transcripts');
  if (unknownType !== undefined) throw invalidValue('types', unknownType, 'types', ['transcripts']);
  for (const name of fieldsIn(query)) checkField(context, name);
  for (const { sortBy } of [...(order.sort ?? []), order]) if (sortBy !== undefined) checkField(context, sortBy);
  const matches = allTranscripts(world).filter(readCriteria(query, [PHRASE_TEXT]));
  return sortMatches(matches as (Transcript & Record<string, unknown>)[], { sortBy: 'conversationStartTime', ...order });
}

const fieldsIn = (query: readonly Criterion[]): string[] =>
  query.flatMap(({ fields: ownFields = [], group = [] }) => [...ownFields, ...fieldsIn(group)]);

/** @throws 501 for a field of the platform that the sandbox's transcripts do not have. */
function checkField(context: OperationContext, name: string): void {
  if (!(fields as readonly string[]).includes(name)) throw notBuilt(`POST ${context.path}`, `${name} in its transcripts`);
}
