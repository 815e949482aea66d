import type { Area } from '../../engine/area.js';
import type { KnowledgeBase, KnowledgeDocumentResponse, KnowledgeDocumentSearchRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, queryList, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Fields } from '../repository.js';
import { viewAs } from '../view-as.js';
import { notBuilt } from '../not-built.js';
import { BASES, documentsOf, searchableDocuments, matchesQuery, isInInterval, rejectUnknownText } from './documents.js';
import type { SearchableDocument } from './documents.js';
import { bestPassage, confidenceOf, phraseBeginning, rankMatches, sortMatches, viewsOf } from './ranking.js';
import type { Ranked } from './ranking.js';
import { recordSearch, recordView } from './usage.js';

const DOCUMENTS = `${BASES}/:knowledgeBaseId/documents`;

/** Searches documents by question, conditions, or the beginning of a phrase, and finds answers in their texts. */
export function addKnowledgeSearchHandlers(area: Area, world: World): void {
  addSearchByQuestion(area, world);
  addSearchByConditions(area, world);
  addAnswerHandlers(area, world);
  addViewHandlers(area, world);
}

function findBaseId(world: World, context: OperationContext): string {
  return new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId')).id;
}

function readPageQuery(
  world: World,
  context: OperationContext,
  body: { pageSize?: number; pageNumber?: number },
): ReturnType<typeof readPage> {
  return readPage(context.maxPageSize ?? world.maxPageSize, body.pageSize, body.pageNumber);
}

function addSearchByQuestion(area: Area, world: World): void {
  area.handle('postKnowledgeKnowledgebaseDocumentsSearch', (context) => {
    const body = readObject(context, ['query']);
    rejectGeneratedAnswers(`POST ${DOCUMENTS}/search`, body.answerMode);
    const { pageSize, pageNumber } = readPageQuery(world, context, body);
    const baseId = findBaseId(world, context);
    const results = findMatches(world, baseId, body);
    const wantsAnswer = body.answerMode?.includes('AnswerHighlight') === true;
    const answerOf = ({ variations }: SearchableDocument, index: number): { answer?: string | undefined } =>
      wantsAnswer && index < (body.answerHighlightTopResults ?? 5) ? { answer: bestPassage(variations, body.query) } : {};
    const { query, queryType, application, preprocessQuery, confidenceThreshold, searchId = world.newId() } = body;
    recordSearch(world, context, { knowledgeBaseId: baseId, searchId, searchQuery: query, queryType }, results.length);
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
      results: pageOf(results, { pageSize, pageNumber }).map(({ match, confidence }, index) => ({
        confidence,
        document: viewAs(
          world,
          'KnowledgeSearchDocumentResponse',
          { ...documentView(context, match), ...answerOf(match, index) },
          1,
        ),
      })),
    };
  });
}

/** The documents that match a question, in the requested order. */
function findMatches(world: World, baseId: string, body: KnowledgeDocumentSearchRequest): Ranked<SearchableDocument>[] {
  const confidentMatches = rankMatches(
    searchableDocuments(world, baseId, body.includeDraftDocuments === true).filter(
      (match) => match.document.visible !== false && isInInterval(match, body.interval) && matchesQuery(match, body.filter),
    ),
    (match) => confidenceOf(match, body.query),
    body.confidenceThreshold,
  );
  const { sortBy, sortOrder } = body;
  return sortBy === undefined || sortBy === 'ConfidenceScore'
    ? confidentMatches
    : sortMatches(world, confidentMatches, ({ match }) => match, sortBy, sortOrder);
}

function addSearchByConditions(area: Area, world: World): void {
  area.handle('postKnowledgeKnowledgebaseDocumentsQuery', (context) => {
    const body = readObject(context);
    const { pageSize, pageNumber } = readPageQuery(world, context, body);
    const matches = searchableDocuments(world, findBaseId(world, context), body.includeDraftDocuments === true).filter(
      (each) => isInInterval(each, body.interval) && matchesQuery(each, body.filter),
    );
    const results = sortMatches(world, matches, (each) => each, body.sortBy ?? 'DateCreated', body.sortOrder);
    return {
      pageSize,
      pageNumber,
      total: results.length,
      pageCount: Math.ceil(results.length / pageSize),
      results: pageOf(results, { pageSize, pageNumber }).map((each) =>
        viewAs(world, 'KnowledgeDocumentQueryResult', documentView(context, each), 1),
      ),
    };
  });

  area.handle('postKnowledgeKnowledgebaseDocumentsSearchSuggestions', (context) => {
    const body = readObject(context, ['query']);
    const { pageSize } = readPageQuery(world, context, body);
    const results = searchableDocuments(world, findBaseId(world, context), body.includeDraftDocuments === true)
      .filter((match) => isInInterval(match, body.interval) && matchesQuery(match, body.filter))
      .flatMap((match) => {
        const { document } = match;
        const matchedPhrase = phraseBeginning(match, body.query);
        const { id, title, knowledgeBase, selfUri } = document;
        return matchedPhrase === undefined ? [] : [{ matchedPhrase, document: { id, title, knowledgeBase, selfUri } }];
      });
    return { query: body.query, pageSize, results: results.slice(0, pageSize) };
  });
}

function addAnswerHandlers(area: Area, world: World): void {
  area.handle('postKnowledgeKnowledgebaseDocumentsAnswers', (context) => {
    const body = readObject(context);
    rejectGeneratedAnswers(`POST ${DOCUMENTS}/answers`, body.answerMode);
    const results = searchableDocuments(world, findBaseId(world, context), false).flatMap(({ document, variations }) =>
      variations
        .filter((variation) => body.variationIds.includes(variation.id))
        .flatMap((variation) => {
          const answer = bestPassage([variation], body.query ?? '');
          const variationFields = { ...variation, document: { id: document.id, knowledgeBase: document.knowledgeBase } };
          return answer === undefined
            ? []
            : [
                {
                  id: document.id,
                  title: document.title,
                  answer,
                  variation: viewAs(world, 'DocumentVariationAnswer', variationFields, 1),
                },
              ];
        }),
    );
    return { results };
  });
}

function addViewHandlers(area: Area, world: World): void {
  area.handle('postKnowledgeKnowledgebaseDocumentViews', (context) => {
    const baseId = findBaseId(world, context);
    const { id } = documentsOf(world, baseId).get(context.param('documentId'));
    const view = readObject(context);
    const { documentVariationId, documentVersionId } = view;
    rejectUnknownText(world, baseId, { documentId: id, documentVariationId, documentVersionId });
    viewsOf(world).set(id, (viewsOf(world).get(id) ?? 0) + 1);
    recordView(world, context, { knowledgeBaseId: baseId, knowledgeBaseDocumentId: id }, view);
  });
}

/** @throws the 501 for generated answers, because the sandbox has no model. */
export function rejectGeneratedAnswers(operationText: string, modes: readonly string[] = []): void {
  if (modes.includes('AnswerGeneration')) throw notBuilt(operationText.replace(/:(\w+)/g, '{$1}'), 'model that writes answers');
}

/** A document with the fields that `expand` requests. */
export function documentView(
  context: OperationContext,
  { document, variations }: SearchableDocument,
): Fields<KnowledgeDocumentResponse> {
  const expandedFields = queryList(context, 'expand');
  const { alternatives, ...fields } = document;
  return {
    ...fields,
    ...(expandedFields.includes('documentAlternatives') && { alternatives: alternatives ?? [] }),
    ...(expandedFields.includes('documentVariations') && { variations }),
  };
}
