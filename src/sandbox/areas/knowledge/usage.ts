import type { Hono } from 'hono';
import type {
  ChunkSearchRegisterRequest,
  KnowledgeDocumentChunkRequest,
  KnowledgeDocumentCopy,
  KnowledgeDocumentPresentation,
  SearchUpdateRequest,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../world/world.js';
import { idIn, Kept } from '../kept.js';
import { BASES, findable, fits, passagesIn, refuseUnknownText } from './documents.js';
import type { Shown } from './documents.js';
import { coverage, ranked } from './ranking.js';
import { begun, ended } from './searches.js';

/** What was copied and shown, as it was reported: figures would count it. */
export const reportsOf = (world: World): Map<string, object> => world.collection<object>('knowledge.reports');

/** Reports of what was shown, copied and found, and searches for passages instead of documents. */
export function knowledgeUsageRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${BASES}/:knowledgeBaseId`;
  const baseOf = (context: SandboxContext): string => new Kept(world, BASES).get(context.req.param('knowledgeBaseId')).id;

  app.post(`${path}/documents/:documentId/copies`, (context) => {
    const copy = readObject<KnowledgeDocumentCopy>(context);
    reported(world, baseOf(context), [{ ...copy, documentId: context.req.param('documentId') }], copy);
    return context.body(null, 204);
  });
  app.post(`${path}/documents/presentations`, (context) => {
    const presentation = readObject<KnowledgeDocumentPresentation>(context);
    reported(world, baseOf(context), presentation.documents, presentation);
    return context.body(null, 204);
  });
  app.patch(`${path}/documents/search/:searchId`, (context) => {
    const outcome = readObject<SearchUpdateRequest>(context);
    ended(world, { baseId: baseOf(context) }, context.req.param('searchId'), outcome);
    return context.body(null, 204);
  });
  app.patch(`${path}/chunks/search/:searchId`, (context) => {
    const outcome = readObject<ChunkSearchRegisterRequest>(context);
    ended(world, { baseId: baseOf(context) }, context.req.param('searchId'), outcome);
    return context.body(null, 204);
  });

  app.post(`${path}/chunks/search`, (context) => {
    const asked = readObject<KnowledgeDocumentChunkRequest>(context, ['query']);
    const baseId = baseOf(context);
    const { pageSize, pageNumber } = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const { query, queryType, preprocessQuery, confidenceThreshold, application } = asked;
    const passages = findable(world, baseId, asked.includeDraftDocuments === true)
      .filter((found) => found.document['visible'] !== false && fits(found, asked.filter))
      .flatMap(({ document, variations }) =>
        variations.flatMap((variation) =>
          passagesIn(variation['body']).map((text, index) => ({ id: `${idIn(variation) ?? ''}-${index}`, text, document })),
        ),
      );
    const results = ranked(passages, ({ text }) => coverage(text, query), confidenceThreshold);
    return context.json({
      ...{ query, queryType, preprocessQuery, confidenceThreshold, application, pageSize, pageNumber },
      ...{ searchId: begun(world, { baseId, query }), total: results.length, pageCount: Math.ceil(results.length / pageSize) },
      results: pageOf(results, { pageSize, pageNumber }).map(({ found: { id, text, document }, confidence }) => ({
        ...{ id, text, confidence },
        document: { id: document.id, title: document['title'], selfUri: document['selfUri'] },
      })),
    });
  });
}

/** Keeps a report. @throws the platform's 404 where it names what there is not. */
export function reported(world: World, baseId: string, texts: readonly Shown[], report: object): void {
  for (const text of texts) refuseUnknownText(world, baseId, text);
  reportsOf(world).set(world.newId(), { baseId, ...report });
}
