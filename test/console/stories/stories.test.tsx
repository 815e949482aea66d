import { i18n } from '@lingui/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { compiled } from '../../../examples/console/build/messages.js';
import { germanParts } from '../../../examples/console/src/messages/de.js';
import { englishParts } from '../../../examples/console/src/messages/en.js';
import { stories } from '../../../examples/console/stories/all.js';
import { StoryFrame } from '../../../examples/console/stories/frame.js';
import { storyTime } from '../../../examples/console/stories/story.js';
import { stubLayout } from '../support/layout.js';

const catalogues = { en: englishParts, de: germanParts };
const keys = new Set(Object.values(englishParts).flatMap((texts) => Object.keys(texts)));

const states = [...stories].flatMap(([name, story]) =>
  Object.entries(story.states).map(([caption, show]) => ({ name, caption, show })),
);

beforeAll(() => {
  for (const [language, parts] of Object.entries(catalogues)) {
    for (const texts of Object.values(parts)) i18n.load(language, compiled(texts));
  }
});

beforeEach(() => {
  vi.setSystemTime(storyTime);
  stubLayout();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('A story requests nothing')));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each(states)('The story $name shows $caption in both languages', ({ show }) => {
  const problem = vi.spyOn(console, 'error');
  for (const language of Object.keys(catalogues)) {
    i18n.activate(language);
    const { container, unmount } = render(<StoryFrame scheme="light">{show()}</StoryFrame>);
    const texts = textsOf(container);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => keys.has(text))).toEqual([]);
    unmount();
  }
  expect(problem).not.toHaveBeenCalled();
});

/** The visible texts. A text that is missing from a catalogue appears as its key. */
function textsOf(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts.filter((text) => text !== '');
}
