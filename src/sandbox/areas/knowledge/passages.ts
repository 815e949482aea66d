import type { Area } from '../../engine/area.js';
import type { KnowledgeDocumentChunkRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import { BASES, findable, fits, passagesIn } from './documents.js';
import { coverage, ranked } from './ranking.js';

/** Searches that return passages instead of documents. */
export function addPassageHandlers(area: Area, world: World): void {
  const baseOf = (context: OperationContext): string => new Repository(world, BASES).get(context.param('knowledgeBaseId')).id;

  area.handle('postKnowledgeKnowledgebaseChunksSearch', (context) => {
    const asked = readObject<KnowledgeDocumentChunkRequest>(context, ['query']);
    const baseId = baseOf(context);
    const { pageSize, pageNumber } = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const { query, queryType, preprocessQuery, confidenceThreshold, application } = asked;
    const passages = findable(world, baseId, asked.includeDraftDocuments === true)
      .filter((found) => found.document['visible'] !== false && fits(found, asked.filter))
      .flatMap(({ document, variations }) =>
        variations.flatMap((variation) =>
          passagesIn(variation['body']).map((text, index) => ({ id: `${readId(variation) ?? ''}-${index}`, text, document })),
        ),
      );
    const results = ranked(passages, ({ text }) => coverage(text, query), confidenceThreshold);
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
      results: pageOf(results, { pageSize, pageNumber }).map(({ found: { id, text, document }, confidence }) => ({
        id,
        text,
        confidence,
        document: { id: document.id, title: document['title'], selfUri: document['selfUri'] },
      })),
    };
  });
}
