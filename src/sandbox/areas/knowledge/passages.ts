import type { Area } from '../../engine/area.js';
import type { KnowledgeBase } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { BASES, searchableDocuments, matchesQuery, readPassages } from './documents.js';
import { coverage, rankMatches } from './ranking.js';

/** Searches that return passages instead of documents. */
export function addPassageHandlers(area: Area, world: World): void {
  const findBaseId = (context: OperationContext): string =>
    new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId')).id;

  area.handle('postKnowledgeKnowledgebaseChunksSearch', (context) => {
    const body = readObject(context, ['query']);
    const baseId = findBaseId(context);
    const { pageSize, pageNumber } = readPage(world.maxPageSize, body.pageSize, body.pageNumber);
    const { query, queryType, preprocessQuery, confidenceThreshold, application } = body;
    const passages = searchableDocuments(world, baseId, body.includeDraftDocuments === true)
      .filter((candidate) => candidate.document.visible !== false && matchesQuery(candidate, body.filter))
      .flatMap(({ document, variations }) =>
        variations.flatMap((variation) =>
          readPassages(variation.body).map((text, index) => ({ id: `${variation.id}-${index}`, text, document })),
        ),
      );
    const results = rankMatches(passages, ({ text }) => coverage(text, query), confidenceThreshold);
    return {
      query,
      queryType,
      preprocessQuery,
      confidenceThreshold,
      application,
      pageSize,
      pageNumber,
      searchId: world.newId(),
      total: results.length,
      pageCount: Math.ceil(results.length / pageSize),
      results: pageOf(results, { pageSize, pageNumber }).map(({ match: { id, text, document }, confidence }) => ({
        id,
        text,
        confidence,
        document: { id: document.id, title: document.title, selfUri: document.selfUri },
      })),
    };
  });
}
