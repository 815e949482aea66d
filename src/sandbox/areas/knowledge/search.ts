import type { Area } from '../../engine/area.js';
import type {
  KnowledgeDocumentQuery,
  KnowledgeDocumentsAnswerFilter,
  KnowledgeDocumentSearchRequest,
  KnowledgeDocumentSuggestionRequest,
  KnowledgeDocumentView,
} from '../../../models/index.js';
import { toShape } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, queryList, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { BASES, documentsOf, findable, fits, isWithin, refuseUnknownText } from './documents.js';
import type { Found } from './documents.js';
import { bestPassage, confidenceOf, phraseBeginning, ranked, sorted, viewsOf } from './ranking.js';
import { noteSearch, noteView } from './use.js';

/** Searches documents by question, conditions, or the beginning of a phrase, and finds answers in their texts. */
export function addKnowledgeSearchHandlers(area: Area, world: World): void {
  const path = `${BASES}/:knowledgeBaseId/documents`;
  const baseOf = (context: OperationContext): string => new Repository(world, BASES).get(context.param('knowledgeBaseId')).id;
  const page = (context: OperationContext, asked: { pageSize?: number; pageNumber?: number }): ReturnType<typeof readPage> =>
    readPage(context.maxPageSize ?? world.maxPageSize, asked.pageSize, asked.pageNumber);

  area.handle('postKnowledgeKnowledgebaseDocumentsSearch', (context) => {
    const asked = readObject<KnowledgeDocumentSearchRequest>(context, ['query']);
    refuseGenerated(`POST ${path}/search`, asked.answerMode);
    const { pageSize, pageNumber } = page(context, asked);
    const baseId = baseOf(context);
    const sure = ranked(
      findable(world, baseId, asked.includeDraftDocuments === true).filter(
        (found) => found.document['visible'] !== false && isWithin(found, asked.interval) && fits(found, asked.filter),
      ),
      (found) => confidenceOf(found, asked.query),
      asked.confidenceThreshold,
    );
    const { sortBy, sortOrder } = asked;
    const results =
      sortBy === undefined || sortBy === 'ConfidenceScore' ? sure : sorted(world, sure, ({ found }) => found, sortBy, sortOrder);
    const wantsAnswer = asked.answerMode?.includes('AnswerHighlight') === true;
    const answered = (found: Found, index: number): Json =>
      wantsAnswer && index < (asked.answerHighlightTopResults ?? 5) ? { answer: bestPassage(found.variations, asked.query) } : {};
    const { query, queryType, application, preprocessQuery, confidenceThreshold, searchId = world.newId() } = asked;
    noteSearch(world, context, { knowledgeBaseId: baseId, searchId, searchQuery: query, queryType }, results.length);
    return {
      query,
      queryType,
      application,
      preprocessQuery,
      confidenceThreshold,
      pageSize,
      pageNumber,
      searchId,
      total: results.length,
      pageCount: Math.ceil(results.length / pageSize),
      results: pageOf(results, { pageSize, pageNumber }).map(({ found, confidence }, index) => ({
        confidence,
        document: toShape(world, 'KnowledgeSearchDocumentResponse', { ...shown(context, found), ...answered(found, index) }, 1),
      })),
    };
  });

  area.handle('postKnowledgeKnowledgebaseDocumentsQuery', (context) => {
    const asked = readObject<KnowledgeDocumentQuery>(context);
    const { pageSize, pageNumber } = page(context, asked);
    const found = findable(world, baseOf(context), asked.includeDraftDocuments === true).filter(
      (each) => isWithin(each, asked.interval) && fits(each, asked.filter),
    );
    const results = sorted(world, found, (each) => each, asked.sortBy ?? 'DateCreated', asked.sortOrder);
    return {
      pageSize,
      pageNumber,
      total: results.length,
      pageCount: Math.ceil(results.length / pageSize),
      results: pageOf(results, { pageSize, pageNumber }).map((each) =>
        toShape(world, 'KnowledgeDocumentQueryResult', shown(context, each), 1),
      ),
    };
  });

  area.handle('postKnowledgeKnowledgebaseDocumentsSearchSuggestions', (context) => {
    const asked = readObject<KnowledgeDocumentSuggestionRequest>(context, ['query']);
    const { pageSize } = page(context, asked);
    const results = findable(world, baseOf(context), asked.includeDraftDocuments === true)
      .filter((found) => isWithin(found, asked.interval) && fits(found, asked.filter))
      .flatMap((found) => {
        const { document } = found;
        const matchedPhrase = phraseBeginning(found, asked.query);
        const { id, title, knowledgeBase, selfUri } = document;
        return matchedPhrase === undefined ? [] : [{ matchedPhrase, document: { id, title, knowledgeBase, selfUri } }];
      });
    return { query: asked.query, pageSize, results: results.slice(0, pageSize) };
  });

  area.handle('postKnowledgeKnowledgebaseDocumentsAnswers', (context) => {
    const asked = readObject<KnowledgeDocumentsAnswerFilter>(context);
    refuseGenerated(`POST ${path}/answers`, asked.answerMode);
    const results = findable(world, baseOf(context), false).flatMap(({ document, variations }) =>
      variations
        .filter((variation) => asked.variationIds.includes(readId(variation) ?? ''))
        .flatMap((variation) => {
          const answer = bestPassage([variation], asked.query ?? '');
          const told = { ...variation, document: { id: document.id, knowledgeBase: document['knowledgeBase'] } };
          return answer === undefined
            ? []
            : [
                {
                  id: document.id,
                  title: document['title'],
                  answer,
                  variation: toShape(world, 'DocumentVariationAnswer', told, 1),
                },
              ];
        }),
    );
    return { results };
  });

  area.handle('postKnowledgeKnowledgebaseDocumentViews', (context) => {
    const baseId = baseOf(context);
    const { id } = documentsOf(world, baseId).get(context.param('documentId'));
    const view = readObject<KnowledgeDocumentView>(context);
    const { documentVariationId, documentVersionId } = view;
    refuseUnknownText(world, baseId, { documentId: id, documentVariationId, documentVersionId });
    viewsOf(world).set(id, (viewsOf(world).get(id) ?? 0) + 1);
    noteView(world, context, { knowledgeBaseId: baseId, knowledgeBaseDocumentId: id }, view);
  });
}

/** @throws the 501 for generated answers, because the sandbox has no model. */
export function refuseGenerated(route: string, modes: readonly string[] = []): void {
  if (modes.includes('AnswerGeneration')) throw notBuilt(route.replace(/:(\w+)/g, '{$1}'), 'model that writes answers');
}

/** A document with the fields that `expand` requests. */
export function shown(context: OperationContext, { document, variations }: Found): Json {
  const wanted = queryList(context, 'expand');
  const { alternatives, ...told } = document;
  return {
    ...told,
    ...(wanted.includes('documentAlternatives') && { alternatives: alternatives ?? [] }),
    ...(wanted.includes('documentVariations') && { variations }),
  };
}
