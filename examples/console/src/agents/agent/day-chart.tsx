import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { formatClock, formatDuration, formatHourAndMinute, formatTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { AxisLines, TimeAxis } from '../../shared/time-axis.js';
import { usePresenceDefinitions } from '../use-presence-definitions.js';
import classes from './agent.module.css';
import type { DayLine, LaneName, Stretch } from './day-line.js';
import { changesOf, laneNames, stretchAt, totalsOf } from './day-line.js';
import { lanes, stateName, toneOf } from './words.js';

/** Stretches that are wider than this share have their name in them. */
const WIDE = 0.06;

/** Presence and routing status of a day. The pointer or the arrow keys choose a moment, which is described above the lanes. */
export function DayChart({ line }: { line: DayLine }): ReactNode {
  const [moment, setMoment] = useState<number>();
  const { start, end, marks } = line;
  const describe = useDescription(line);
  const share = (at: number): string => `${((at - start) / (end - start)) * 100}%`;
  const choose = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setMoment(start + Math.min(1, Math.max(0, (clientX - left) / width)) * (end - start));
  };
  const shownMoment = moment ?? changesOf(line).at(-1) ?? end;
  return (
    <div className={classes['chart']}>
      <p className={classes['readout']}>{moment === undefined ? text('agent.chartHelp') : describe(moment)}</p>
      <TimeAxis marks={marks} format={formatHourAndMinute} />
      <div className={classes['body']}>
        <div className={classes['names']} aria-hidden="true">
          {laneNames.map((lane) => (
            <span key={lane}>{text(lanes[lane])}</span>
          ))}
        </div>
        <div
          className={classes['tracks']}
          role="slider"
          tabIndex={0}
          aria-label={text('agent.moment')}
          aria-valuemin={start}
          aria-valuemax={end}
          aria-valuenow={shownMoment}
          aria-valuetext={describe(shownMoment)}
          onPointerMove={choose}
          onPointerDown={choose}
          onPointerLeave={() => {
            setMoment(undefined);
          }}
          onBlur={() => {
            setMoment(undefined);
          }}
          onKeyDown={(event) => {
            const next = momentByKey(event, line, shownMoment);
            if (next === undefined) return;
            event.preventDefault();
            setMoment(next);
          }}
        >
          <AxisLines marks={marks} />
          {laneNames.map((lane) => (
            <Track key={lane} lane={lane} stretches={line.lanes[lane]} />
          ))}
          {moment !== undefined && <i className={classes['cursor']} style={{ insetInlineStart: share(moment) }} />}
        </div>
      </div>
      <Legend line={line} />
    </div>
  );
}

/** Arrow keys move from change to change. */
function momentByKey({ key }: KeyboardEvent, line: DayLine, moment: number): number | undefined {
  const changes = changesOf(line);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return changes.find((at) => at > moment) ?? changes.at(-1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return changes.findLast((at) => at < moment) ?? changes[0];
    case 'Home':
      return changes[0];
    case 'End':
      return changes.at(-1);
    default:
      return undefined;
  }
}

/** Returns a function that describes a moment: "10:42:00 · On Queue since 10:30:00, 1:12:00 · Idle since …". */
function useDescription({ lanes: stretches }: DayLine): (moment: number) => string {
  const definitions = usePresenceDefinitions();
  return (moment) => {
    const parts = laneNames.flatMap((lane) => {
      const stretch = stretchAt(stretches[lane], moment);
      if (!stretch) return [];
      const { start, end } = stretch;
      const name = stateName(lane, stretch, definitions);
      return text('agent.stretch', { name, start: formatTime(start), end: formatTime(end), duration: formatClock(end - start) });
    });
    return [formatTime(moment), ...parts].join(' · ');
  };
}

function Track({ lane, stretches }: { lane: LaneName; stretches: readonly Stretch[] }): ReactNode {
  const definitions = usePresenceDefinitions();
  return (
    <div className={classes['track']} aria-hidden="true">
      {stretches.map((stretch) => (
        <span key={stretch.start} data-tone={toneOf(lane, stretch.value)} className={classes['bar']} style={placeOf(stretch)}>
          {stretch.width > WIDE && <b>{stateName(lane, stretch, definitions)}</b>}
        </span>
      ))}
    </div>
  );
}

const placeOf = ({ offset, width }: Stretch): CSSProperties => ({
  insetInlineStart: `${offset * 100}%`,
  width: `${width * 100}%`,
});

/** The values of both lanes, and how long each lasted. */
function Legend({ line: { lanes: stretches } }: { line: DayLine }): ReactNode {
  const definitions = usePresenceDefinitions();
  return (
    <div className={classes['legends']}>
      {laneNames.map((lane) => (
        <ul key={lane} className={classes['legend']} aria-label={text(lanes[lane])}>
          {totalsOf(stretches[lane]).map((total) => (
            <li key={`${total.value} ${total.presenceId}`}>
              <span className={classes['swatch']} data-tone={toneOf(lane, total.value)} />
              {stateName(lane, total, definitions)} <b className="tabular">{formatDuration(total.ms)}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
