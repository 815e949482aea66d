import type { Story } from '../../stories/story.js';
import classes from '../../stories/stories.module.css';
import { TileView } from './tile-view.js';
import type { Level, Tile } from './tiles.js';

const tile = (title: string, level: Level, words: string): Tile => ({
  key: title,
  title,
  level,
  words,
  figures: [
    { id: 'waiting', label: 'Waiting', text: level === 'now' ? '6' : '0', level },
    { id: 'wait', label: 'Longest wait', text: level === 'now' ? '2:27' : '–', level },
  ],
});

const tiles = [
  tile('Billing', 'now', 'Waiting much too long'),
  tile('Claims and returns', 'attention', '76% of 80%'),
  tile('Technical support', 'good', 'On target'),
  { ...tile('Night line', 'none', 'No figures'), figures: [] },
];

export const story: Story = {
  name: 'wall-tile',
  states: {
    'Needs attention now, below its target, well, without figures': () => (
      <div className={classes['wall']}>
        {tiles.map((each) => (
          <TileView key={each.key} tile={each} />
        ))}
      </div>
    ),
  },
};
