import type { Evaluation } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import type { Fields } from '../repository.js';

/** An evaluation as stored. */
export type StoredEvaluation = Fields<Evaluation> & { id: string };

export const evaluationsOf = (world: World): Map<string, StoredEvaluation> =>
  world.collection<StoredEvaluation>('quality.evaluations');

/** Deleted evaluations with the time of deletion: statistics still count them. */
export const deletedEvaluations = (world: World): Map<string, StoredEvaluation & { deletedDate: string }> =>
  world.collection<StoredEvaluation & { deletedDate: string }>('quality.evaluations.deleted');
