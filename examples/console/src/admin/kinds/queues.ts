import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { CreateQueueRequest, Queue, QueueRequest } from 'contact-centre-client/models';
import type { MessageId } from '../../messages/en.js';
import { entries } from './entries.js';
import type { Field, Part, PartItem } from './kind.js';
import { defineKind, inSection } from './kind.js';
import { divisionColumn, divisionField, itemsOf, pickDivision } from './shared.js';

const media = ['call', 'callback', 'chat', 'email', 'message'] as const;

/** New members are in it. */
const FIRST_RING = 1;

const mediaNames: Readonly<Record<(typeof media)[number], MessageId>> = {
  call: 'kind.mediaCall',
  callback: 'kind.mediaCallback',
  chat: 'kind.mediaChat',
  email: 'kind.mediaEmail',
  message: 'kind.mediaMessage',
};

export const queueMembers = {
  id: 'members',
  title: 'kind.members',
  target: 'users',
  level: { label: 'kind.ringNumber', min: FIRST_RING, max: 6, initial: FIRST_RING },
  view: [['routing:queue:view', 'routing:queueMember:manage']],
  edit: [['routing:queue:edit', 'routing:queueMember:manage']],
  perCall: 100,
  read: readMembers,
  add: async (client, id, items) => {
    await new RoutingApi(client).postRoutingQueueMembers(id, idsOf(items));
    const others = items.filter(({ level = FIRST_RING }) => level !== FIRST_RING);
    await changeRings(client, id, others);
  },
  change: changeRings,
  remove: (client, id, items) => new RoutingApi(client).postRoutingQueueMembers(id, idsOf(items), { _delete: true }),
} as const satisfies Part;

export const queues = defineKind<Queue>({
  ...entries.queues,
  one: 'kind.queue',
  several: 'kind.queueNoun',
  model: 'QueueRequest',
  list: (client, request) => new RoutingApi(client).getRoutingQueues({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new RoutingApi(client).getRoutingQueue(id, {}, request),
  create: (client, queue) => new RoutingApi(client).postRoutingQueues(bodyOf(queue)),
  update: (client, id, queue, request) => new RoutingApi(client).putRoutingQueue(id, bodyOf(queue), request),
  remove: (client, id) => new RoutingApi(client).deleteRoutingQueue(id, { forceDelete: true }),
  initial: { skillEvaluationMethod: 'ALL', acwSettings: { wrapupPrompt: 'OPTIONAL' } },
  columns: [
    { id: 'members', name: 'kind.members', value: ({ memberCount }) => memberCount, format: 'number', width: 96 },
    divisionColumn,
    {
      id: 'skillEvaluation',
      name: 'kind.skillEvaluation',
      value: ({ skillEvaluationMethod }) => skillEvaluationMethod,
      width: 130,
    },
    { id: 'changed', name: 'kind.changed', value: ({ dateModified }) => dateModified, format: 'date', width: 150 },
    { id: 'description', name: 'kind.description', value: ({ description }) => description, width: 160, isOptional: true },
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    divisionField,
    ...inSection('kind.routing', [
      {
        path: 'skillEvaluationMethod',
        label: 'kind.skillEvaluation',
        isBulk: true,
        type: { name: 'choice', labels: { ALL: 'kind.skillsAll', BEST: 'kind.skillsBest', NONE: 'kind.skillsNone' } },
      },
      {
        path: 'scoringMethod',
        label: 'kind.scoring',
        isBulk: true,
        type: {
          name: 'choice',
          labels: { TimestampAndPriority: 'kind.scoringTime', PriorityOnly: 'kind.scoringPriority' },
        },
      },
      {
        path: 'lastAgentRoutingMode',
        label: 'kind.lastAgent',
        isBulk: true,
        type: {
          name: 'choice',
          labels: {
            Disabled: 'kind.lastAgentNever',
            QueueMembersOnly: 'kind.lastAgentMembers',
            AnyAgent: 'kind.lastAgentAny',
          },
        },
      },
      { path: 'enableManualAssignment', label: 'kind.manualAssignment', isBulk: true, type: { name: 'boolean' } },
      { path: 'queueFlow', label: 'kind.queueFlow', type: { name: 'reference', target: 'flows' } },
    ]),
    ...inSection('kind.afterCall', [
      {
        path: 'acwSettings.wrapupPrompt',
        label: 'kind.wrapupPrompt',
        isBulk: true,
        type: {
          name: 'choice',
          labels: {
            OPTIONAL: 'kind.wrapupOptional',
            MANDATORY: 'kind.wrapupMandatory',
            MANDATORY_TIMEOUT: 'kind.wrapupTimeout',
            MANDATORY_FORCED_TIMEOUT: 'kind.wrapupForced',
            AGENT_REQUESTED: 'kind.wrapupRequested',
          },
        },
      },
      { path: 'acwSettings.timeoutMs', label: 'kind.wrapupTime', isBulk: true, type: { name: 'duration', stored: 'ms' } },
    ]),
    ...media.flatMap(mediaFields),
  ],
  parts: [
    queueMembers,
    {
      id: 'wrapupCodes',
      title: 'kind.wrapupCodes',
      target: 'wrapupCodes',
      view: ['routing:queue:view'],
      edit: ['routing:queue:edit'],
      perCall: 100,
      read: (client, id, request) =>
        itemsOf(new RoutingApi(client).getRoutingQueueWrapupcodes(id, { pageSize: 100 }, request).items()),
      add: (client, id, items) => new RoutingApi(client).postRoutingQueueWrapupcodes(id, idsOf(items)),
      remove: async (client, id, items) => {
        const api = new RoutingApi(client);
        await Promise.all(items.map((code) => api.deleteRoutingQueueWrapupcode(id, code.id)));
      },
    },
  ],
});

function mediaFields(medium: (typeof media)[number]): Field[] {
  const path = `mediaSettings.${medium}`;
  return inSection(mediaNames[medium], [
    {
      path: `${path}.serviceLevel.percentage`,
      label: 'kind.levelShare',
      isBulk: true,
      type: { name: 'number', factor: 100, min: 0, max: 100, unit: '%' },
    },
    {
      path: `${path}.serviceLevel.durationMs`,
      label: 'kind.levelTime',
      isBulk: true,
      type: { name: 'duration', stored: 'ms' },
    },
    {
      path: `${path}.alertingTimeoutSeconds`,
      label: 'kind.alerting',
      isBulk: true,
      type: { name: 'duration', stored: 's' },
    },
    { path: `${path}.enableAutoAnswer`, label: 'kind.autoAnswer', isBulk: true, type: { name: 'boolean' } },
  ]);
}

/** The platform ignores what it counts or sets itself. The name of a queue is required in a body, but not in a response. */
const bodyOf = ({ name = '', division, ...queue }: Queue): CreateQueueRequest & QueueRequest => ({
  ...(queue as Omit<QueueRequest, 'name'>),
  name,
  ...pickDivision(division),
});

async function* readMembers(client: CallSender, id: string, request?: RequestOptions): AsyncGenerator<PartItem, void> {
  const members = new RoutingApi(client).getRoutingQueueMembers(id, { pageSize: 100 }, request).items();
  for await (const { id: userId = '', name = userId, ringNumber: level = FIRST_RING } of members)
    yield { id: userId, name, level };
}

/** The platform changes the ring of one member at a time. */
async function changeRings(client: CallSender, id: string, items: readonly PartItem[]): Promise<void> {
  const api = new RoutingApi(client);
  await Promise.all(
    items.map((user) => api.patchRoutingQueueMember(id, user.id, { id: user.id, ringNumber: user.level ?? FIRST_RING })),
  );
}

const idsOf = (items: readonly PartItem[]): { id: string }[] => items.map(({ id }) => ({ id }));
