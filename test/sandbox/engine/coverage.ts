import { parseContract } from '../../../src/contract/index.js';
import { AreasOnDemand } from '../../../src/sandbox/areas-on-demand.js';
import type { Effect } from '../../../src/sandbox/engine/effects.js';
import { surface } from '../../../src/sandbox/operations/surface.js';
import { World } from '../../../src/sandbox/store/world.js';
import { topicTemplates } from '../../../src/sandbox/store/channels/topics.js';
import { topicsWithoutEvents } from '../areas/events/topics-without-events.js';

/** In the words and order of the page. */
const deeds: readonly (readonly [deed: Effect, title: string, meaning: string])[] = [
  ['behaves', 'behaves', 'follows the rules of the platform'],
  ['stores', 'stores', 'stores, changes or deletes what is sent; later reads return it'],
  ['searches', 'searches', 'finds stored entities by the criteria of the request'],
  ['reads', 'reads', 'returns stored entities'],
  ['blank', 'reads what stays empty', 'returns an empty list, a 404 or default values, because no operation can fill it'],
  ['none', 'responds with 501', "is not implemented; `unsupported: 'shape'` responds with the required fields of the type"],
];

interface Entry {
  area: string;
  name: string;
  route: string;
  deed: Effect;
}

export function entries(): Entry[] {
  // A new sandbox.
  const world = new World();
  const effects = new AreasOnDemand(world, fetch).effects;
  return parseContract().flatMap(({ area, name, verb, path }): Entry[] => {
    const route = surface().route(path.replace(/\{\w+\}/g, '{}'), verb);
    return route ? [{ area, name, route: `${verb} ${path}`, deed: effects.of(route) }] : [];
  });
}

/** The page `docs/sandbox-coverage.md`. */
export function coveragePage(): string {
  const all = entries();
  const routes = [...new Map(all.map((entry) => [entry.route, entry])).values()];
  const count = (deed: Effect): number => routes.filter((entry) => entry.deed === deed).length;
  const done = routes.length - count('blank') - count('none');
  const areas = [...new Set(all.map(({ area }) => area))].sort();
  return [
    '# Sandbox: coverage',
    '',
    'What each operation of the [sandbox](sandbox.md) does, and which topics have events. `npm run sandbox:coverage` generates this page from a',
    'new sandbox.',
    '',
    `The contract has ${routes.length} operations. ${done} do what they are for, and ${count('none')} respond with 501. No operation responds with 200 to a write that has no effect.`,
    '',
    '| operations | effect | meaning |',
    '| ---: | --- | --- |',
    ...deeds.map(([deed, title, meaning]) => `| ${count(deed)} | ${title} | ${meaning} |`),
    '',
    'An operation of two classes is counted once in this table, and listed with each class below. See [sandbox-behaviour.md](sandbox-behaviour.md#areas) for the',
    'differences from the platform by area.',
    ...areas.flatMap((area) => ['', `## ${area}`, '', ...linesOf(all.filter((entry) => entry.area === area))]),
    '',
    '## Topics',
    '',
    ...topicLines(),
    '',
  ].join('\n');
}

/** Which topics of notification channels send events, and why the others do not. */
function topicLines(): string[] {
  const formatTopics = (topics: readonly string[]): string => topics.map((topic) => `\`${topic}\``).join(', ');
  const silent = new Set<string>(topicsWithoutEvents.flatMap(({ topics }) => topics));
  const publishedTopics = topicTemplates.filter((topic) => !silent.has(topic));
  return [
    `Of ${topicTemplates.length} topics of [notification channels](sandbox-behaviour.md#notification-channels) ${publishedTopics.length} have events.`,
    '',
    `- **has events** (${publishedTopics.length}): ${formatTopics(publishedTopics)}`,
    ...topicsWithoutEvents.map(
      ({ why, topics }) => `- **has no events** (${topics.length}), because ${why}: ${formatTopics(topics)}`,
    ),
  ];
}

function linesOf(entriesOfArea: readonly Entry[]): string[] {
  return deeds.flatMap(([deed, title]) => {
    const names = entriesOfArea.filter((entry) => entry.deed === deed).map(({ name }) => `\`${name}\``);
    return names.length === 0 ? [] : [`- **${title}** (${names.length}): ${names.sort().join(', ')}`];
  });
}
