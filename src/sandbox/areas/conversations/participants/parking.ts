import type { Area } from '../../../engine/area.js';
import { readObject } from '../../../http/body.js';
import { badRequest, invalidField, invalidValue } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { readTime } from '../create.js';
import { changeConversation, connect, park } from '../life.js';
import { conversationOf, partyOf } from '../model.js';

const operations = [
  { name: 'patchConversationsEmailParticipantParkingstate', media: 'email' },
  { name: 'patchConversationsMessageParticipantParkingstate', media: 'message' },
] as const;

/** Parks emails and messages, and resumes them later. */
export function addParkingHandlers(area: Area, world: World): void {
  for (const { name, media } of operations) {
    area.handle(name, (context) => {
      const conversation = conversationOf(world, context.param('conversationId'), media);
      const party = partyOf(conversation, context.param('participantId'));
      const { state, resumeTime } = readObject(context, ['state']);
      const resumeAt = readTime(resumeTime, 'resumeTime');
      if (state !== 'parked' && state !== 'connected')
        throw invalidValue('state', state, 'ParkingState', ['parked', 'connected']);
      if (party.purpose !== 'agent') throw badRequest('Only an agent parks a conversation');
      const expectedState = state === 'parked' ? 'connected' : 'parked';
      if (party.state !== expectedState) throw badRequest(`The participant is ${party.state}, and not ${expectedState}`);
      if (resumeAt !== undefined && resumeAt <= world.now()) throw invalidField('resumeTime is over', 'resumeTime');
      changeConversation(world, conversation, () => {
        if (state === 'parked') park(world, party, resumeAt);
        else connect(world, conversation, party);
      });
      return context.send(null, 202);
    });
  }
}
