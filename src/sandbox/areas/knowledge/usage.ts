import type { KnowledgeBase, KnowledgeDocumentFeedbackResponse, KnowledgeDocumentView } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { Figure } from '../../store/figures.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { BASES, documentsOf } from './documents.js';

/** A use of a knowledge base, by the dimensions of its aggregates. */
type Usage = Readonly<Record<string, string | undefined>> & { knowledgeBaseId: string };

/** Guests are not users. */
function recordUsage(world: World, context: OperationContext, metric: string, usage: Usage): void {
  const { token } = context;
  const userId = usage['sessionId'] === undefined ? token?.userId : undefined;
  world.figures.add('knowledge', { metric, value: 1, time: world.now(), dimensions: { ...usage, userId } });
}

/** Which searches the platform counts as answered is not documented. The sandbox counts those with a result. */
export function recordSearch(world: World, context: OperationContext, usage: Usage, resultCount: number): void {
  recordUsage(world, context, 'nKnowledgeSearch', usage);
  recordUsage(world, context, resultCount > 0 ? 'nKnowledgeSearchAnswered' : 'nKnowledgeSearchUnanswered', usage);
}

export function recordView(world: World, context: OperationContext, usage: Usage, view: Partial<KnowledgeDocumentView>): void {
  const { documentVariationId, documentVersionId, searchId, queryType } = view;
  recordUsage(world, context, 'nKnowledgeDocumentViewed', {
    ...usage,
    searchId,
    queryType,
    knowledgeBaseDocumentVariationId: documentVariationId,
    knowledgeBaseDocumentVersionId: documentVersionId,
  });
}

/** The stored feedback on documents, as measurements for aggregates. */
export function feedbackFigures(world: World): Figure[] {
  return new Repository<KnowledgeBase>(world, BASES).all().flatMap(({ id: baseId }) =>
    documentsOf(world, baseId)
      .all()
      .flatMap(({ id }) =>
        new Repository<KnowledgeDocumentFeedbackResponse>(world, `${BASES}/{}/documents/{}/feedback`, [baseId, id])
          .all()
          .map((feedback) => ratingFigure(feedback, { knowledgeBaseId: baseId, knowledgeBaseDocumentId: id })),
      ),
  );
}

function ratingFigure(feedback: Entity<KnowledgeDocumentFeedbackResponse>, usage: Usage): Figure {
  const { id, rating, reason, search, sessionId, dateCreated, queryType, documentVariation } = feedback;
  // Feedback from a seed file may name its user.
  const { userId } = feedback as Json;
  const dimensions = { feedbackRating: rating, feedbackReason: reason, sessionId, queryType, userId };
  return {
    metric: 'nKnowledgeDocumentFeedback',
    value: 1,
    time: Date.parse(textOf(dateCreated)),
    dimensions: {
      ...usage,
      feedbackId: id,
      searchId: readId(search),
      knowledgeBaseDocumentVariationId: readId(documentVariation),
      ...Object.fromEntries(
        Object.entries(dimensions).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
      ),
    },
  };
}
