import type { KnowledgeDocumentView } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { Figure } from '../../store/figures.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { BASES, documentsOf } from './documents.js';

/** A use of a knowledge base, by the dimensions of its aggregates. */
type Use = Readonly<Record<string, string | undefined>> & { knowledgeBaseId: string };

/** Guests are not users. */
function note(world: World, context: OperationContext, metric: string, use: Use): void {
  const token = context.accessToken as { userId: string | undefined } | undefined;
  const userId = use['sessionId'] === undefined ? token?.userId : undefined;
  world.figures.add('knowledge', { metric, value: 1, time: world.now(), dimensions: { ...use, userId } });
}

/** Which searches the platform counts as answered is not documented. The sandbox counts those with a result. */
export function noteSearch(world: World, context: OperationContext, use: Use, found: number): void {
  note(world, context, 'nKnowledgeSearch', use);
  note(world, context, found > 0 ? 'nKnowledgeSearchAnswered' : 'nKnowledgeSearchUnanswered', use);
}

export function noteView(world: World, context: OperationContext, use: Use, view: Partial<KnowledgeDocumentView>): void {
  const { documentVariationId, documentVersionId, searchId, queryType } = view;
  note(world, context, 'nKnowledgeDocumentViewed', {
    ...use,
    searchId,
    queryType,
    knowledgeBaseDocumentVariationId: documentVariationId,
    knowledgeBaseDocumentVersionId: documentVersionId,
  });
}

/** The stored feedback on documents, as measurements for aggregates. */
export function feedbackFigures(world: World): Figure[] {
  return new Repository(world, BASES).all().flatMap(({ id: baseId }) =>
    documentsOf(world, baseId)
      .all()
      .flatMap(({ id }) =>
        new Repository(world, `${BASES}/{}/documents/{}/feedback`, [baseId, id])
          .all()
          .map((feedback) => ratingFigure(feedback, { knowledgeBaseId: baseId, knowledgeBaseDocumentId: id })),
      ),
  );
}

function ratingFigure(feedback: Entity, use: Use): Figure {
  const { id, rating, reason, search, sessionId, dateCreated, queryType, documentVariation, userId } = feedback;
  const said = { feedbackRating: rating, feedbackReason: reason, sessionId, queryType, userId };
  return {
    metric: 'nKnowledgeDocumentFeedback',
    value: 1,
    time: Date.parse(textOf(dateCreated)),
    dimensions: {
      ...use,
      feedbackId: id,
      searchId: readId(search),
      knowledgeBaseDocumentVariationId: readId(documentVariation),
      ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name, typeof value === 'string' ? value : undefined])),
    },
  };
}
