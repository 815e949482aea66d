import { literal } from '../../explorer/code/literal.js';
import type { SubscribedTopic, TopicGroup } from '../topics/subscribed.js';
import { groupTopics, placeholderCount, topicName } from '../topics/subscribed.js';

interface ProgramOptions {
  /** The options of the client: its region or addresses. */
  address: object;
  /** Returns whether the contract has the topic. */
  isInContract: (template: string) => boolean;
}

/** Returns a program that receives the same events. */
export function asProgram(topics: readonly SubscribedTopic[], { address, isInContract }: ProgramOptions): string {
  return [
    "import { ApiClient } from 'contact-centre-client';",
    "import { Notifications } from 'contact-centre-client/notifications';",
    '',
    `const client = new ApiClient(${literal(address)});`,
    "client.setAccessToken(process.env['TOKEN'] ?? '');",
    'const live = new Notifications(client);',
    '',
    ...groupTopics(topics).flatMap((group) => subscriptionsOf(group, isInContract(group.template))),
    'live.onGap(({ from, to, topics }) => {',
    '  console.warn(`From ${new Date(from)} to ${new Date(to)} events may be missing`, topics);',
    '});',
    'await live.ready();',
    '',
  ].join('\n');
}

function subscriptionsOf({ template, topics }: TopicGroup, isTyped: boolean): string[] {
  if (!isTyped) return topics.flatMap(untypedSubscription);
  if (placeholderCount(template) !== 1) return topics.flatMap((topic) => singleSubscription(topic));
  const ids = topics.flatMap((topic) => topic.ids);
  const start = `live.onEach(${literal(template)}, `;
  return [`${start}${literal(ids, start.length)}, ({ eventBody }, id) => {`, '  console.log(id, eventBody);', '});', ''];
}

const singleSubscription = ({ template, ids }: SubscribedTopic): string[] => [
  `live.on(${literal(template)}, ${literal(ids)}, ({ topicName, eventBody }) => {`,
  '  console.log(topicName, eventBody);',
  '});',
  '',
];

/** The package has no type for the topic, so its name is passed with the ids. */
const untypedSubscription = (topic: SubscribedTopic): string[] => [
  `live.onTopic(${literal(topicName(topic))}, ({ topicName, eventBody }) => {`,
  '  console.log(topicName, eventBody);',
  '});',
  '',
];

/** Returns a React component that receives the same events, of the topics in the contract. */
export function asComponent(topics: readonly SubscribedTopic[], isInContract: ProgramOptions['isInContract']): string {
  const groups = groupTopics(topics).filter(({ template }) => isInContract(template));
  const calls = groups.flatMap(hooksOf);
  const names = [...new Set(calls.map(({ hook }) => hook))].sort();
  return [
    `import { ${names.join(', ')} } from 'contact-centre-client/react';`,
    '',
    '/** Render it within a NotificationsProvider. */',
    'export function LiveEvents() {',
    ...calls.map(({ code }) => code),
    '  return null;',
    '}',
    '',
  ].join('\n');
}

interface HookCall {
  hook: string;
  code: string;
}

function hooksOf({ template, topics }: TopicGroup): HookCall[] {
  if (placeholderCount(template) === 1) {
    const ids = literal(topics.flatMap((topic) => topic.ids)).replaceAll('\n', '\n  ');
    const listener = '({ eventBody }, id) => console.log(id, eventBody)';
    return [{ hook: 'useTopicEachListener', code: `  useTopicEachListener(${literal(template)}, ${ids}, ${listener});` }];
  }
  return topics.map(({ ids }) => ({
    hook: 'useTopicListener',
    code: `  useTopicListener(${literal(template)}, ${literal(ids)}, ({ eventBody }) => console.log(eventBody));`,
  }));
}
