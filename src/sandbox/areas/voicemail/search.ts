import type { Hono } from 'hono';
import { readCriteria } from '../../engine/lists/criteria.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { queryValue } from '../../http/query.js';
import { savedSearch } from '../../http/saved-search.js';
import { checked } from '../../http/validation.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { pageFound } from '../search/routes.js';
import type { Request } from '../search/ordered.js';
import { inMailbox } from './model.js';

const SEARCH = '/api/v2/voicemail/search';

/** Default fields of a condition. */
const texts = ['callerName', 'callerAddress', 'note'];

/** Searches the messages of the caller's mailbox. */
export function voicemailSearchRoutes(app: Hono<SandboxEnv>, world: World): void {
  const answer = (context: SandboxContext, request: Request): Response => {
    const fits = readCriteria(request.query ?? [], texts);
    const found = inMailbox(world, { kind: 'user', id: callerId(context) }).filter(fits);
    return context.json(pageFound(world, { path: SEARCH, request, types: ['voicemails'], found }));
  };
  app.post(SEARCH, (context) => answer(context, readObject<Request>(context)));
  app.get(SEARCH, (context) =>
    answer(context, checked(world, 'VoicemailSearchRequest', savedSearch(queryValue(context, 'q64') ?? '')) as Request),
  );
}
