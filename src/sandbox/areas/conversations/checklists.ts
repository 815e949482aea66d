import type { Area } from '../../engine/area.js';
import type {
  AgentActionPayload,
  AgentChecklist,
  AgentChecklistResponse,
  ChecklistActivationPayload,
  ChecklistFinalizePayload,
  ChecklistItem,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, missingField, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { publishEvent } from '../events/publish.js';
import { Repository } from '../repository.js';
import { conversationOf, isInAcw } from './model.js';
import type { Party } from './model.js';

/** Activated checklists, by communication and checklist. */
const activeOf = (world: World): Map<string, AgentChecklistResponse> =>
  world.collection<AgentChecklistResponse>('conversations.agentchecklists');

/** Agent checklists of conversations. No model evaluates them in the sandbox: agents tick the items. */
export function addChecklistHandlers(area: Area, world: World): void {
  area.handle('getConversationCommunicationAgentchecklists', (context) => ({
    entities: listChecklists(world, findParty(world, context)),
  }));
  area.handle('getConversationCommunicationAgentchecklist', (context) => findChecklist(world, context).checklist);
  area.handle('postConversationCommunicationAgentchecklist', (context) => activateChecklist(world, context));
  area.handle('postConversationCommunicationAgentchecklistAgentaction', (context) => applyAgentAction(world, context));
  area.handle('postConversationCommunicationAgentchecklistsFinalize', (context) => ({
    entities: finalizeChecklists(world, context),
  }));
}

function activateChecklist(world: World, context: OperationContext<ChecklistActivationPayload>): AgentChecklistResponse {
  const party = findParty(world, context);
  const { id, name, checklistItems } = new Repository<AgentChecklist>(world, '/api/v2/assistants/agentchecklists').get(
    context.param('agentChecklistId'),
  ) as unknown as AgentChecklist & { id: string };
  const body = readObject(context, ['activationTriggerType', 'language']);
  const { activationTriggerType: triggerType, intentId, intentName, ...fields } = body;
  if (triggerType === 'Intent' && intentId === undefined) throw missingField('intentId');
  const triggerDate = world.timestamp();
  const trigger = {
    triggerType,
    triggerDate,
    ...(intentId !== undefined && { intentId }),
    ...(intentName !== undefined && { intentName }),
  };
  const before = activeOf(world).get(keyOf(party, id));
  // Activating it again continues the existing checklist.
  const checklist: AgentChecklistResponse = before
    ? { ...before, activationTriggers: [...(before.activationTriggers ?? []), trigger] }
    : {
        id,
        name,
        ...fields,
        status: 'EvaluationStarted',
        activationTriggers: [trigger],
        evaluationStartDate: triggerDate,
        checklistItems: checklistItems.map((item): ChecklistItem => ({ ...item, id: item.id ?? world.newId() })),
        selfUri: new URL(context.url).pathname,
      };
  return saveChecklist(world, context, party, checklist);
}

function applyAgentAction(world: World, context: OperationContext<AgentActionPayload>): AgentChecklistResponse {
  const { party, checklist } = findChecklist(world, context);
  const body = readObject(context, ['checklistItems']);
  const { checklistItems, afterCallWork = isInAcw(party) } = body;
  if (isFinal(checklist))
    throw badRequest('The checklist has been finalized', [
      { errorCode: 'invalid.value', fieldName: 'status', entityId: checklist.id },
    ]);
  const unknownItem = checklistItems.find(({ id }) => !checklist.checklistItems.some((item) => item.id === id));
  if (unknownItem) throw invalidField(`The checklist has no item ${unknownItem.id}`, 'checklistItems');
  const timestamp = world.timestamp();
  const updatedItems = checklist.checklistItems.map((item): ChecklistItem => {
    const action = checklistItems.findLast(({ id }) => id === item.id);
    return action
      ? { ...item, stateFromAgent: action.agentAction, dateLastModifiedByAgent: timestamp, lastModifiedInAcw: afterCallWork }
      : item;
  });
  return saveChecklist(world, context, party, {
    ...checklist,
    checklistItems: updatedItems,
    status: 'EvaluationInProgress',
    evaluationLastModifiedDate: timestamp,
  });
}

function finalizeChecklists(world: World, context: OperationContext<ChecklistFinalizePayload>): AgentChecklistResponse[] {
  const party = findParty(world, context);
  const { exitReason } = readObject(context, ['exitReason']);
  const timestamp = world.timestamp();
  // Finalized checklists keep their state.
  return listChecklists(world, party).map((checklist) =>
    isFinal(checklist)
      ? checklist
      : saveChecklist(world, context, party, { ...checklist, ...finalFields(party, timestamp), exitReason }),
  );
}

function findParty(world: World, context: OperationContext): Party {
  const { parties } = conversationOf(world, context.param('conversationId'));
  const id = context.param('communicationId');
  const party = parties.find(({ sessionId }) => sessionId === id);
  if (!party) throw notFound('communication', id);
  return party;
}

const keyOf = ({ sessionId }: Party, id: string): string => `${sessionId} ${id}`;

function listChecklists(world: World, party: Party): AgentChecklistResponse[] {
  return [...activeOf(world)].flatMap(([key, checklist]) => (key.startsWith(keyOf(party, '')) ? [checklist] : []));
}

function findChecklist(world: World, context: OperationContext): { party: Party; checklist: AgentChecklistResponse } {
  const party = findParty(world, context);
  const id = context.param('agentChecklistId');
  const checklist = activeOf(world).get(keyOf(party, id));
  if (!checklist) throw notFound('agentChecklist', id);
  return { party, checklist };
}

function saveChecklist(
  world: World,
  context: OperationContext,
  party: Party,
  checklist: AgentChecklistResponse,
): AgentChecklistResponse {
  activeOf(world).set(keyOf(party, checklist.id), checklist);
  // A preview publishes no events.
  if (checklist.preview !== true)
    publishEvent(world, 'v2.conversations.{id}.agentchecklist', [context.param('conversationId')], () =>
      checklistEvent(context, checklist),
    );
  return checklist;
}

const checklistEvent = (context: OperationContext, { id, checklistItems, ...checklist }: AgentChecklistResponse): object => ({
  ...checklist,
  conversationId: context.param('conversationId'),
  communicationId: context.param('communicationId'),
  agentChecklistId: id,
  agentChecklistItems: checklistItems,
});

const isFinal = ({ status }: AgentChecklistResponse): boolean => status.startsWith('EvaluationFinalized');

const finalFields = (party: Party, timestamp: string): Partial<AgentChecklistResponse> => ({
  evaluationLastModifiedDate: timestamp,
  evaluationFinalizedDate: timestamp,
  ...(isInAcw(party)
    ? { status: 'EvaluationFinalizedWithAcw', evaluationFinalizedWithAcwDate: timestamp }
    : { status: 'EvaluationFinalized' }),
});
