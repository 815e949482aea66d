import type { SearchUpdateRequest } from '../../../models/index.js';
import { notFound } from '../../http/errors.js';
import type { World } from '../../world/world.js';
import { documentsOf } from './documents.js';

/** A search that was made, and what came of it where somebody has said so. */
interface Search {
  id: string;
  baseId: string;
  query: string;
  sessionId?: string;
  outcome?: Pick<SearchUpdateRequest, 'answered' | 'selectedAnswers'>;
}

const searchesOf = (world: World): Map<string, Search> => world.collection<Search>('knowledge.searches');

/** Keeps that somebody searches. @returns the id that the outcome is reported under: the caller's own for a further page. */
export function begun(world: World, search: Omit<Search, 'id'>, id: string = world.newId()): string {
  searchesOf(world).set(id, { ...searchesOf(world).get(id), ...search, id });
  return id;
}

/**
 * What came of a search. Figures alone would tell of it, which the sandbox has not got: what shows is that it was a search of this base.
 *
 * @throws the platform's 404 for another search, and for an answer that is no document.
 */
export function ended(
  world: World,
  { baseId, sessionId }: Pick<Search, 'baseId' | 'sessionId'>,
  id: string,
  { answered, selectedAnswer, selectedAnswers }: SearchUpdateRequest,
): void {
  const search = searchesOf(world).get(id);
  if (search?.baseId !== baseId || search.sessionId !== sessionId) throw notFound('search', id);
  const selected = selectedAnswers ?? (selectedAnswer ? [selectedAnswer] : []);
  for (const { document } of selected) documentsOf(world, baseId).get(document.id);
  searchesOf(world).set(id, { ...search, outcome: { answered, selectedAnswers: selected } });
}
