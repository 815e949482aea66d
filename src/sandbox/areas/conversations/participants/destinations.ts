import type { Method } from '../../../operations/methods.js';
import type { Area } from '../../../engine/area.js';
import type {
  ConsultTransferToAddress,
  ConsultTransferToAgent,
  ConsultTransferToExternalContact,
  ConsultTransferToQueue,
  TransferRequest,
  TransferToAgentRequest,
  TransferToExternalContactRequest,
  TransferToQueueRequest,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { badRequest, missingField, notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import { consult } from './call-legs.js';
import { conversationOf, partyOf } from '../model.js';
import type { Media, Party, StoredConversation } from '../model.js';
import { transfer } from './transfer.js';

type Body = TransferToAgentRequest &
  TransferToQueueRequest &
  Partial<TransferToExternalContactRequest> &
  Partial<ConsultTransferToAgent & ConsultTransferToQueue & ConsultTransferToExternalContact & ConsultTransferToAddress>;

type Meant = (world: World, body: Body) => TransferRequest;

const aNumber: Meant = (_, { address }) => ({ address: given('address', address) });

/** The kinds of destination: the operations that transfer and consult to it, and how to read it from a body. */
const destinations: readonly { transferName: Method; consultName: Method; meant: Meant }[] = [
  {
    transferName: 'postConversationParticipantReplaceAgent',
    consultName: 'postConversationsCallParticipantConsultAgent',
    meant: (world, body) => ({
      userId: agentOf(world, body),
      ...(body.voicemail !== undefined && { voicemail: body.voicemail }),
    }),
  },
  {
    transferName: 'postConversationParticipantReplaceQueue',
    consultName: 'postConversationsCallParticipantConsultQueue',
    meant: (world, body) => ({ queueId: queueOf(world, body) }),
  },
  {
    transferName: 'postConversationParticipantReplaceExternal',
    consultName: 'postConversationsCallParticipantConsultExternal',
    meant: aNumber,
  },
  {
    transferName: 'postConversationParticipantReplaceContactExternal',
    consultName: 'postConversationsCallParticipantConsultContactExternal',
    meant: (world, body) => ({ address: numberOf(world, body) }),
  },
  {
    transferName: 'postConversationParticipantTransfer',
    consultName: 'postConversationsCallParticipantVoiceConsult',
    meant: aNumber,
  },
];

/** Transfers and consultations with one operation for each kind of destination: agent, queue, number or external contact. */
export function addDestinationHandlers(area: Area, world: World): void {
  const placeOf = (context: OperationContext, media?: Media): { conversation: StoredConversation; party: Party } => {
    const conversation = conversationOf(world, context.params['conversationId'] ?? '', media);
    return { conversation, party: partyOf(conversation, context.params['participantId'] ?? '') };
  };
  for (const { transferName, consultName, meant } of destinations) {
    area.handle(transferName, (context) => {
      const { conversation, party } = placeOf(context);
      transfer(world, conversation, party, meant(world, readObject<Body>(context)));
      return context.send(null, 202);
    });
    area.handle(consultName, (context) => {
      const body = readObject<Body>(context, ['speakTo']);
      return consult(world, placeOf(context, 'call'), meant(world, body), body.speakTo);
    });
  }
}

function agentOf(world: World, { userId, userName }: Body): string {
  if (userId !== undefined) return userId;
  const wanted = given('userId', userName).toLowerCase();
  const user = world.store.users.all().find(({ email, state }) => state !== 'deleted' && email.toLowerCase() === wanted);
  if (!user) throw notFound('user', userName ?? '');
  return user.id;
}

function queueOf(world: World, { queueId, queueName }: Body): string {
  if (queueId !== undefined) return queueId;
  const wanted = given('queueId', queueName).toLowerCase();
  const queue = world.store.queues.all().find(({ name }) => name.toLowerCase() === wanted);
  if (!queue) throw notFound('queue', queueName ?? '');
  return queue.id;
}

/** The external contact's phone number of the requested type. @throws the platform's 400 if the contact has none. */
function numberOf(world: World, { contactId, phoneType = 'WorkPhone' }: Body): string {
  const contact = new Repository(world, '/api/v2/externalcontacts/contacts').get(contactId);
  const number = contact[`${phoneType.charAt(0).toLowerCase()}${phoneType.slice(1)}`];
  const address = isObject(number) ? (number['e164'] ?? number['display']) : undefined;
  if (typeof address === 'string' && address !== '') return address;
  throw badRequest(`The external contact has no ${phoneType}`, [{ errorCode: 'invalid.value', fieldName: 'phoneType' }]);
}

/** @throws the platform's 400 if it is missing. */
function given(fieldName: string, value: string | undefined): string {
  if (value !== undefined && value !== '') return value;
  throw missingField(fieldName);
}
