import type { User } from 'contact-centre-client/models';
import { describe, expect, it } from 'vitest';
import { agentOf } from '../../../examples/console/src/agents/agent.js';
import type { Demand } from '../../../examples/console/src/wallboard/queue/help/demand.js';
import { readDemands, requiredIds } from '../../../examples/console/src/wallboard/queue/help/demand.js';
import { findHelpers } from '../../../examples/console/src/wallboard/queue/help/helpers.js';
import { reasonsFor } from '../../../examples/console/src/wallboard/queue/help/reasons.js';
import '../support/english.js';

const toAgent = (user: User) => agentOf(user, []);

interface UserFields {
  status?: string;
  presence?: string;
  skills?: Record<string, number>;
  languages?: readonly string[];
  since?: string;
}

const user = (name: string, fields: UserFields = {}): User => {
  const { status = 'IDLE', presence = 'On Queue', skills = {}, languages = [], since = '2026-03-12T10:00:00Z' } = fields;
  return {
    id: name,
    name,
    version: 1,
    presence: { presenceDefinition: { systemPresence: presence } },
    routingStatus: { status, startTime: since },
    skills: Object.entries(skills).map(([id, proficiency]) => ({ id, name: id, proficiency, state: 'active' })),
    languages: languages.map((id) => ({ id, name: id, proficiency: 3, state: 'active' })),
  };
};

const find = (users: readonly User[], demands: readonly Demand[] = [], members: Record<string, boolean> = {}) =>
  findHelpers({ users, toAgent, members: new Map(Object.entries(members)), demands });

const names = (helpers: readonly { name: string }[]): string[] => helpers.map(({ name }) => name);

describe('Who can help', () => {
  const spanishBilling: Demand = { skillIds: ['billing'], languageId: 'es' };
  const billing: Demand = { skillIds: ['billing'], languageId: undefined };

  it('has all skills and the language of a waiting interaction', () => {
    const users = [
      user('Ada', { skills: { billing: 4 } }),
      user('Ben', { skills: { billing: 2 }, languages: ['es'] }),
      user('Cy', { languages: ['es'] }),
    ];
    expect(names(find(users, [spanishBilling]))).toEqual(['Ben']);
    const both = find(users, [spanishBilling, billing]);
    expect(both.map(({ name, covers }) => [name, covers])).toEqual([
      ['Ben', 2],
      ['Ada', 1],
    ]);
  });

  it('is idle first, then available, away and interacting, the most proficient and the longest idle first', () => {
    const skills = { billing: 3 };
    const users = [
      user('Busy', { status: 'INTERACTING', skills }),
      user('Away', { status: 'OFF_QUEUE', presence: 'Meal', skills }),
      user('Available', { status: 'OFF_QUEUE', presence: 'Available', skills }),
      user('Short', { skills, since: '2026-03-12T10:30:00Z' }),
      user('Long', { skills }),
      user('Expert', { skills: { billing: 5 }, since: '2026-03-12T10:30:00Z' }),
      user('Gone', { status: 'OFF_QUEUE', presence: 'Offline', skills }),
    ];
    expect(names(find(users, [billing]))).toEqual(['Expert', 'Long', 'Short', 'Available', 'Away', 'Busy']);
  });

  it('is idle elsewhere if no skill is required', () => {
    const users = [user('Idle'), user('Busy', { status: 'INTERACTING' }), user('Here'), user('Inactive')];
    expect(names(find(users, [], { Here: true, Inactive: false }))).toEqual(['Idle', 'Inactive']);
  });

  it('may be active in the queue, but off queue', () => {
    const users = [user('Ada', { status: 'OFF_QUEUE', presence: 'Available', skills: { billing: 1 } })];
    expect(find(users, [billing], { Ada: true })).toMatchObject([{ name: 'Ada', relation: 'offQueue' }]);
  });

  it('is offered with the reasons in words', () => {
    const [helper] = find([user('Ben', { skills: { billing: 2 }, languages: ['es'] })], [spanishBilling, billing], {
      Ben: false,
    });
    expect(reasonsFor(helper!, 2)).toMatch(
      /^Idle since .* · has billing 2, es 3 · can take 2 of 2 that wait · member here, but not active$/,
    );
  });
});

describe('What waiting interactions require', () => {
  const response = {
    results: [
      {
        group: { queueId: 'q', mediaType: 'voice' },
        data: [
          {
            metric: 'oWaiting',
            observations: [
              { observationDate: '', requestedRoutingSkillIds: ['billing'], requestedLanguageId: 'es' },
              { observationDate: '', requestedRoutingSkillIds: ['billing'] },
              { observationDate: '' },
            ],
          },
        ],
      },
    ],
  };

  it('is read from the observations of the queue, each skill and language once', () => {
    const demands = readDemands(response, undefined);
    expect(demands).toHaveLength(2);
    expect(requiredIds(demands)).toEqual(['billing', 'es']);
  });

  it('is nothing if the queue ignores skills', () => {
    expect(readDemands(response, { id: 'q', skillEvaluationMethod: 'NONE' })).toEqual([]);
  });
});
