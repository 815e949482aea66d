import { describe, expect, it } from 'vitest';
import { lengthOf, summarise } from '../../../examples/console/src/interactions/interaction.js';
import { interactionsCsv } from '../../../examples/console/src/interactions/export/rows.js';
import { abandonedCall, answeredCall, at, segment } from './conversations.js';

const names = {
  queues: new Map([['q1', 'Bookings, new']]),
  agents: new Map<string, string>(),
  wrapUpCodes: new Map([['w1', '=HYPERLINK("x")']]),
};

describe('summarise', () => {
  it('returns the participants, the channel and the outcome', () => {
    expect(summarise(answeredCall)).toEqual({
      id: 'c1',
      start: at(0),
      end: at(100),
      direction: 'inbound',
      media: 'voice',
      customer: 'Chidi Eze',
      address: '+4930555',
      queueIds: ['q1'],
      agents: [{ id: 'u1', name: 'Yusra Demir' }],
      wrapUpCodes: ['w1'],
      outcome: 'answered',
    });
  });

  it('ignores agents who only let it ring', () => {
    expect(summarise(abandonedCall)).toMatchObject({ outcome: 'abandoned', agents: [] });
  });

  it('recognizes a running conversation, and one without waiting time', () => {
    const { conversationEnd: _end, ...ongoing } = answeredCall;
    expect(summarise(ongoing).outcome).toBe('ongoing');
    const outbound = {
      ...answeredCall,
      participants: [{ purpose: 'user', sessions: [{ segments: [segment('dialing', 0, 5)] }] }],
    };
    expect(summarise(outbound).outcome).toBe('unanswered');
  });

  it('names each queue and agent once', () => {
    const [customer, queue, agent] = answeredCall.participants ?? [];
    const transferred = { ...answeredCall, participants: [customer!, queue!, agent!, queue!, agent!] };
    expect(summarise(transferred)).toMatchObject({ queueIds: ['q1'], agents: [{ id: 'u1' }], wrapUpCodes: ['w1'] });
  });

  it('accepts an empty conversation', () => {
    expect(summarise({})).toMatchObject({ id: '', customer: undefined, queueIds: [], agents: [], outcome: 'ongoing' });
    expect(lengthOf({ start: undefined, end: undefined }, 5)).toBeUndefined();
  });
});

describe('interactionsCsv', () => {
  it('begins with a byte order mark, and writes names instead of ids', () => {
    const csv = interactionsCsv([summarise(answeredCall)], names);
    const [header, row, rest] = csv.split('\r\n');
    expect(header).toBe(
      '\uFEFFConversation id,Start (UTC),End (UTC),Duration (s),Direction,Media,Customer,Address,Queues,Agents,Wrap-up codes,Outcome',
    );
    expect(row).toBe(
      `c1,2026-03-12 12:00:00,2026-03-12 12:01:40,100,Inbound,Call,Chidi Eze,'+4930555,"Bookings, new",Yusra Demir,"'=HYPERLINK(""x"")",Answered`,
    );
    expect(rest).toBe('');
  });

  it('leaves the end and the duration of running interactions empty', () => {
    const { conversationEnd: _end, ...ongoing } = answeredCall;
    const [, row] = interactionsCsv([summarise(ongoing)], names).split('\r\n');
    expect(row).toMatch(/^c1,2026-03-12 12:00:00,,,Inbound,.*,In progress$/);
  });
});
