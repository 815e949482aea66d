import type { Hono } from 'hono';
import type {
  KnowledgeDocumentQuery,
  KnowledgeDocumentsAnswerFilter,
  KnowledgeDocumentSearchRequest,
  KnowledgeDocumentSuggestionRequest,
  KnowledgeDocumentView,
} from '../../../models/index.js';
import { shaped, textOf } from '../../contract/values.js';
import { isObject, readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../http/errors.js';
import { pageOf, queryList, readPage } from '../../http/listing.js';
import type { World } from '../../world/world.js';
import { idIn, Kept } from '../kept.js';
import type { Json } from '../kept.js';
import { notBuilt } from '../not-built.js';
import { BASES, documentsOf, findable, fits, isWithin, passagesIn, phrasesOf, variationsOf, versionsOf } from './documents.js';
import type { Found } from './documents.js';

/** How often documents were opened. */
const viewsOf = (world: World): Map<string, number> => world.collection<number>('knowledge.views');

/** Documents by a question, by conditions, and by the beginning of what somebody types; and the passages that answer a question. */
export function knowledgeSearchRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${BASES}/:knowledgeBaseId/documents`;
  const baseOf = (context: SandboxContext): string => new Kept(world, BASES).get(context.req.param('knowledgeBaseId')).id;
  const page = (context: SandboxContext, asked: { pageSize?: number; pageNumber?: number }): ReturnType<typeof readPage> =>
    readPage(context.get('mostPerPage') ?? world.maxPageSize, asked.pageSize, asked.pageNumber);

  app.post(`${path}/search`, (context) => {
    const asked = readObject<KnowledgeDocumentSearchRequest>(context, ['query']);
    refuseGenerated(`POST ${path}/search`, asked.answerMode);
    const { pageSize, pageNumber } = page(context, asked);
    const ranked = findable(world, baseOf(context), asked.includeDraftDocuments === true)
      .filter((found) => found.document['visible'] !== false && isWithin(found, asked.interval) && fits(found, asked.filter))
      .map((found) => ({ found, confidence: confidenceOf(found, asked.query) }))
      .filter(({ confidence }) => confidence > 0 && confidence >= (asked.confidenceThreshold ?? 0))
      .sort((one, other) => other.confidence - one.confidence);
    const { sortBy, sortOrder } = asked;
    const results =
      sortBy === undefined || sortBy === 'ConfidenceScore'
        ? ranked
        : sorted(world, ranked, ({ found }) => found, sortBy, sortOrder);
    const wantsAnswer = asked.answerMode?.includes('AnswerHighlight') === true;
    const answered = (found: Found, index: number): Json =>
      wantsAnswer && index < (asked.answerHighlightTopResults ?? 5) ? { answer: bestPassage(found.variations, asked.query) } : {};
    const { query, queryType, application, preprocessQuery, confidenceThreshold } = asked;
    return context.json({
      ...{ query, queryType, application, preprocessQuery, confidenceThreshold, pageSize, pageNumber },
      ...{ searchId: asked.searchId ?? world.newId(), total: results.length, pageCount: Math.ceil(results.length / pageSize) },
      results: pageOf(results, { pageSize, pageNumber }).map(({ found, confidence }, index) => ({
        confidence,
        document: shaped(world, 'KnowledgeSearchDocumentResponse', { ...shown(context, found), ...answered(found, index) }, 1),
      })),
    });
  });

  app.post(`${path}/query`, (context) => {
    const asked = readObject<KnowledgeDocumentQuery>(context);
    const { pageSize, pageNumber } = page(context, asked);
    const found = findable(world, baseOf(context), asked.includeDraftDocuments === true).filter(
      (each) => isWithin(each, asked.interval) && fits(each, asked.filter),
    );
    const results = sorted(world, found, (each) => each, asked.sortBy ?? 'DateCreated', asked.sortOrder);
    return context.json({
      ...{ pageSize, pageNumber, total: results.length, pageCount: Math.ceil(results.length / pageSize) },
      results: pageOf(results, { pageSize, pageNumber }).map((each) =>
        shaped(world, 'KnowledgeDocumentQueryResult', shown(context, each), 1),
      ),
    });
  });

  app.post(`${path}/search/suggestions`, (context) => {
    const asked = readObject<KnowledgeDocumentSuggestionRequest>(context, ['query']);
    const { pageSize } = page(context, asked);
    const typed = asked.query.toLowerCase();
    const results = findable(world, baseOf(context), asked.includeDraftDocuments === true)
      .filter((found) => isWithin(found, asked.interval) && fits(found, asked.filter))
      .flatMap(({ document }) => {
        const phrases = [
          textOf(document['title']),
          ...phrasesOf(document).flatMap((each) => (each.autocomplete ? each.phrase : [])),
        ];
        const matchedPhrase = phrases.find((phrase) => phrase.toLowerCase().startsWith(typed));
        const { id, title, knowledgeBase, selfUri } = document;
        return matchedPhrase === undefined ? [] : [{ matchedPhrase, document: { id, title, knowledgeBase, selfUri } }];
      });
    return context.json({ query: asked.query, pageSize, results: results.slice(0, pageSize) });
  });

  app.post(`${path}/answers`, (context) => {
    const asked = readObject<KnowledgeDocumentsAnswerFilter>(context);
    refuseGenerated(`POST ${path}/answers`, asked.answerMode);
    const results = findable(world, baseOf(context), false).flatMap(({ document, variations }) =>
      variations
        .filter((variation) => asked.variationIds.includes(idIn(variation) ?? ''))
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
                  variation: shaped(world, 'DocumentVariationAnswer', told, 1),
                },
              ];
        }),
    );
    return context.json({ results });
  });

  app.post(`${path}/:documentId/views`, (context) => {
    const baseId = baseOf(context);
    const { id } = documentsOf(world, baseId).get(context.req.param('documentId'));
    const { documentVariationId, documentVersionId } = readObject<KnowledgeDocumentView>(context);
    const version = versionsOf(world, baseId, id).find(documentVersionId);
    if (!version) throw notFound('documentVersion', documentVersionId);
    if (!variationsOf(world, baseId, id).find(documentVariationId)) throw notFound('documentVariation', documentVariationId);
    viewsOf(world).set(id, (viewsOf(world).get(id) ?? 0) + 1);
    return context.body(null, 204);
  });
}

/** @throws the 501 where a text is to be written that nobody here could write. */
function refuseGenerated(route: string, modes: readonly string[] = []): void {
  if (modes.includes('AnswerGeneration')) throw notBuilt(route.replace(/:(\w+)/g, '{$1}'), 'model that writes answers');
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** How well a question and a text agree, from 0 to 1: what they have in common, of all that either says. */
function agreement(question: ReadonlySet<string>, text: string): number {
  const words = wordsOf(text);
  const common = [...question].filter((word) => words.has(word)).length;
  const all = question.size + words.size - common;
  return all === 0 ? 0 : common / all;
}

/** A document is as sure an answer as the likest of its phrases; its text says something of the matter, but is longer. */
function confidenceOf({ document, variations }: Found, query: string): number {
  const question = wordsOf(query);
  const phrases = [textOf(document['title']), ...phrasesOf(document).map(({ phrase }) => phrase)];
  const body = wordsOf(variations.flatMap((variation) => passagesIn(variation['body'])).join(' '));
  const covered = question.size === 0 ? 0 : [...question].filter((word) => body.has(word)).length / question.size;
  return Math.max(...phrases.map((phrase) => agreement(question, phrase)), covered / 2);
}

/** The paragraph that says most of what is asked. */
function bestPassage(variations: readonly Json[], query: string): string | undefined {
  const question = wordsOf(query);
  const passages = variations.flatMap((variation) => passagesIn(variation['body']));
  const [best] = passages
    .map((passage) => ({ passage, common: [...question].filter((word) => wordsOf(passage).has(word)).length }))
    .sort((one, other) => other.common - one.common);
  return best === undefined || best.common === 0 ? undefined : best.passage;
}

/** A document with what `expand` asks for. */
function shown(context: SandboxContext, { document, variations }: Found): Json {
  const wanted = queryList(context, 'expand');
  const { alternatives, ...told } = document;
  return {
    ...told,
    ...(wanted.includes('documentAlternatives') && { alternatives: alternatives ?? [] }),
    ...(wanted.includes('documentVariations') && { variations }),
  };
}

function sorted<T>(world: World, all: readonly T[], of: (each: T) => Found, sortBy: string, sortOrder = 'Desc'): T[] {
  const keyOf = (each: T): string | number => {
    const { document } = of(each);
    const { category, labels } = document;
    const [label] = Array.isArray(labels) ? (labels as unknown[]) : [];
    switch (sortBy) {
      case 'CategoryName':
        return isObject(category) ? textOf(category['name']) : '';
      case 'LabelName':
        return isObject(label) ? textOf(label['name']) : '';
      case 'ViewCount':
        return viewsOf(world).get(document.id) ?? 0;
      default:
        return Date.parse(textOf(document[sortBy === 'DateModified' ? 'dateModified' : 'dateCreated']));
    }
  };
  const direction = sortOrder === 'Asc' ? 1 : -1;
  return [...all].sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en'));
  });
}
