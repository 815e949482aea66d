import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CellContext, DataColumn } from '../../shared/data-table/columns.js';
import { NONE, formatClock, formatDate, formatDateTime, formatTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { dateLength, timeLength } from '../../shared/time-columns.js';
import { CopyId } from '../conversation/copy-id.js';
import type { Directory } from '../directory.js';
import type { Interaction } from '../interaction.js';
import { lengthOf } from '../interaction.js';
import classes from '../interactions.module.css';
import { OutcomeMark } from '../outcome-mark.js';
import { totalMs } from '../total.js';
import { directionNames, disconnectNames, labelOf, mediaIcon, mediaNames } from '../words.js';
import { columnIds } from './column-ids.js';
import type { ColumnId } from './column-ids.js';

interface ColumnOptions {
  directory: Directory;
  /** The time up to which running interactions have lasted, in ms since the epoch. */
  now: number;
  /** Whether the time alone is ambiguous without a date. */
  withDate: boolean;
}

/** The widest digit, and the space around a cell, in px. */
const LETTER = 9;
const SPACE = 26;
const TIME_WIDTH = timeLength * LETTER + SPACE;
const DATED_WIDTH = (dateLength + 2 + timeLength) * LETTER + SPACE;

type Column = Omit<DataColumn<Interaction>, 'id'>;

/** Returns the columns of the list. */
export function interactionColumns(options: ColumnOptions): DataColumn<Interaction>[] {
  const columns: Record<ColumnId, Column> = {
    ...peopleColumns(options),
    ...timeColumns(options),
    outcome: { name: 'Outcome', width: 130, grow: 0, priority: 5, cell: ({ outcome }) => <OutcomeMark outcome={outcome} /> },
    media: { name: 'Media', width: 105, grow: 0, priority: 4, cell: ({ media }) => <Media media={media} /> },
    direction: {
      name: 'Direction',
      width: 100,
      grow: 0,
      priority: 9,
      cell: ({ direction }) => labelOf(directionNames, direction) ?? NONE,
    },
    disconnect: {
      name: 'Ended by',
      width: 150,
      cell: ({ disconnectType }) => labelOf(disconnectNames, disconnectType) ?? NONE,
    },
    id: { name: 'Conversation id', width: 350, grow: 0, cell: ({ id }, { tabIndex }) => <CopyId id={id} tabIndex={tabIndex} /> },
  };
  return columnIds.map((each) => ({ ...each, ...columns[each.id] }));
}

type PeopleColumn = 'customer' | 'address' | 'queue' | 'agent' | 'code';

function peopleColumns({ directory }: ColumnOptions): Record<PeopleColumn, Column> {
  const { wrapUpCodes } = directory;
  return {
    customer: { name: 'Customer', width: 130, cell: (item, context) => <Customer {...{ item, context, directory }} /> },
    address: { name: 'Number or address', width: 150, cell: ({ address }) => address ?? NONE },
    queue: { name: 'Queue', width: 125, priority: 2, cell: (item) => <Several names={queueNames(item, directory)} /> },
    agent: {
      name: 'Agent',
      width: 120,
      priority: 3,
      cell: (item, { tabIndex }) => <Agents {...{ item, directory, tabIndex }} />,
    },
    code: {
      name: 'Wrap-up',
      width: 125,
      priority: 8,
      cell: (item) => <Several names={item.wrapUpCodes.map((code) => wrapUpCodes.get(code) ?? code)} />,
    },
  };
}

type TimeColumn = 'start' | 'end' | 'duration' | 'wait' | 'talk' | 'hold' | 'wrapUp';

function timeColumns({ now, withDate }: ColumnOptions): Record<TimeColumn, Column> {
  const figure = (name: string, cell: (item: Interaction) => ReactNode, priority?: number): Column => ({
    name,
    cell,
    width: 84,
    grow: 0,
    align: 'end',
    ...(priority !== undefined && { priority }),
  });
  return {
    start: {
      name: 'Start',
      width: withDate ? DATED_WIDTH : TIME_WIDTH,
      grow: 0,
      isSortable: true,
      cell: ({ start }) => <Start start={start} withDate={withDate} />,
    },
    end: { name: 'End', width: DATED_WIDTH, grow: 0, isSortable: true, cell: ({ end }) => formatDateTime(end) },
    duration: figure('Duration', (item) => formatClock(lengthOf(item, now)), 1),
    wait: figure('Wait', ({ wait }) => formatClock(totalMs(wait, now)), 6),
    talk: figure('Talk', ({ talk }) => formatClock(totalMs(talk, now)), 7),
    hold: figure('Hold', ({ hold }) => formatClock(totalMs(hold, now))),
    wrapUp: { ...figure('Wrap-up time', ({ wrapUp }) => formatClock(totalMs(wrapUp, now))), width: 110 },
  };
}

const queueNames = ({ queueIds }: Interaction, { queues }: Directory): string[] => queueIds.map((id) => queues.get(id) ?? id);

const agentNames = ({ agents: people }: Interaction, { agents }: Directory): string[] =>
  people.map(({ id, name }) => name ?? agents.get(id) ?? id);

function Start({ start, withDate }: { start: string | undefined; withDate: boolean }): ReactNode {
  return (
    <span className={classes['start']}>
      {withDate && <span className={classes['date']}>{formatDate(start)} </span>}
      {formatTime(start)}
    </span>
  );
}

function Media({ media }: { media: string | undefined }): ReactNode {
  return (
    <span className={classes['media']}>
      <Icon name={mediaIcon(media)} size={15} />
      {labelOf(mediaNames, media) ?? NONE}
    </span>
  );
}

interface CustomerProps {
  item: Interaction;
  context: CellContext;
  directory: Directory;
}

/** Below the name, what a narrow table has no columns for. */
function Customer({ item, context: { shownColumns, isCompact }, directory }: CustomerProps): ReactNode {
  const { customer, address, outcome } = item;
  const names = [
    ...(shownColumns.has('queue') ? [] : queueNames(item, directory)),
    ...(shownColumns.has('agent') ? [] : agentNames(item, directory)),
  ];
  const isOutcomeHidden = !shownColumns.has('outcome');
  return (
    <>
      <span className="one-line" title={[customer, address].filter((text) => text !== undefined).join(' · ')}>
        {customer ?? address ?? NONE}
      </span>
      {!isCompact && (isOutcomeHidden || names.length > 0) && (
        <span className={classes['below']} title={names.join(' · ')}>
          {isOutcomeHidden && <OutcomeMark outcome={outcome} />}
          {names.length > 0 && <span className="one-line">{names.join(' · ')}</span>}
        </span>
      )}
    </>
  );
}

interface AgentsProps {
  item: Interaction;
  directory: Directory;
  tabIndex: 0 | -1;
}

/** The agents, with links to their pages. */
function Agents({ item, directory, tabIndex }: AgentsProps): ReactNode {
  const names = agentNames(item, directory);
  if (names.length === 0) return NONE;
  return (
    <span className="one-line" title={names.join(', ')}>
      {item.agents.map(({ id }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`/agents/${id}`} className={classes['agent'] ?? ''} tabIndex={tabIndex}>
            {names[index]}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

/** Names on one line, all of them in the tooltip. */
function Several({ names }: { names: readonly string[] }): ReactNode {
  const list = names.join(', ');
  return list === '' ? (
    NONE
  ) : (
    <span className="one-line" title={list}>
      {list}
    </span>
  );
}
