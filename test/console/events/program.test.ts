import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTopics } from '../../../examples/console/build/topic-data.js';
import { asComponent, asProgram } from '../../../examples/console/src/events/code/program.js';
import { combine, placeholderCount } from '../../../examples/console/src/events/topics/subscribed.js';
import { complaints } from '../../support/complaints.js';

const topics = readTopics(fileURLToPath(new URL('../../../src', import.meta.url)));
const templates = new Set(topics.map(([template]) => template));
const options = { address: { region: 'eu_west_1' }, isInContract: (template: string) => templates.has(template) };
const presence = combine('v2.users.{id}.presence', [['u1', 'u2']]);

describe('The subscriptions as code', () => {
  it('subscribe once to the same topic of several ids', () => {
    expect(asProgram(presence, options)).toContain(
      "live.onEach('v2.users.{id}.presence', ['u1', 'u2'], ({ eventBody }, id) => {\n  console.log(id, eventBody);\n});",
    );
    expect(asComponent(presence, options.isInContract)).toContain(
      "useTopicEachListener('v2.users.{id}.presence', ['u1', 'u2'], ",
    );
  });

  it('pass topics that the package does not know by name', () => {
    const program = asProgram([{ template: 'v2.users.{id}.mood', ids: ["it's"] }], options);
    expect(program).toContain("live.onTopic('v2.users.it\\'s.mood', ");
  });

  it('compile, for every topic of the contract and for unknown ones', async () => {
    const all = topics.map(([template]) => {
      const count = placeholderCount(template);
      return { template, ids: Array.from({ length: count }, (_, index) => `id-${index}`) };
    });
    const many = combine('v2.users.{id}.presence', [Array.from({ length: 12 }, (_, index) => `user-${index}`)]);
    const subscribed = [...all, ...many, { template: 'v2.users.{id}.mood', ids: ['u1'] }];
    const programs = {
      'program.ts': asProgram(subscribed, options),
      'component.tsx': asComponent(subscribed, options.isInContract),
    };
    expect(await complaints('event-samples', programs)).toEqual([]);
  });
});
