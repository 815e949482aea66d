import type { Area } from '../../engine/area.js';
import type { CreateEmailRequest } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, missingField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { notBuilt } from '../not-built.js';
import { startInbound, readCustomer, readLabel, startOutbound, readWishes } from './create.js';
import { changeConversation, addParty } from './life.js';
import { isActive, liveConversations } from './model.js';
import type { ConversationMessage, StoredConversation } from './model.js';
import { familyView, messengerType } from './views.js';

/** Creates chats, emails and messages. */
export function addWrittenCreationHandlers(area: Area, world: World): void {
  area.handle('postConversationsChats', (context) => {
    const body = readObject(context, ['queueId', 'provider']);
    const customer = { name: body.customerName ?? 'Guest', attributes: body.attributes ?? {} };
    const queue = world.store.queues.get(body.queueId);
    const conversation = startInbound(world, queue, 'chat', customer, {}, readWishes(world, body));
    return familyView(world, conversation);
  });

  area.handle('postConversationsEmails', (context) => {
    const requiredFields = ['provider'] as const;
    const body = readObject(context, requiredFields);
    return familyView(world, startEmail(world, context, body));
  });

  area.handle('postConversationsMessages', (context) => {
    const requiredFields = ['queueId', 'toAddress', 'toAddressMessengerType'] as const;
    const body = readObject(context, requiredFields);
    const { toAddress: address, toAddressMessengerType: type } = body;
    const queue = world.store.queues.get(body.queueId);
    const customer = readCustomer(world, body);
    const userId = callerId(context);
    const existing = body.useExistingConversation === true ? findLiveConversation(world, address, type) : undefined;
    if (existing) addAgent(world, existing, userId, queue.id);
    const conversation =
      existing ?? startOutbound(world, userId, 'message', { address, messenger: { type } }, queue, [address], customer);
    return pickDeclaredFields('CreateOutboundMessagingConversationResponse', familyView(world, conversation));
  });
}

/** Returns the conversation in progress with an address on a messaging platform. */
function findLiveConversation(world: World, address: string, type: string): StoredConversation | undefined {
  return liveConversations(world).find(
    (conversation) =>
      conversation.media === 'message' &&
      messengerType(conversation) === type &&
      conversation.parties.some((party) => party.purpose === 'customer' && party.address === address && isActive(party)),
  );
}

/** Adds the user to the conversation, unless they already take part. */
function addAgent(world: World, conversation: StoredConversation, userId: string, queueId: string): void {
  if (conversation.parties.some((party) => party.userId === userId && isActive(party))) return;
  const { name } = world.store.users.get(userId);
  changeConversation(world, conversation, () => {
    addParty(world, conversation, 'agent', 'connected', { userId, name, queueId });
  });
}

const EMAILS = 'POST /api/v2/conversations/emails';

/** The provider name of email that the platform itself sends and receives. */
const NATIVE_PROVIDER = 'PureCloud Email';

/** Third-party email is inbound by default, the platform's own email outbound. */
function defaultDirection({ provider }: CreateEmailRequest): 'INBOUND' | 'OUTBOUND' {
  return provider === NATIVE_PROVIDER ? 'OUTBOUND' : 'INBOUND';
}

function startEmail(world: World, context: OperationContext, body: CreateEmailRequest): StoredConversation {
  const {
    direction = defaultDirection(body),
    queueId,
    subject = '',
    toAddress,
    toName,
    fromAddress,
    fromName,
    skillExpression,
    utilizationLabel,
  } = body;
  if (skillExpression !== undefined) throw notBuilt(EMAILS, 'skill expressions');
  if (body.flowId !== undefined) {
    if (queueId !== undefined) throw invalidField('queueId and flowId exclude each other', 'flowId');
    throw notBuilt(EMAILS, 'routing by a flow');
  }
  const queue = queueId === undefined ? undefined : world.store.queues.get(queueId);
  const desk = `desk@${world.organisation.shortName}.example`;
  const customerDetails = readCustomer(world, body);
  const label = readLabel(world, utilizationLabel);
  const message: ConversationMessage = {
    id: world.newId(),
    time: world.now(),
    content: {
      subject,
      textBody: body.textBody ?? '',
      ...(body.htmlBody !== undefined && { htmlBody: body.htmlBody }),
      to: [{ email: toAddress ?? desk, name: toName ?? '' }],
      from: { email: fromAddress ?? desk, name: fromName ?? '' },
    },
  };
  if (direction === 'INBOUND') {
    if (!queue) throw missingField('queueId');
    const address = fromAddress ?? 'traveller@mail.example';
    const customer = { ...customerDetails, address, name: fromName ?? address };
    return startInbound(world, queue, 'email', customer, { subject, messages: [message], ...label }, readWishes(world, body));
  }
  if (toAddress === undefined) {
    throw missingField('toAddress');
  }
  const hasText = body.textBody !== undefined || body.htmlBody !== undefined;
  const fields = { address: toAddress, subject, messages: hasText ? [message] : [], ...label };
  return startOutbound(world, callerId(context), 'email', fields, queue, [toAddress], customerDetails);
}
