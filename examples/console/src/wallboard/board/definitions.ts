import type { MessageId } from '../../messages/en.js';
import { text } from '../../shared/text.js';

interface Definition {
  name: MessageId;
  meaning?: MessageId;
}

/** The figures of the wallboard: their names, and what they mean if that is not obvious. */
const table = {
  waiting: { name: 'term.waiting', meaning: 'meaning.waiting' },
  interacting: { name: 'term.interacting', meaning: 'meaning.interacting' },
  longestWait: { name: 'term.longestWait', meaning: 'meaning.longestWait' },
  level: { name: 'term.level', meaning: 'meaning.level' },
  target: { name: 'term.target', meaning: 'meaning.target' },
  offered: { name: 'term.offered', meaning: 'meaning.offered' },
  answered: { name: 'term.answered' },
  abandoned: { name: 'term.abandoned', meaning: 'meaning.abandoned' },
  asa: { name: 'term.asa', meaning: 'meaning.asa' },
  aht: { name: 'term.aht', meaning: 'meaning.aht' },
  onQueue: { name: 'term.onQueue', meaning: 'meaning.onQueue' },
  idle: { name: 'term.idle', meaning: 'meaning.idle' },
  here: { name: 'term.here', meaning: 'meaning.here' },
  elsewhere: { name: 'term.elsewhere', meaning: 'meaning.elsewhere' },
  notResponding: { name: 'term.notResponding', meaning: 'meaning.notResponding' },
  offQueue: { name: 'term.offQueue', meaning: 'meaning.offQueue' },
  arrivals: { name: 'columns.arrivals', meaning: 'meaning.arrivals' },
} as const satisfies Record<string, Definition>;

export type Term = keyof typeof table;
export const definitions: Readonly<Record<Term, Definition>> = table;

/** Returns what a figure means, for the title of its name. */
export function meaningOf(term: Term): string | undefined {
  const { meaning } = definitions[term];
  return meaning && text(meaning);
}
