import { toCsv } from '../../shared/csv.js';
import type { Directory } from '../directory.js';
import type { Interaction } from '../interaction.js';
import { lengthOf } from '../interaction.js';
import { directionNames, mediaNames, labelOf, outcomeNames } from '../words.js';

const header = [
  'Conversation id',
  'Start (UTC)',
  'End (UTC)',
  'Duration (s)',
  'Direction',
  'Media',
  'Customer',
  'Address',
  'Queues',
  'Agents',
  'Wrap-up codes',
  'Outcome',
];

type Names = Pick<Directory, 'queues' | 'agents' | 'wrapUpCodes'>;

/** The byte order mark by which Excel detects UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the interactions as a CSV file for spreadsheets. */
export function interactionsCsv(interactions: readonly Interaction[], names: Names): string {
  return (
    BYTE_ORDER_MARK +
    toCsv(
      header,
      interactions.map((interaction) => row(interaction, names)),
    )
  );
}

function row(interaction: Interaction, { queues, agents, wrapUpCodes }: Names): unknown[] {
  const { id, start, end, direction, media, customer, address, outcome } = interaction;
  // A running interaction has no duration yet.
  const ms = end === undefined ? undefined : lengthOf(interaction, 0);
  return [
    id,
    moment(start),
    moment(end),
    ms === undefined ? undefined : Math.round(ms / 1000),
    labelOf(directionNames, direction),
    labelOf(mediaNames, media),
    customer,
    address,
    interaction.queueIds.map((queueId) => queues.get(queueId) ?? queueId).join('; '),
    interaction.agents.map((agent) => agent.name ?? agents.get(agent.id) ?? agent.id).join('; '),
    interaction.wrapUpCodes.map((code) => wrapUpCodes.get(code) ?? code).join('; '),
    outcomeNames[outcome],
  ];
}

/** 2026-03-12 14:25:07, which spreadsheets read as a date. */
const moment = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
