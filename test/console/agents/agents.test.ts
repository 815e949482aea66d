import { describe, expect, it, vi } from 'vitest';
import type { User } from 'contact-centre-client/models';
import type { Agent } from '../../../examples/console/src/agents/agent.js';
import { agentOf, filtered, sorted } from '../../../examples/console/src/agents/agent.js';

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
    expect(names(filtered(agents, { ...all, presence: 'On Queue', routingStatus: 'IDLE' }))).toEqual(['Cy']);
    expect(filtered(agents, { ...all, text: 'nobody' })).toEqual([]);
  });

  it('with the same routing status are sorted by its duration, the longest first', () => {
    const idle = (name: string, since?: string): Agent => agent(name, { routingStatus: 'IDLE', since });
    const list = [
      idle('Ada'),
      idle('Bo', '2026-03-12T09:00:00.000Z'),
      idle('Cy', '2026-03-12T08:00:00Z'),
      agent('Dee', { routingStatus: 'INTERACTING', since: '2026-03-12T07:00:00Z' }),
      idle('Eve', '2026-03-12T09:00:00Z'),
    ];
    expect(names(sorted(list, { column: 'routingStatus', descending: false }))).toEqual(['Cy', 'Bo', 'Eve', 'Ada', 'Dee']);
    expect(names(sorted(list, { column: 'routingStatus', descending: true }))).toEqual(['Dee', 'Cy', 'Bo', 'Eve', 'Ada']);
  });

  it('are sorted by any column, in both directions', () => {
    expect(names(sorted(agents, { column: 'name', descending: false }))).toEqual(['Ada', 'Bo', 'Cy']);
    expect(names(sorted(agents, { column: 'name', descending: true }))).toEqual(['Cy', 'Bo', 'Ada']);
    expect(names(sorted(agents, { column: 'routingStatus', descending: false }))).toEqual(['Cy', 'Ada', 'Bo']);
    expect(names(sorted(agents, { column: 'presence', descending: true }))).toEqual(['Ada', 'Cy', 'Bo']);
    expect(names(sorted(agents, { column: 'since', descending: false }))).toEqual(['Ada', 'Cy', 'Bo']);
  });
});
