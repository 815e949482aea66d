import { useSession } from 'contact-centre-client/react';
import { useEffect, useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formatHourAndMinute, formatTime } from '../shared/formats.js';
import { text } from '../shared/text.js';
import { Chime } from './chime.js';
import { Controls } from './controls.js';
import type { WallDefinition } from './definition.js';
import { readDefinition } from './definition.js';
import { NothingChosen } from './nothing-chosen.js';
import type { Tile } from './tiles.js';
import { gridOf, pagesOf } from './tiles.js';
import { TileView } from './tile-view.js';
import { useAlarms } from './use-alarms.js';
import { useControls, useDeployments, useWakeLock } from './use-display.js';
import { useRotation } from './use-rotation.js';
import type { Currency } from './use-wall.js';
import { useSeconds, useWall } from './use-wall.js';
import { WallNote } from './wall-message.js';
import classes from './wall.module.css';

/** A wall display: the figures of some queues, legible from afar, for weeks without a user. */
export function Component(): ReactNode {
  const { view: name = '' } = useParams();
  const [params] = useSearchParams();
  const definition = useMemo(() => readDefinition(params), [params]);
  useWakeLock();
  useDeployments();
  return <Display name={name} definition={definition} />;
}

interface DisplayProps {
  name: string;
  definition: WallDefinition;
}

function Display({ name, definition }: DisplayProps): ReactNode {
  const { tiles, currency, error } = useWall(definition);
  const [chime] = useState(() => new Chime());
  const { sound } = definition;
  useEffect(() => {
    // After a reload at night, there is no click. Some browsers are set to permit sounds without one.
    if (sound) chime.enable();
    return () => {
      chime.close();
    };
  }, [chime, sound]);
  const pages = useMemo(() => pagesOf(tiles ?? [], definition.size), [tiles, definition.size]);
  const rotation = useRotation(pages.length, definition.every);
  const isControlled = useControls();
  useAlarms(tiles, { ...definition, name, chime, isOutdated: currency.staleSince !== undefined });
  const shown = pages[rotation.page] ?? [];
  const content = (): ReactNode => {
    if (!tiles) return <WallNote problem={error ?? undefined} />;
    return shown.length === 0 ? (
      <NothingChosen />
    ) : (
      <Grid tiles={shown} size={pages.length > 1 ? definition.size : shown.length} />
    );
  };
  return (
    <main className={classes['wall']} data-idle={!isControlled}>
      <header className={classes['bar']}>
        <h1>{name}</h1>
        {pages.length > 1 && (
          <p className={classes['clock']}>
            {rotation.page + 1} / {pages.length}
          </p>
        )}
        <SignInEnd />
        <CurrencyNote {...currency} />
        <Clock />
      </header>
      {content()}
      <Controls
        isShown={isControlled}
        name={name}
        definition={definition}
        chime={chime}
        rotation={rotation}
        pageCount={pages.length}
      />
    </main>
  );
}

function Grid({ tiles, size }: { tiles: readonly Tile[]; size: number }): ReactNode {
  // The last page has tiles of the same size as the others.
  const { columns, rows } = gridOf(size);
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
  };
  return (
    <div className={classes['grid']} style={style}>
      {tiles.map((tile) => (
        <TileView key={tile.key} tile={tile} />
      ))}
    </div>
  );
}

/** Warns before the sign-in ends, so that a user can sign in again in time. */
function SignInEnd(): ReactNode {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.expiresSoon) return null;
  return (
    <p className={classes['state']} data-stale="true">
      {text('expiry.ends', { time: formatHourAndMinute(session.expiry) })}
    </p>
  );
}

/** Whether the figures are current. Outdated ones stay, with their time. */
function CurrencyNote({ isLive, updatedAt, staleSince }: Currency): ReactNode {
  const isStale = staleSince !== undefined;
  const describe = (): string => {
    if (staleSince === 0) return text('display.noConnection');
    if (isStale) return text('display.noConnectionSince', { time: formatHourAndMinute(staleSince) });
    return isLive ? text('display.live') : text('display.updated', { time: formatTime(updatedAt) });
  };
  return (
    <p className={classes['state']} data-stale={isStale} role="status">
      {describe()}
    </p>
  );
}

function Clock(): ReactNode {
  return <p className={classes['clock']}>{formatHourAndMinute(useSeconds())}</p>;
}
