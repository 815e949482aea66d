import type { Hono } from 'hono';
import type { ParkingStateRequest } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, invalidValue } from '../../../store/errors.js';
import type { SandboxEnv } from '../../../http/context.js';
import type { World } from '../../../store/world.js';
import { readTime } from '../create.js';
import { changeConversation, connect, park } from '../life.js';
import { conversationOf, partyOf } from '../model.js';

/** Parks emails and messages, and resumes them later. */
export function parkingRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const media of ['email', 'message'] as const) {
    app.patch(`/api/v2/conversations/${media}s/:conversationId/participants/:participantId/parkingstate`, (context) => {
      const conversation = conversationOf(world, context.req.param('conversationId'), media);
      const party = partyOf(conversation, context.req.param('participantId'));
      const { state, resumeTime } = readObject<ParkingStateRequest>(context, ['state']);
      const until = readTime(resumeTime, 'resumeTime');
      if (state !== 'parked' && state !== 'connected')
        throw invalidValue('state', state, 'ParkingState', ['parked', 'connected']);
      if (party.purpose !== 'agent') throw badRequest('Only an agent parks a conversation');
      const before = state === 'parked' ? 'connected' : 'parked';
      if (party.state !== before) throw badRequest(`The participant is ${party.state}, and not ${before}`);
      if (until !== undefined && until <= world.now())
        throw badRequest('resumeTime is over', [{ errorCode: 'invalid.value', fieldName: 'resumeTime' }]);
      changeConversation(world, conversation, () => {
        if (state === 'parked') park(world, party, until);
        else connect(world, conversation, party);
      });
      return context.body(null, 202);
    });
  }
}
