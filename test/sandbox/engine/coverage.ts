import { parseContract } from '../../../src/contract/index.js';
import { createArea } from '../../../src/sandbox/app.js';
import type { Effect } from '../../../src/sandbox/engine/effects.js';
import { effectsOf } from '../../../src/sandbox/engine/index.js';
import { surface } from '../../../src/sandbox/operations/surface.js';
import { World } from '../../../src/sandbox/store/world.js';
import { topicTemplates } from '../../../src/sandbox/store/channels/topics.js';
import { untold } from '../events/untold.js';

/** In the words and order of the page. */
const deeds: readonly (readonly [deed: Effect, title: string, meaning: string])[] = [
  ['behaves', 'behaves', 'a route written for it does what the platform does'],
  ['stores', 'stores', 'what is sent is kept, changed or taken away, and later reads show that'],
  ['searches', 'searches', 'it finds what is stored by what it is asked'],
  ['reads', 'reads', 'it shows what is stored'],
  ['blank', 'reads what stays empty', 'nothing can be put there: an empty list, a 404, or what its type says by itself'],
  ['none', 'answers 501', "it would do nothing, so it says so; `unsupported: 'shape'` answers with its shape"],
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
  const effects = effectsOf(createArea(world, fetch), world);
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
    '# What the sandbox does, operation by operation',
    '',
    '`npm run sandbox:coverage` writes this page: it asks a sandbox which routes it has, and how it takes all others. How those are taken is told in',
    '[the sandbox](sandbox.md).',
    '',
    `Of ${routes.length} operations ${done} do what they are for. ${count('none')} answer 501, and none says 200 to a write that does nothing.`,
    '',
    '| operations | what comes of a call | which means |',
    '| ---: | --- | --- |',
    ...deeds.map(([deed, title, meaning]) => `| ${count(deed)} | ${title} | ${meaning} |`),
    '',
    'An operation that two classes offer is counted once here, and named below with each.',
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
  const named = (topics: readonly string[]): string => topics.map((topic) => `\`${topic}\``).join(', ');
  const silent = new Set<string>(untold.flatMap(({ topics }) => topics));
  const told = topicTemplates.filter((topic) => !silent.has(topic));
  return [
    `Of ${topicTemplates.length} topics of [notification channels](sandbox.md#notification-channels) ${told.length} bring an event when what they are about changes.`,
    '',
    `- **told of** (${told.length}): ${named(told)}`,
    ...untold.map(({ why, topics }) => `- **never told of** (${topics.length}), because ${why}: ${named(topics)}`),
  ];
}

function linesOf(entriesOfArea: readonly Entry[]): string[] {
  return deeds.flatMap(([deed, title]) => {
    const names = entriesOfArea.filter((entry) => entry.deed === deed).map(({ name }) => `\`${name}\``);
    return names.length === 0 ? [] : [`- **${title}** (${names.length}): ${names.sort().join(', ')}`];
  });
}
