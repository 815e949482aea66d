import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { NONE, formatClock, formatDate, formatTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import type { Directory } from '../directory.js';
import type { Interaction } from '../interaction.js';
import { lengthOf } from '../interaction.js';
import classes from '../interactions.module.css';
import { OutcomeMark } from '../outcome-mark.js';
import { cells } from './columns.js';
import { directionNames, mediaIcon, mediaNames, labelOf } from '../words.js';

interface InteractionRowProps {
  interaction: Interaction;
  directory: Directory;
  now: number;
  /** Whether the time alone is ambiguous without a date. */
  withDate: boolean;
}

/** The whole row links to the conversation, by the link in its first cell. */
export function InteractionRow({ interaction, directory, now, withDate }: InteractionRowProps): ReactNode {
  const { id, start, direction, media, customer, address, queueIds, agents, wrapUpCodes, outcome } = interaction;
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('open', id);
  const queues = queueIds.map((queueId) => directory.queues.get(queueId) ?? queueId);
  const people = agents.map((agent) => agent.name ?? directory.agents.get(agent.id) ?? agent.id);
  const codes = wrapUpCodes.map((code) => directory.wrapUpCodes.get(code) ?? code);
  return (
    <Table.Tr className={classes['row'] ?? ''}>
      <Table.Td>
        <Link className={classes['open'] ?? ''} to={{ search: params.toString() }} preventScrollReset>
          {withDate && <span className={classes['date']}>{formatDate(start)} </span>}
          {formatTime(start)}
        </Link>
      </Table.Td>
      <Table.Td className={cells.direction}>{labelOf(directionNames, direction) ?? NONE}</Table.Td>
      <Table.Td className={cells.media}>
        <span className={classes['media']}>
          <Icon name={mediaIcon(media)} size={15} />
          {labelOf(mediaNames, media) ?? NONE}
        </span>
      </Table.Td>
      <Table.Td title={[customer, address].filter((text) => text !== undefined).join(' · ')}>
        {customer ?? address ?? NONE}
        <span className={classes['below']}>
          <OutcomeMark outcome={outcome} />
          <span className={classes['people']}>{[...queues, ...people].join(' · ')}</span>
        </span>
      </Table.Td>
      <Several className={cells.queue} of={queues} />
      <Several className={cells.agent} of={people} />
      <Table.Td className={cells.duration}>{formatClock(lengthOf(interaction, now))}</Table.Td>
      <Several className={cells.wrapUp} of={codes} />
      <Table.Td className={cells.outcome}>
        <OutcomeMark outcome={outcome} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Names on one line, all of them in the tooltip. */
function Several({ of: names, className }: { of: readonly string[]; className: string }): ReactNode {
  const text = names.join(', ');
  return (
    <Table.Td className={className} title={text}>
      {text === '' ? NONE : text}
    </Table.Td>
  );
}
