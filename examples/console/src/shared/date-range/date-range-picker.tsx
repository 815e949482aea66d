import { Button, Group, Input, Popover, Stack, Text, TextInput } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons.js';
import { Loading } from '../states.js';
import classes from './date-range.module.css';
import { describeRange, presetNames, presets, rangeProblem } from './date-range.js';
import type { DateRange } from './date-range.js';
import { text } from '../text.js';
import { describeTimeZone } from '../time-zone.js';

const Calendar = lazy(async () => ({ default: (await import('./calendar.js')).RangeCalendar }));

export interface DateRangePickerProps {
  label: string;
  value: DateRange;
  /** Receives valid and incomplete ranges. */
  onChange: (range: DateRange) => void;
  /** ms since the epoch */
  now: number;
}

/** Days by a preset, by typing or on a calendar. The console's only picker of dates. */
export function DateRangePicker({ label, value, onChange, now }: DateRangePickerProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (range: DateRange): void => {
    onChange(range);
    setIsOpen(range.when === 'own' && rangeProblem(range) !== undefined);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus shadow="md">
      <Input.Wrapper label={label} labelElement="div">
        <Popover.Target>
          <Button
            variant="default"
            fullWidth
            classNames={{ root: classes['target'] ?? '', label: classes['targetLabel'] ?? '' }}
            aria-label={`${label}: ${describeRange(value)}`}
            leftSection={<Icon name="calendar" size={16} />}
            rightSection={<Icon name="chevronDown" size={14} />}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {describeRange(value)}
          </Button>
        </Popover.Target>
      </Input.Wrapper>
      <Popover.Dropdown className={classes['dropdown'] ?? ''}>
        <PresetList value={value} choose={choose} />
        <Stack gap="sm">
          <OwnDays value={value} onChange={onChange} />
          <Suspense fallback={<Loading height={280} label={text('date.loading')} />}>
            <Calendar value={value} onChange={choose} now={now} />
          </Suspense>
          <Text size="xs" c="dimmed">
            {text('date.zone', { zone: describeTimeZone(now) })}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function PresetList({ value, choose }: { value: DateRange; choose: (range: DateRange) => void }): ReactNode {
  return (
    <div role="group" aria-label={text('date.presets')} className={classes['presets']}>
      {presets.map((when) => (
        <Button
          key={when}
          variant={when === value.when ? 'light' : 'subtle'}
          color={when === value.when ? 'harbour' : 'gray'}
          size="compact-sm"
          justify="start"
          aria-pressed={when === value.when}
          onClick={() => {
            choose({ ...value, when });
          }}
        >
          {text(presetNames[when])}
        </Button>
      ))}
    </div>
  );
}

/** First and last day. Typing selects a custom range. */
function OwnDays({ value, onChange }: Pick<DateRangePickerProps, 'value' | 'onChange'>): ReactNode {
  const { when, from, to } = value;
  const problem = from !== '' && to !== '' && rangeProblem(value);
  const days = when === 'own' ? value : { ...value, from: '', to: '' };
  return (
    <Group gap="sm" grow align="start" preventGrowOverflow={false}>
      <TextInput
        type="date"
        label={text('date.first')}
        size="xs"
        value={days.from}
        onChange={({ currentTarget }) => {
          onChange({ ...days, when: 'own', from: currentTarget.value });
        }}
      />
      <TextInput
        type="date"
        label={text('date.last')}
        size="xs"
        value={days.to}
        error={problem}
        onChange={({ currentTarget }) => {
          onChange({ ...days, when: 'own', to: currentTarget.value });
        }}
      />
    </Group>
  );
}
