import type { Story } from './story.js';

const modules = import.meta.glob<{ story: Story }>('../src/**/*.stories.tsx', { eager: true });

/** All stories, by the name of their picture. */
export const stories: ReadonlyMap<string, Story> = new Map(
  Object.values(modules).map(({ story }) => [story.name, story] as const),
);
