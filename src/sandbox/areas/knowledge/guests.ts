import type { Area } from '../../engine/area.js';
import type {
  CategoryResponse,
  KnowledgeDocumentFeedbackResponse,
  KnowledgeDocumentGuestSearchRequest,
  KnowledgeDocumentsAnswerFilter,
  KnowledgeGuestDocumentFeedback,
  KnowledgeGuestDocumentResponse,
  KnowledgeGuestDocumentSuggestionRequest,
  KnowledgeGuestDocumentView,
  KnowledgeGuestSession,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { pageOf, queryList, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import { viewAs } from '../view-as.js';
import { BASES, documentsOf, rejectUnknownText } from './documents.js';
import type { SearchableDocument } from './documents.js';
import { searchableByGuest, openSession, sessionOf, SESSIONS } from './guest-sessions.js';
import type { Session } from './guest-sessions.js';
import { bestPassage, confidenceOf, phraseBeginning, rankMatches, viewsOf } from './ranking.js';
import { rejectGeneratedAnswers, documentView } from './search.js';
import { recordSearch, recordView } from './usage.js';

/** Knowledge operations of guests of a messenger or a support centre. */
export function addKnowledgeGuestHandlers(area: Area, world: World): void {
  area.handle('postKnowledgeGuestSessions', (context) => {
    const { baseId: _, ...session } = openSession(world, readObject<KnowledgeGuestSession>(context, ['app', 'customerId']));
    return session;
  });
  addReadingHandlers(area, world);
  addSearchHandlers(area, world);
  addAnswerHandlers(area, world);
  addReportHandlers(area, world);
}

function addReadingHandlers(area: Area, world: World): void {
  const view = (session: Session, { document, variations }: SearchableDocument): KnowledgeGuestDocumentResponse => {
    const fields = {
      ...document,
      variations,
      sessionId: session.id,
      selfUri: `${SESSIONS}/${session.id}/documents/${document.id}`,
    };
    return viewAs(world, 'KnowledgeGuestDocumentResponse', fields, 1);
  };

  area.handle('getKnowledgeGuestSessionCategories', (context) => {
    const session = sessionOf(world, context);
    return listPage(context, world, new Repository<CategoryResponse>(world, `${BASES}/{}/categories`, [session.baseId]).all());
  });
  area.handle('getKnowledgeGuestSessionDocuments', (context) => {
    const session = sessionOf(world, context);
    const categories = queryList(context, 'categoryId');
    const matches = searchableByGuest(world, session).filter(
      ({ document }) => categories.length === 0 || categories.includes(document.category?.id ?? ''),
    );
    return listPage(
      context,
      world,
      // The filter reads the field `categoryId`.
      matches.map((each) => ({ ...view(session, each), categoryId: each.document.category?.id })),
    );
  });
  area.handle('getKnowledgeGuestSessionDocument', (context) => {
    const session = sessionOf(world, context);
    const id = context.param('documentId');
    const match = searchableByGuest(world, session).find(({ document }) => document.id === id);
    if (!match) throw notFound('document', id);
    return view(session, match);
  });
}

function addSearchHandlers(area: Area, world: World): void {
  area.handle('postKnowledgeGuestSessionDocumentsSearch', (context) => {
    const session = sessionOf(world, context);
    const body = readObject<KnowledgeDocumentGuestSearchRequest>(context, ['query']);
    const { pageSize, pageNumber } = readPage(world.maxPageSize, body.pageSize, body.pageNumber);
    const { query, queryType, answerHighlightTopResults = 0, searchId = world.newId() } = body;
    const results = rankMatches(searchableByGuest(world, session, body.includeDraftDocuments), (match) =>
      confidenceOf(match, query),
    );
    const usage = { knowledgeBaseId: session.baseId, searchId, searchQuery: query, queryType, sessionId: session.id };
    recordSearch(world, context, usage, results.length);
    const answerOf = ({ variations }: SearchableDocument, index: number): { answer?: string | undefined } =>
      index < answerHighlightTopResults ? { answer: bestPassage(variations, query) } : {};
    return {
      query,
      queryType,
      pageSize,
      pageNumber,
      sessionId: session.id,
      total: results.length,
      searchId,
      pageCount: Math.ceil(results.length / pageSize),
      results: pageOf(results, { pageSize, pageNumber }).map(({ match, confidence }, index) => ({
        confidence,
        document: viewAs(
          world,
          'KnowledgeGuestSearchDocumentResponse',
          { ...documentView(context, match), ...answerOf(match, index), sessionId: session.id },
          1,
        ),
      })),
    };
  });
  area.handle('postKnowledgeGuestSessionDocumentsSearchSuggestions', (context) => {
    const session = sessionOf(world, context);
    const body = readObject<KnowledgeGuestDocumentSuggestionRequest>(context, ['query']);
    const { pageSize } = readPage(world.maxPageSize, body.pageSize);
    const results = searchableByGuest(world, session, body.includeDraftDocuments).flatMap((match) => {
      const matchedPhrase = phraseBeginning(match, body.query);
      return matchedPhrase === undefined ? [] : [{ matchedPhrase }];
    });
    return { query: body.query, pageSize, sessionId: session.id, results: results.slice(0, pageSize) };
  });
}

function addAnswerHandlers(area: Area, world: World): void {
  area.handle('postKnowledgeGuestSessionDocumentsAnswers', (context) => {
    const session = sessionOf(world, context);
    const { query = '', variationIds, answerMode } = readObject<KnowledgeDocumentsAnswerFilter>(context);
    rejectGeneratedAnswers(`POST ${SESSIONS}/:sessionId/documents/answers`, answerMode);
    const results = searchableByGuest(world, session).flatMap(({ document, variations }) =>
      variations
        .filter((variation) => variationIds.includes(variation.id))
        .flatMap((variation) => {
          const answer = bestPassage([variation], query);
          const variationView = viewAs(
            world,
            'KnowledgeGuestDocumentVariationAnswer',
            { ...variation, document: { id: document.id } },
            1,
          );
          return answer === undefined ? [] : [{ id: document.id, title: document.title, answer, variation: variationView }];
        }),
    );
    return { results };
  });
}

function addReportHandlers(area: Area, world: World): void {
  const documentId = (context: OperationContext): string => context.param('documentId');

  area.handle('postKnowledgeGuestSessionDocumentViews', (context) => {
    const { id: sessionId, baseId } = sessionOf(world, context);
    const id = documentId(context);
    const view = readObject<KnowledgeGuestDocumentView>(context);
    rejectUnknownText(world, baseId, { ...view, documentId: id });
    viewsOf(world).set(id, (viewsOf(world).get(id) ?? 0) + 1);
    recordView(world, context, { knowledgeBaseId: baseId, knowledgeBaseDocumentId: id, sessionId }, view);
  });
  area.handle('postKnowledgeGuestSessionDocumentFeedback', (context) => {
    const { id: sessionId, baseId } = sessionOf(world, context);
    const { id } = documentsOf(world, baseId).get(documentId(context));
    const body = readObject<KnowledgeGuestDocumentFeedback>(context);
    const { documentVariation, document } = body;
    const displayedText = { documentId: id, documentVariationId: documentVariation.id, documentVersionId: document.versionId };
    rejectUnknownText(world, baseId, displayedText);
    const feedbackEntries = new Repository<KnowledgeDocumentFeedbackResponse>(world, `${BASES}/{}/documents/{}/feedback`, [
      baseId,
      id,
    ]);
    const feedback = feedbackEntries.create(
      context,
      { ...body, document: { ...document, id } },
      { sessionId, dateCreated: world.timestamp() },
    );
    return viewAs(world, 'KnowledgeGuestDocumentFeedback', feedback);
  });
}
