import { List, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import topics from 'virtual:topics';
import models from 'virtual:topics/-models';
import { CopyButton } from '../../explorer/copy-button.js';
import type { MessageId } from '../../messages/en.js';
import { formatDateTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import classes from '../events.module.css';
import { describeNotice } from '../stream/columns.js';
import type { EventRow, StreamRow } from '../stream/rows.js';
import { entityNamesOf } from '../stream/rows.js';
import type { Difference, PayloadLine } from './payload.js';
import { compareWithType, countDifferences } from './payload.js';

/** Everything that is known of a row of the stream. */
export function EventDetails({ row, names }: { row: StreamRow; names: ReadonlyMap<string, string> }): ReactNode {
  if (row.kind === 'event') return <Event row={row} names={names} />;
  return (
    <>
      <Text>{describeNotice(row)}</Text>
      {row.kind === 'gap' && (
        <>
          <Title order={3} size="h4" mt="md">
            {text('events.gapTopics', { count: row.topicNames.length })}
          </Title>
          <List size="sm" className={classes['names'] ?? ''}>
            {row.topicNames.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </>
      )}
    </>
  );
}

const payloads = new Map(topics);

function Event({ row, names }: { row: EventRow; names: ReadonlyMap<string, string> }): ReactNode {
  const { topic, topicName, body, at, correlationId } = row;
  const type = payloads.get(topic.template);
  const lines = useMemo(() => compareWithType(body, type ?? 'unknown', models), [body, type]);
  const facts: readonly (readonly [MessageId, string | undefined])[] = [
    ['events.received', formatDateTime(at)],
    ['events.topic', topicName],
    ['events.entity', topic.ids.length === 0 ? undefined : entityNamesOf(topic, names)],
    ['events.correlationId', correlationId],
    ['events.type', type ?? text('events.noType')],
  ];
  return (
    <>
      <dl className={classes['facts']}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{text(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Title order={3} size="h4" mt="md" mb="xs">
        {text('events.payload')}
      </Title>
      <Differences lines={lines} />
      <Payload lines={lines} />
      <CopyButton label={text('events.copyPayload')} content={() => JSON.stringify(body, null, 2)} />
    </>
  );
}

const differenceTexts: Readonly<Record<Difference, MessageId>> = {
  unknown: 'events.fieldUnknown',
  missing: 'events.fieldMissing',
  wrong: 'events.fieldWrong',
  unlisted: 'events.fieldUnlisted',
};

/** How the payload differs from its type, in numbers. */
function Differences({ lines }: { lines: readonly PayloadLine[] }): ReactNode {
  const counts = countDifferences(lines);
  const total = counts.unknown + counts.missing + counts.wrong + counts.unlisted;
  return (
    <Text size="sm" c={total === 0 ? 'dimmed' : 'var(--console-ink)'}>
      {total === 0 ? text('events.fitsType') : text('events.differences', { count: total, ...counts })}
    </Text>
  );
}

/** The payload as JSON. What differs from its type is marked by a colour, and by a word at the end of the line. */
function Payload({ lines }: { lines: readonly PayloadLine[] }): ReactNode {
  return (
    <div className={classes['payload']} tabIndex={0} role="group" aria-label={text('events.payload')}>
      {lines.map(({ depth, text: code, difference, expected = '' }, index) => (
        <div key={index} className={classes['line']} data-difference={difference}>
          <code style={{ paddingInlineStart: `${Math.min(depth, 20) * 1.25}em` }}>{code}</code>
          {difference && <span className={classes['mark']}>{text(differenceTexts[difference], { type: expected })}</span>}
        </div>
      ))}
    </div>
  );
}
