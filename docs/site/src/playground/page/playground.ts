/** The page /playground/: an editor, a choice of samples, and a link to the code. */
import { element } from './elements.js';
import { Panel, button } from './panel.js';
import type { Sample } from '../samples.js';
import { decodeFragment, encodeFragment } from './share.js';

const FILE_NAME = 'playground.mts';
const BLANK = `import { ApiClient, UsersApi } from 'contact-centre-client';

const client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error' });
client.setAccessToken(process.env['ACCESS_TOKEN'] ?? '');

`;

/** Fills an element with the editor and the choice of samples. */
export async function fillPlayground(place: Element, base: string): Promise<void> {
  const [samples, shared] = await Promise.all([loadSamples(base), decodeFragment(location.hash)]);
  const select = element(
    'select',
    {
      onchange: () => {
        open();
      },
    },
    element('option', { value: '' }, 'Blank'),
    ...groups(samples),
  );
  place.replaceChildren(element('p', {}, element('label', {}, 'Sample: ', select)));
  const share = button('Share', () => {
    void copyLink();
  });
  const panel = new Panel({
    parent: place,
    base,
    code: shared ?? BLANK,
    label: 'Playground',
    fileName: FILE_NAME,
    actions: [share],
    size: 'page',
  });
  if (shared === undefined) reportDamage();
  addEventListener('hashchange', () => {
    void openLink();
  });

  function open(): void {
    const sample = select.value === '' ? undefined : samples[Number(select.value)];
    history.replaceState(null, '', location.pathname + location.search);
    panel.open(sample?.code ?? BLANK, sample?.fileName ?? FILE_NAME);
  }

  /** Opens a link that was pasted into the address of this page. */
  async function openLink(): Promise<void> {
    const code = await decodeFragment(location.hash);
    if (code === undefined) reportDamage();
    else panel.open(code, FILE_NAME);
  }

  function reportDamage(): void {
    if (location.hash.startsWith('#code=')) panel.announce('The link is damaged: it contains no code.');
  }

  async function copyLink(): Promise<void> {
    history.replaceState(null, '', await encodeFragment(panel.text()));
    try {
      await navigator.clipboard.writeText(location.href);
      panel.announce('Link copied');
    } catch {
      panel.announce('The address of this page is now the link.');
    }
  }
}

async function loadSamples(base: string): Promise<Sample[]> {
  const response = await fetch(`${base}samples.json`);
  return (await response.json()) as Sample[];
}

function groups(samples: readonly Sample[]): HTMLElement[] {
  const pages = [...new Set(samples.map(({ page }) => page))];
  return pages.map((page) => {
    const options = samples.flatMap((sample, index) =>
      sample.page === page ? [element('option', { value: String(index) }, sample.title)] : [],
    );
    return element('optgroup', { label: page }, ...options);
  });
}
