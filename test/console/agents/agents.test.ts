import '../support/english.js';
import { describe, expect, it, vi } from 'vitest';
import type { User } from 'contact-centre-client/models';
import type { Agent } from '../../../examples/console/src/agents/agent.js';
import {
  agentOf,
  byName,
  byPresence,
  byRoutingStatus,
  byStart,
  byTimeInStatus,
  filtered,
  rememberingAgentOf,
} from '../../../examples/console/src/agents/agent.js';

const agent = (name: string, fields: Partial<Agent> = {}): Agent => ({
  id: name,
  name,
  title: 'Travel Adviser',
  presence: undefined,
  presenceName: 'Available',
  routingStatus: 'OFF_QUEUE',
  since: undefined,
  ...fields,
});

const agents = [
  agent('Cy', { routingStatus: 'IDLE', presenceName: 'On Queue', since: '2026-03-12T08:00:00Z' }),
  agent('Ada', { routingStatus: 'INTERACTING', presenceName: 'On Queue', since: '2026-03-12T09:00:00Z', title: 'Team Leader' }),
  agent('Bo'),
];

const names = (list: readonly Agent[]): string[] => list.map(({ name }) => name);
const all = { text: '', presence: '', routingStatus: '' };

describe('Agents', () => {
  it("have the organisation's name for their presence", () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    const user: User = {
      id: 'u',
      name: 'Ada',
      version: 1,
      presence: { presenceDefinition: { id: 'tea', systemPresence: 'Break' } },
    };
    const tea = { id: 'tea', languageLabels: { en_US: 'Tea' }, systemPresence: 'Break' };
    expect(agentOf(user, [tea]).presenceName).toBe('Tea');
    expect(agentOf(user, []).presenceName).toBe('Break');
    expect(agentOf({ id: 'u', version: 1 }, [])).toMatchObject({ presenceName: 'Offline', routingStatus: 'OFF_QUEUE' });
  });

  it('are found by name or title, presence and routing status', () => {
    expect(names(filtered(agents, all))).toEqual(['Cy', 'Ada', 'Bo']);
    expect(names(filtered(agents, { ...all, text: ' LEADER ' }))).toEqual(['Ada']);
    expect(names(filtered(agents, { ...all, presence: 'On Queue' }))).toEqual(['Cy', 'Ada']);
    const onBreak = agent('Bo', { presenceName: 'Pause', presence: { presenceDefinition: { id: 'break' } } });
    expect(names(filtered([...agents, onBreak], { ...all, presence: 'break' }))).toEqual(['Bo']);
    expect(names(filtered(agents, { ...all, presence: 'On Queue', routingStatus: 'IDLE' }))).toEqual(['Cy']);
    expect(filtered(agents, { ...all, text: 'nobody' })).toEqual([]);
  });

  it('stay the same objects until their users or the presences change', () => {
    const users: User[] = ['a', 'b'].map((id) => ({ id, version: 1 }));
    const toAgent = rememberingAgentOf([]);
    const before = users.map(toAgent);
    const after = [users[0]!, { ...users[1]!, name: 'Bo' }].map(toAgent);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(rememberingAgentOf([])(users[0]!)).not.toBe(before[0]);
  });

  it('are limited to the members of a queue', () => {
    expect(names(filtered(agents, all, new Set(['Ada', 'Bo', 'Eve'])))).toEqual(['Ada', 'Bo']);
    expect(filtered(agents, all, new Set())).toEqual([]);
  });

  it('are ordered by name, presence, routing status and the time in it', () => {
    expect(names(agents.toSorted(byName))).toEqual(['Ada', 'Bo', 'Cy']);
    expect(names(agents.toSorted(byPresence))).toEqual(['Bo', 'Cy', 'Ada']);
    expect(names(agents.toSorted(byRoutingStatus))).toEqual(['Cy', 'Ada', 'Bo']);
    expect(names(agents.toSorted(byTimeInStatus))).toEqual(['Ada', 'Cy', 'Bo']);
    expect(names(agents.toSorted(byStart))).toEqual(['Cy', 'Ada', 'Bo']);
  });
});
