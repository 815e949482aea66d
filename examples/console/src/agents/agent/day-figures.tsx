import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { labelOf, mediaNames } from '../../interactions/words.js';
import { useAccess } from '../../session/use-access.js';
import { formatClock, formatDuration, formatNumber, formatPercent } from '../../shared/formats.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { conversationAggregates } from '../requirements.js';
import classes from './agent.module.css';
import { queueTimeOf } from './day-line.js';
import { Figure } from './figure.js';
import type { AgentDay, AgentFigures } from './figures.js';
import { perHandled } from './figures.js';
import type { ShownDay } from './shown-day.js';
import { useAgentFigures, useDayLine } from './use-agent-day.js';

/** The height of the totals at 1280 px, in px. */
const FIGURES_HEIGHT = 99;

/** The figures of the day, in total and by media type. */
export function DayFigures({ userId, day }: { userId: string; day: ShownDay }): ReactNode {
  const missingPermissions = useAccess().missing(conversationAggregates);
  const { data, isPending, error, refetch } = useAgentFigures(userId, day);
  if (missingPermissions.length > 0) return <MissingPermissionNote missing={missingPermissions} />;
  return (
    <>
      <h3 className={classes['subtitle']}>{text('agent.figures')}</h3>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Loading height={FIGURES_HEIGHT} label={text('agent.loadingFigures')} />}
      {data && <Totals agentDay={data} userId={userId} day={day} />}
      {data && data.media.length > 1 && <MediaTable agentDay={data} />}
    </>
  );
}

function Totals({ agentDay: { all }, userId, day }: { agentDay: AgentDay; userId: string; day: ShownDay }): ReactNode {
  const { data } = useDayLine(userId, day);
  const queueTime = data?.line && queueTimeOf(data.line);
  return (
    <dl className={classes['figures']}>
      <Figure name={text('agent.handled')} note={text('agent.outbound', { count: all.outbound })}>
        {formatNumber(all.handled)}
      </Figure>
      <Figure name={text('agent.handleTime')} note={text('agent.handleTimeNote')}>
        {formatClock(perHandled(all.handleTime, all))}
      </Figure>
      <Figure name={text('agent.transferred')} note={shareNote(all)}>
        {formatNumber(all.transferred)}
      </Figure>
      <Figure name={text('agent.notResponding')} note={text('agent.notRespondingNote')}>
        {formatNumber(all.notResponding)}
      </Figure>
      <Figure name={text('agent.onQueue')} note={text('agent.onQueueNote')}>
        {formatDuration(queueTime?.onQueue)}
      </Figure>
      <Figure name={text('agent.occupancy')} note={text('agent.occupancyNote')}>
        {formatPercent(queueTime?.occupancy)}
      </Figure>
    </dl>
  );
}

const shareNote = ({ transferred, handled }: AgentFigures): string =>
  text('agent.transferredNote', { share: formatPercent(handled === 0 ? undefined : transferred / handled) });

function MediaTable({ agentDay: { media } }: { agentDay: AgentDay }): ReactNode {
  return (
    <div className={classes['scroll']} role="region" tabIndex={0} aria-label={text('agent.byMedia')}>
      <Table aria-label={text('agent.byMedia')} fz="sm" className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('agent.media')}</Table.Th>
            <Table.Th scope="col">{text('agent.handled')}</Table.Th>
            <Table.Th scope="col">{text('agent.handleTime')}</Table.Th>
            <Table.Th scope="col">{text('agent.talkTime')}</Table.Th>
            <Table.Th scope="col">{text('agent.holdTime')}</Table.Th>
            <Table.Th scope="col">{text('agent.wrapUpTime')}</Table.Th>
            <Table.Th scope="col">{text('agent.transferred')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {media.map((each) => (
            <Table.Tr key={each.media}>
              <Table.Th scope="row">{labelOf(mediaNames, each.media)}</Table.Th>
              <Table.Td>{formatNumber(each.handled)}</Table.Td>
              <Table.Td>{formatClock(perHandled(each.handleTime, each))}</Table.Td>
              <Table.Td>{formatClock(perHandled(each.talkTime, each))}</Table.Td>
              <Table.Td>{formatClock(perHandled(each.holdTime, each))}</Table.Td>
              <Table.Td>{formatClock(perHandled(each.wrapUpTime, each))}</Table.Td>
              <Table.Td>{formatNumber(each.transferred)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
