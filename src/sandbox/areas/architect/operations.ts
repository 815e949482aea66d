import type { Area } from '../../engine/area.js';
import type { Flow, HistoryEntry, Operation, Prompt } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { pageOf, queryList, readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { PartialResult } from '../../operations/methods.js';
import type { World } from '../../store/world.js';
import { trailOf } from '../audits/trail.js';
import { payloadOf } from '../events/publish.js';
import { callerOf, Repository } from '../repository.js';
import type { Json } from '../repository.js';
import { EventOperations } from '../event-operations.js';
import type { EventOperation } from '../event-operations.js';

const PROMPTS = '/api/v2/architect/prompts';

/** What an operation is about, and who started it. */
interface Data {
  ids?: string[];
  promptId?: string;
  user?: { id: string; selfUri: string };
}

const names: Readonly<Record<string, string>> = { prompts: 'DELETE', flows: 'DELETE', history: 'HISTORY' };

/** The history action for each audit action. */
const actions: Readonly<Record<string, string>> = { Create: 'CREATE', Update: 'SAVE', Delete: 'DELETE' };

/** Architect operations that report their end as an event: bulk deletions and histories. */
export function addArchitectOperations(
  area: Area,
  world: World,
): { deleteFlows: (context: OperationContext, ids: string[]) => Response } {
  const operations = createOperations(world);
  const startOperation = (context: OperationContext, type: string, topics: string[], data: Data): Response => {
    const user = callerOf(context);
    const operation = operations.start(context, type, topics, { ...data, ...(user && { user }) });
    return context.json({ ...operationView(operation), complete: false, actionStatus: 'STARTED' }, 202);
  };

  area.handle('deleteArchitectPrompts', (context) => {
    const prompts = new Repository<Prompt>(world, PROMPTS);
    const ids = queryList(context, 'id').map((id) => prompts.get(id).id);
    return startOperation(
      context,
      'prompts',
      ids.map((id) => `v2.architect.prompts.${id}`),
      { ids },
    );
  });

  area.handle('postArchitectPromptHistory', (context) => {
    const { id } = new Repository<Prompt>(world, PROMPTS).get(context.param('promptId'));
    return startOperation(context, 'history', [`v2.architect.prompts.${id}`], { promptId: id });
  });

  area.handle('getArchitectPromptHistoryHistoryId', (context) => {
    const { id: promptId } = new Repository<Prompt>(world, PROMPTS).get(context.param('promptId'));
    const historyId = context.param('historyId');
    const operation = operations.jobs.find(historyId);
    if (operation?.of.promptId !== promptId) throw notFound('history', historyId);
    const hasSucceeded = operations.jobs.hasSucceeded(operation);
    const isActive = operations.jobs.isActive(operation);
    const openStatus = isActive ? 'STARTED' : 'FAILURE';
    const entries = hasSucceeded ? historyOf(world, context, promptId) : [];
    const page = readPage(world.maxPageSize, queryValue(context, 'pageSize'), queryValue(context, 'pageNumber'));
    return {
      ...operationView(operation),
      complete: !isActive,
      ...page,
      total: entries.length,
      actionStatus: hasSucceeded ? 'SUCCESS' : openStatus,
      pageCount: Math.ceil(entries.length / page.pageSize),
      entities: pageOf(entries, page),
    };
  });

  return {
    deleteFlows: (context, ids) =>
      startOperation(
        context,
        'flows',
        ids.map((id) => `v2.flows.${id}`),
        { ids },
      ),
  };
}

function createOperations(world: World): EventOperations<Data> {
  return new EventOperations<Data>(world, {
    name: 'architect.operations',
    effects: {
      flows: ({ of: data }) => removeAll(new Repository<Flow>(world, '/api/v2/flows'), data),
      prompts: ({ of: data }) => removeAll(new Repository<Prompt>(world, PROMPTS), data),
    },
    createEvent: (operation, outcome, topic) =>
      payloadOf(operation.what === 'flows' ? 'v2.flows.{id}' : 'v2.architect.prompts.{id}', {
        id: topic.slice(topic.lastIndexOf('.') + 1),
        currentOperation: {
          ...operationView(operation),
          complete: true,
          actionStatus: 'result' in outcome ? 'SUCCESS' : 'FAILURE',
          ...('failure' in outcome && { errorCode: 'operation.failed', errorMessage: outcome.failure }),
        },
      }),
  });
}

function operationView({ id, what: type, of: { user } }: EventOperation<Data>): PartialResult<Operation> {
  return { id, actionName: names[type], ...(user && { user }) };
}

function removeAll(repository: Repository<object>, { ids = [] }: Data): Json {
  for (const id of ids) repository.remove(id);
  return {};
}

/** The actions on a prompt according to the audits, by default the newest first. */
function historyOf(world: World, context: OperationContext, promptId: string): PartialResult<HistoryEntry>[] {
  const wantedActions = queryList(context, 'action').map((action) => action.toUpperCase());
  const matches = [...trailOf(world).values()]
    .filter(({ entity, entityType }) => entityType === 'Prompt' && entity?.id === promptId)
    .map(({ action = '', eventDate, user }) => ({
      action: actions[action] ?? textOf(action).toUpperCase(),
      timestamp: eventDate,
      ...(user && { user }),
    }))
    .filter(({ action }) => wantedActions.length === 0 || wantedActions.includes(action));
  return /^asc/i.test(queryValue(context, 'sortOrder') ?? '') ? matches : matches.reverse();
}
