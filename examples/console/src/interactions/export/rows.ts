import type { MessageId } from '../../messages/en.js';
import { csvSeconds, csvTime } from '../../shared/csv.js';
import type { Directory } from '../directory.js';
import type { Interaction } from '../interaction.js';
import { lengthOf } from '../interaction.js';
import type { Total } from '../total.js';
import { directionNames, disconnectNames, labelOf, mediaNames, outcomeNames } from '../words.js';
import { text } from '../../shared/text.js';

const headings: readonly MessageId[] = [
  'column.id',
  'csv.start',
  'csv.end',
  'csv.duration',
  'column.direction',
  'column.media',
  'column.customer',
  'csv.address',
  'csv.queues',
  'csv.agents',
  'csv.codes',
  'column.outcome',
  'csv.disconnect',
  'csv.wait',
  'csv.talk',
  'csv.hold',
  'csv.wrapUp',
  'csv.data',
];

/** Returns the headings of the file. */
export const headerOf = (): string[] => headings.map((id) => text(id));

type Names = Pick<Directory, 'queues' | 'agents' | 'wrapUpCodes'>;

/** Returns the cells of an interaction in a CSV file, as `headerOf` names them. */
export function rowOf(interaction: Interaction, { queues, agents, wrapUpCodes }: Names): unknown[] {
  const { id, start, end, direction, media, customer, address, outcome, disconnectType, attributes } = interaction;
  return [
    id,
    csvTime(start),
    csvTime(end),
    // A running interaction has no duration yet.
    csvSeconds(end === undefined ? undefined : lengthOf(interaction, 0)),
    labelOf(directionNames, direction),
    labelOf(mediaNames, media),
    customer,
    address,
    interaction.queueIds.map((queueId) => queues.get(queueId) ?? queueId).join('; '),
    interaction.agents.map((agent) => agent.name ?? agents.get(agent.id) ?? agent.id).join('; '),
    interaction.wrapUpCodes.map((code) => wrapUpCodes.get(code) ?? code).join('; '),
    text(outcomeNames[outcome]),
    labelOf(disconnectNames, disconnectType),
    ...[interaction.wait, interaction.talk, interaction.hold, interaction.wrapUp].map(secondsOf),
    Object.entries(attributes)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  ];
}

/** Only totals whose segments have all ended are final. */
function secondsOf(total: Total | undefined): number | undefined {
  return total?.running.length === 0 ? csvSeconds(total.ended) : undefined;
}
