import { memo } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import type { Tile } from './tiles.js';
import classes from './wall.module.css';

/** One queue of the display, legible from afar. */
export const TileView = memo(function TileView({ tile: { title, level, words, figures } }: { tile: Tile }): ReactNode {
  return (
    <section className={classes['tile']} data-level={level} aria-label={title}>
      <header className={classes['head']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['words']}>
          {level === 'now' && <Icon name="warning" size={24} />}
          {words}
        </p>
      </header>
      <dl className={classes['figures']} data-count={figures.length}>
        {figures.map(({ id, label, text, level: figureLevel }) => (
          <div key={id} data-level={figureLevel}>
            <dt>{label}</dt>
            <dd data-length={Math.min(text.length, 7)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}, isSame);

/** Tiles are computed every second. Most have not changed. */
function isSame({ tile: one }: { tile: Tile }, { tile: other }: { tile: Tile }): boolean {
  return (
    one.title === other.title &&
    one.level === other.level &&
    one.words === other.words &&
    one.figures.length === other.figures.length &&
    one.figures.every((figure, index) => {
      const { id, text, level } = other.figures[index] ?? {};
      return figure.id === id && figure.text === text && figure.level === level;
    })
  );
}
