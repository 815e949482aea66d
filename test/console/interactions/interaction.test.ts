import { describe, expect, it } from 'vitest';
import { lengthOf, summarise } from '../../../examples/console/src/interactions/interaction.js';
import { headerOf, rowOf } from '../../../examples/console/src/interactions/export/rows.js';
import { toCsv } from '../../../examples/console/src/shared/csv.js';
import { totalMs } from '../../../examples/console/src/interactions/total.js';
import { abandonedCall, answeredCall, at, segment } from './conversations.js';
import '../support/english.js';

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
      wait: { ended: 30_000, running: [] },
      talk: { ended: 60_000, running: [] },
      hold: { ended: 10_000, running: [] },
      wrapUp: { ended: 20_000, running: [] },
      disconnectType: undefined,
      attributes: {},
    });
  });

  it('counts running segments up to now', () => {
    const { wait, talk } = summarise({
      participants: [{ purpose: 'acd', sessions: [{ segments: [segment('interact', 0, 10), segment('interact', 20)] }] }],
    });
    expect(totalMs(wait, Date.parse(at(25)))).toBe(15_000);
    expect(totalMs(talk, Date.parse(at(25)))).toBeUndefined();
  });

  it('merges the data of all participants', () => {
    const participants = [{ attributes: { order: '7', vip: 'no' } }, { attributes: { vip: 'yes' } }, {}];
    expect(summarise({ participants }).attributes).toEqual({ order: '7', vip: 'yes' });
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

describe('A row of the file', () => {
  const rowText = (conversation: Parameters<typeof summarise>[0]): string =>
    toCsv(headerOf(), [rowOf(summarise(conversation), names)]).split('\r\n')[1] ?? '';

  it('has names instead of ids, and durations in seconds', () => {
    const participants = [...(answeredCall.participants ?? []), { attributes: { order: '=1+1', vip: 'yes' } }];
    expect(rowText({ ...answeredCall, participants })).toBe(
      `c1,2026-03-12 12:00:00,2026-03-12 12:01:40,100,Inbound,Call,Chidi Eze,'+4930555,"Bookings, new",Yusra Demir,"'=HYPERLINK(""x"")",Answered,,30,60,10,20,order==1+1; vip=yes`,
    );
  });

  it('leaves the end and the durations of running interactions empty', () => {
    const { conversationEnd: _end, ...ongoing } = answeredCall;
    const row = rowText({
      ...ongoing,
      participants: [{ purpose: 'acd', sessions: [{ segments: [segment('interact', 0)] }] }],
    });
    expect(row).toBe('c1,2026-03-12 12:00:00,,,Inbound,,,,,,,In progress,,,,,,');
  });
});
