import type { Area } from '../../engine/area.js';
import { readCriteria } from '../../engine/lists/criteria.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryValue } from '../../http/query.js';
import { readSavedSearch } from '../../http/saved-search.js';
import { checkValue } from '../../http/validation.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { pageOfMatches } from '../search/handlers.js';
import type { Request } from '../search/sort-matches.js';
import { mailboxMessages } from './model.js';

const SEARCH = '/api/v2/voicemail/search';

/** Default fields of a condition. */
const texts = ['callerName', 'callerAddress', 'note'];

/** Searches the messages of the caller's mailbox. */
export function addVoicemailSearchHandlers(area: Area, world: World): void {
  const search = (context: OperationContext, request: Request) => {
    const matchesQuery = readCriteria(request.query ?? [], texts);
    const matches = mailboxMessages(world, { kind: 'user', id: callerId(context) }).filter(matchesQuery);
    return pageOfMatches(world, { path: SEARCH, request, types: ['voicemails'], matches });
  };
  area.handle('postVoicemailSearch', (context) => search(context, readObject(context)));
  area.handle('getVoicemailSearch', (context) =>
    search(context, checkValue(world, 'VoicemailSearchRequest', readSavedSearch(queryValue(context, 'q64') ?? '')) as Request),
  );
}
