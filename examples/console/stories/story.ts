import type { ReactNode } from 'react';

/** A component in its states. A file `*.stories.tsx` beside the component exports one as `story`. */
export interface Story {
  /** The name of the picture. */
  name: string;
  /** The states, by their captions. */
  states: Readonly<Record<string, () => ReactNode>>;
}

/** The time of the stories, in ms since the epoch: 12 March 2026, 14:25 UTC. */
export const storyTime = Date.UTC(2026, 2, 12, 14, 25);
