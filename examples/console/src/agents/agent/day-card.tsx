import { ActionIcon, Button, Card, Group, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import { formatDate } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { MissingPermission } from '../../shared/missing-permission.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { describeTimeZone } from '../../shared/time-zone.js';
import { useUrlState } from '../../shared/use-url-state.js';
import { userDetails } from '../requirements.js';
import classes from './agent.module.css';
import { DayChart } from './day-chart.js';
import { DayFigures } from './day-figures.js';
import { DayTable } from './day-table.js';
import { addressOf, daySchema, shownDay } from './shown-day.js';
import type { ShownDay } from './shown-day.js';
import { useDayLine } from './use-agent-day.js';

/** The height of the time line and the line below it at 1280 px, in px. What follows does not move when it has loaded. */
const CHART_HEIGHT = 234;

/** A day of the agent: a time line and figures. The day is in the address. */
export function DayCard({ userId }: { userId: string }): ReactNode {
  const { platformTime } = useConnection().client;
  const { values, change } = useUrlState(daySchema);
  const now = platformTime(Date.now());
  const day = shownDay(values.day, now);
  const id = useId();
  return (
    <Card withBorder component="section" aria-labelledby={id} padding="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} id={id} size="h3">
            {day.isToday ? text('agent.today', { day: formatDate(day.from) }) : formatDate(day.from)}
          </Title>
          <div className={classes['quiet']}>{describeTimeZone(day.from.getTime())}</div>
        </div>
        <DayChoice
          day={day}
          onChange={(chosen) => {
            change({ day: chosen });
          }}
        />
      </Group>
      <DayLineView userId={userId} day={day} />
      <DayFigures userId={userId} day={day} />
    </Card>
  );
}

interface DayChoiceProps {
  day: ShownDay;
  onChange: (day: string) => void;
}

function DayChoice({ day: { written, today, previous, next, isToday }, onChange }: DayChoiceProps): ReactNode {
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size={32}
        aria-label={text('agent.previousDay')}
        onClick={() => {
          onChange(previous);
        }}
      >
        <Icon name="chevronLeft" />
      </ActionIcon>
      <input
        type="date"
        className={classes['date']}
        aria-label={text('agent.day')}
        value={written}
        max={today}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') onChange(addressOf(currentTarget.value, today));
        }}
      />
      <ActionIcon
        variant="default"
        size={32}
        aria-label={text('agent.nextDay')}
        disabled={next === undefined}
        onClick={() => {
          onChange(next ?? '');
        }}
      >
        <Icon name="chevronRight" />
      </ActionIcon>
      <Button
        variant="default"
        size="compact-md"
        disabled={isToday}
        onClick={() => {
          onChange('');
        }}
      >
        {text('agent.goToToday')}
      </Button>
    </Group>
  );
}

function DayLineView({ userId, day }: { userId: string; day: ShownDay }): ReactNode {
  const missingPermissions = useAccess().missing(userDetails);
  const { data, isPending, error, refetch } = useDayLine(userId, day);
  if (missingPermissions.length > 0) {
    return <MissingPermission title={text('agent.dayDenied')} missing={missingPermissions} />;
  }
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading height={CHART_HEIGHT} label={text('agent.loadingDay')} />;
  if (!data?.line) {
    return (
      <Empty title={text('agent.dayEmpty')} icon="calendar">
        {text('agent.dayEmptyHelp')}
      </Empty>
    );
  }
  return (
    <>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <DayChart line={data.line} />
      <DayTable line={data.line} />
    </>
  );
}
