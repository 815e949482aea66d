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
import { invalidField, missingField, notFound } from '../../../store/errors.js';
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

type ReadDestination = (world: World, body: Body) => TransferRequest;

const readAddress: ReadDestination = (_, { address }) => ({ address: requireText('address', address) });

type ReplaceKind = 'Agent' | 'Queue' | 'External' | 'ContactExternal';

/** The kinds of destination: the operations that transfer and consult to it, and how to read it from a body. */
interface DestinationOperations {
  readonly transferName: `postConversationParticipant${`Replace${ReplaceKind}` | 'Transfer'}`;
  readonly consultName: `postConversationsCallParticipant${`Consult${ReplaceKind}` | 'VoiceConsult'}`;
  readonly readDestination: ReadDestination;
}

const destinations: readonly DestinationOperations[] = [
  {
    transferName: 'postConversationParticipantReplaceAgent',
    consultName: 'postConversationsCallParticipantConsultAgent',
    readDestination: (world, body) => ({
      userId: readAgentId(world, body),
      ...(body.voicemail !== undefined && { voicemail: body.voicemail }),
    }),
  },
  {
    transferName: 'postConversationParticipantReplaceQueue',
    consultName: 'postConversationsCallParticipantConsultQueue',
    readDestination: (world, body) => ({ queueId: readQueueId(world, body) }),
  },
  {
    transferName: 'postConversationParticipantReplaceExternal',
    consultName: 'postConversationsCallParticipantConsultExternal',
    readDestination: readAddress,
  },
  {
    transferName: 'postConversationParticipantReplaceContactExternal',
    consultName: 'postConversationsCallParticipantConsultContactExternal',
    readDestination: (world, body) => ({ address: readPhoneNumber(world, body) }),
  },
  {
    transferName: 'postConversationParticipantTransfer',
    consultName: 'postConversationsCallParticipantVoiceConsult',
    readDestination: readAddress,
  },
];

/** Transfers and consultations with one operation for each kind of destination: agent, queue, number or external contact. */
export function addDestinationHandlers(area: Area, world: World): void {
  const findConversationParty = (
    context: OperationContext,
    media?: Media,
  ): { conversation: StoredConversation; party: Party } => {
    const conversation = conversationOf(world, context.param('conversationId'), media);
    return { conversation, party: partyOf(conversation, context.param('participantId')) };
  };
  for (const { transferName, consultName, readDestination } of destinations) {
    area.handle(transferName, (context) => {
      const { conversation, party } = findConversationParty(context);
      transfer(world, conversation, party, readDestination(world, readObject<Body>(context)));
      return context.send(null, 202);
    });
    area.handle(consultName, (context) => {
      const body = readObject<Body>(context, ['speakTo']);
      return consult(world, findConversationParty(context, 'call'), readDestination(world, body), body.speakTo);
    });
  }
}

function readAgentId(world: World, { userId, userName }: Body): string {
  if (userId !== undefined) return userId;
  const wantedEmail = requireText('userId', userName).toLowerCase();
  const user = world.store.users.all().find(({ email, state }) => state !== 'deleted' && email.toLowerCase() === wantedEmail);
  if (!user) throw notFound('user', userName ?? '');
  return user.id;
}

function readQueueId(world: World, { queueId, queueName }: Body): string {
  if (queueId !== undefined) return queueId;
  const lowerCaseName = requireText('queueId', queueName).toLowerCase();
  const queue = world.store.queues.all().find(({ name }) => name.toLowerCase() === lowerCaseName);
  if (!queue) throw notFound('queue', queueName ?? '');
  return queue.id;
}

/** The external contact's phone number of the requested type. @throws the platform's 400 if the contact has none. */
function readPhoneNumber(world: World, { contactId, phoneType = 'WorkPhone' }: Body): string {
  const contact = new Repository(world, '/api/v2/externalcontacts/contacts').get(contactId);
  const number = contact[`${phoneType.charAt(0).toLowerCase()}${phoneType.slice(1)}`];
  const address = isObject(number) ? (number['e164'] ?? number['display']) : undefined;
  if (typeof address === 'string' && address !== '') return address;
  throw invalidField(`The external contact has no ${phoneType}`, 'phoneType');
}

/** @throws the platform's 400 if it is missing. */
function requireText(fieldName: string, value: string | undefined): string {
  if (value !== undefined && value !== '') return value;
  throw missingField(fieldName);
}
