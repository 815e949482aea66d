import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTopics } from '../../../examples/console/build/topic-data.js';
import { asComponent, asProgram } from '../../../examples/console/src/events/code/program.js';
import { combine } from '../../../examples/console/src/events/topics/subscribed.js';

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
});
