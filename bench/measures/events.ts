import { program } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

const method = `Events of 1 kB come from a socket that does nothing else, each to one listener of 1,000: parsed, told from those that have come before, and
delivered. A client that many things are told of must not be what holds them up.`;

export const events: Measure = {
  name: 'events',
  async run(quick) {
    const given = { client: entries.root.client, notifications: 'contact-centre-client/notifications', topics: 1000 };
    const { rates } = await program<{ rates: number[] }>('events', { ...given, count: 20_000, rounds: quick ? 5 : 15 });
    const rate = median(rates.slice(2));
    return {
      title: 'Live events',
      method,
      tables: [{ head: ['events a second'], rows: [[figure(rate, 0)]] }],
      limits: [{ what: 'events that come through in a second', value: rate, bound: 20_000, is: 'at least', unit: 'a second' }],
    };
  },
};
