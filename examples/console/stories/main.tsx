import '@mantine/core/styles.layer.css';
import '../src/app/theme.css';
import { createRoot } from 'react-dom/client';
import { activateTexts, loadTexts } from '../src/app/load-texts.js';
import { firstParts } from '../src/app/text-parts.js';
import type { TextPart } from '../src/messages/en.js';
import { stories } from './all.js';
import { StoryFrame, StoryList, StorySheet } from './frame.js';

const textFiles = Object.keys(import.meta.glob('../src/messages/en/*.ts'));
const parts = textFiles
  .map((file) => file.replaceAll(/^.*\/|\.ts$/g, '') as TextPart)
  .filter((part) => !firstParts.includes(part));

/** Shows the story that the address names, `?story=states&scheme=dark`, or the list of all stories. */
async function showStory(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const story = stories.get(query.get('story') ?? '');
  const root = document.getElementById('root');
  if (!root) return;
  await activateTexts('en');
  await loadTexts(parts);
  createRoot(root).render(
    <StoryFrame scheme={query.get('scheme') === 'dark' ? 'dark' : 'light'}>
      {story ? <StorySheet story={story} /> : <StoryList names={[...stories.keys()]} />}
    </StoryFrame>,
  );
}

void showStory();
