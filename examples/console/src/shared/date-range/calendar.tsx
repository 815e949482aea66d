import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { daysOf, firstDayOfWeek, periodOf } from './date-range.js';
import type { DateRange } from './date-range.js';
import { formattingLocale, interfaceLanguage, userLocales } from '../locale.js';
import { text } from '../text.js';
import { dayAt } from '../time-zone.js';

interface RangeCalendarProps {
  value: DateRange;
  /** Receives complete ranges. */
  onChange: (range: DateRange) => void;
  now: number;
}

/** Two clicks, or Enter on two days, select a range. */
export function RangeCalendar({ value, onChange, now }: RangeCalendarProps): ReactNode {
  const [pendingDay, setPendingDay] = useState<string>();
  const period = periodOf(value, now);
  const shown: [string | null, string | null] = period ? daysOf(period) : [null, null];
  const language = formattingLocale(interfaceLanguage(), userLocales());
  return (
    <DatePicker
      type="range"
      size="xs"
      allowSingleDateInRange
      hideOutsideDates
      // Red is only for what needs attention now.
      weekendDays={[]}
      firstDayOfWeek={firstDayOfWeek()}
      maxDate={dayAt(now)}
      defaultDate={shown[0] ?? dayAt(now)}
      value={pendingDay === undefined ? shown : [pendingDay, null]}
      onChange={([from, to]) => {
        setPendingDay(to === null ? (from ?? undefined) : undefined);
        if (from !== null && to !== null) onChange({ when: 'own', from, to });
      }}
      getDayProps={(day) => ({
        'aria-label': new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date(`${day}T00:00`)),
      })}
      renderDay={(day) => Number(day.slice(8, 10))}
      weekdayFormat={(day) => new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(`${day}T00:00`))}
      monthLabelFormat={(day) =>
        new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00`))
      }
      ariaLabels={{ previousMonth: text('date.previousMonth'), nextMonth: text('date.nextMonth') }}
      maxLevel="year"
    />
  );
}
