import type { KnowledgeBase, KnowledgeGuestSession } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import { deployedVersion } from '../web-deployments/handlers.js';
import { BASES, searchableDocuments } from './documents.js';
import type { SearchableDocument, StoredVariation } from './documents.js';

export const SESSIONS = '/api/v2/knowledge/guest/sessions';

/** A guest session of a messenger or a support centre, with its knowledge base. */
export interface Session extends KnowledgeGuestSession {
  id: string;
  baseId: string;
}

const sessionsOf = (world: World): Map<string, Session> => world.collection<Session>('knowledge.guests');

/** @throws the platform's 400 for an unknown deployment, or one without a knowledge base. */
export function openSession(world: World, body: KnowledgeGuestSession): Session {
  const { deploymentId, type } = body.app;
  const { messenger, supportCenter } = deployedVersion(world, deploymentId);
  const settings = type === 'SupportCenter' ? supportCenter : messenger?.apps?.knowledge;
  const baseId = settings?.enabled === true ? readId(settings.knowledgeBase) : undefined;
  if (baseId === undefined || !new Repository<KnowledgeBase>(world, BASES).find(baseId))
    throw badRequest('The deployment shows no knowledge base', [
      { errorCode: 'invalid.value', fieldName: 'app.deploymentId', entityId: deploymentId, entityName: 'deployment' },
    ]);
  const id = world.newId();
  const session = { ...body, id, baseId };
  sessionsOf(world).set(id, session);
  return session;
}

/** The session of a path. @throws the platform's 404. */
export function sessionOf(world: World, context: OperationContext): Session {
  const id = context.param('sessionId');
  const session = sessionsOf(world).get(id);
  if (!session) throw notFound('session', id);
  return session;
}

/** The documents that a guest can find, each with the variations that match the guest's context. */
export function searchableByGuest(world: World, session: Session, shouldIncludeDrafts = false): SearchableDocument[] {
  return searchableDocuments(world, session.baseId, shouldIncludeDrafts)
    .filter(({ document }) => document.visible !== false)
    .map(({ document, variations }) => ({ document, variations: variations.filter((each) => matchesContext(session, each)) }));
}

/** A variation with contexts is shown only to guests whose session has one of the values of each context. */
function matchesContext({ contexts: sessionContexts = [] }: Session, { contexts = [] }: StoredVariation): boolean {
  return contexts.every(({ context, values = [] }) => {
    const match = sessionContexts.find(({ id }) => id === context?.id);
    const ids = values.map(({ id }) => id);
    return match?.values.some(({ id }) => ids.includes(id)) === true;
  });
}
