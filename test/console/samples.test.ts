import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readTopics } from '../../examples/console/build/topic-data.js';
import { queryKindNames } from '../../examples/console/src/analytics/query/kinds.js';
import { asComponent, asProgram } from '../../examples/console/src/events/code/program.js';
import { combine, placeholderCount } from '../../examples/console/src/events/topics/subscribed.js';
import { asTypeScript } from '../../examples/console/src/explorer/code/typescript.js';
import { complaints } from '../support/complaints.js';
import { completeQuery, operationOf } from './analytics/support.js';

const topics = readTopics(fileURLToPath(new URL('../../src', import.meta.url)));
const templates = new Set(topics.map(([template]) => template));
const isInContract = (template: string): boolean => templates.has(template);
const apiUrl = 'https://api.mypurecloud.ie';
const loginUrl = 'https://login.mypurecloud.ie';

/** Subscriptions to every topic, to one topic of many ids, and to a topic that the package does not know. */
function eventPrograms(): Record<string, string> {
  const all = topics.map(([template]) => {
    const ids = Array.from({ length: placeholderCount(template) }, (_, index) => `id-${index}`);
    return { template, ids };
  });
  const many = combine('v2.users.{id}.presence', [Array.from({ length: 12 }, (_, index) => `user-${index}`)]);
  const subscribed = [...all, ...many, { template: 'v2.users.{id}.mood', ids: ['u1'] }];
  return {
    'events.ts': asProgram(subscribed, { address: { region: 'eu_west_1' }, isInContract }),
    'events.tsx': asComponent(subscribed, isInContract),
  };
}

function queryPrograms(): Record<string, string> {
  const programs = queryKindNames.map((kind) => {
    const { area, operation } = operationOf(kind);
    const args = { body: completeQuery(kind) };
    return [`${kind}.ts`, asTypeScript({ className: area.className, operation, args, apiUrl, loginUrl })] as const;
  });
  return Object.fromEntries(programs);
}

it('The code of every topic and of every type of analytics query compiles', async () => {
  expect(await complaints('console-samples', { ...eventPrograms(), ...queryPrograms() })).toEqual([]);
});
