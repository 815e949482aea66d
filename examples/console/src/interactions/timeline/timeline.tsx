import { Card, Title } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatClock } from '../../shared/formats.js';
import { moveFocus } from '../../shared/move-focus.js';
import type { Bar, Lane, Timeline as Drawn } from './geometry.js';
import { kinds } from './geometry.js';
import { SegmentBar } from './segment-bar.js';
import classes from './timeline.module.css';
import { legendName, participantName, purposeName } from './wording.js';
import { text } from '../../shared/text.js';
import { AxisLines, TimeAxis } from '../../shared/time-axis.js';

interface TimelineProps {
  timeline: Drawn;
  wrapUpCodes: ReadonlyMap<string, string>;
}

/** A lane for each participant. Tab focuses the segments, arrow keys move between them. */
export function Timeline({ timeline: { lanes, marks }, wrapUpCodes }: TimelineProps): ReactNode {
  const bars = lanes.flatMap((lane) => lane.bars);
  const [chosen, setChosen] = useState<string>();
  const reached = bars.some(({ id }) => id === chosen) ? chosen : bars[0]?.id;
  const used = kinds.filter((kind) => bars.some((bar) => bar.kind === kind));
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="timeline-title">
      <div className={classes['head']}>
        <Title order={2} id="timeline-title">
          {text('timeline.title')}
        </Title>
        <ul className={classes['legend']} aria-label={text('timeline.kinds')}>
          {used.map((kind) => (
            <li key={kind}>
              <span className={classes['swatch']} data-kind={kind} />
              {legendName(kind, bars)}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes['drawing']}>
        <TimeAxis marks={marks} format={formatClock} />
        <ul className={classes['lanes']} aria-label={text('timeline.participants')} onKeyDown={moveFocus}>
          {lanes.map((lane) => (
            <li key={lane.id} className={classes['lane']}>
              <LaneName lane={lane} />
              <div className={classes['track']} style={{ height: `${lane.rows * 2.25 + 0.25}rem` }}>
                <AxisLines marks={marks} />
                {lane.bars.map((bar: Bar) => (
                  <SegmentBar
                    key={bar.id}
                    bar={bar}
                    wrapUpCodes={wrapUpCodes}
                    inTabOrder={bar.id === reached}
                    onFocus={() => {
                      setChosen(bar.id);
                    }}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function LaneName({ lane }: { lane: Lane }): ReactNode {
  const name = participantName(lane);
  const purpose = purposeName(lane);
  return (
    <div className={classes['name']}>
      <span title={name}>{name}</span>
      {purpose !== name && <small>{purpose}</small>}
    </div>
  );
}
