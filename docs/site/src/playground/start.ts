/** Adds a Run button to each sample of a page. Every page loads this script; the rest loads when a button is pressed. */
import { METHOD_SAMPLE, reasonNotToRun } from './runnable.js';

const base = new URL('.', import.meta.url).href;

const style = `
.playground-sample { position: relative; }
.playground-run {
  position: absolute; z-index: 1; inset: auto 0.75rem -0.6rem auto;
  min-height: 1.6rem; padding: 0.1rem 0.9rem; margin: 0; cursor: pointer;
  border: 0; border-radius: 1rem;
  background: var(--sl-color-text-accent, #0b57d0); color: var(--sl-color-bg, #fff);
  font: 600 0.85rem/1.4 var(--__sl-font, system-ui, sans-serif);
}
.playground-run:focus-visible { outline: 2px solid var(--sl-color-text-accent, #0b57d0); outline-offset: 2px; }
`;

addButtons();
openPlayground();

function addButtons(): void {
  const samples = [...document.querySelectorAll<HTMLElement>('pre[data-language]')].filter(
    (pre) => reasonNotToRun(codeOf(pre), pre.dataset['language'] ?? '') === undefined,
  );
  if (samples.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  samples.forEach((pre, index) => {
    addButton(pre, index + 1);
  });
}

/** Returns the text of a sample. Expressive Code puts each line into an element. */
function codeOf(pre: HTMLElement): string {
  const lines = [...pre.querySelectorAll('.ec-line')];
  const text = lines.length > 0 ? lines.map((line) => line.textContent.replace(/\n$/, '')).join('\n') : pre.textContent;
  return text.trimEnd();
}

function addButton(pre: HTMLElement, number: number): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'playground-run';
  button.textContent = 'Run';
  button.setAttribute('aria-label', `Run sample ${number}`);
  const frame = pre.closest<HTMLElement>('.expressive-code') ?? wrap(pre);
  frame.classList.add('playground-sample');
  frame.append(button);
  button.addEventListener('click', () => {
    button.disabled = true;
    button.textContent = 'Loading…';
    void open(frame, codeOf(pre), number).catch(() => {
      button.disabled = false;
      button.textContent = 'Loading failed. Try again';
    });
  });
}

function wrap(pre: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  pre.replaceWith(frame);
  frame.append(pre);
  return frame;
}

/** Replaces a sample by a panel, which runs it. */
async function open(frame: HTMLElement, code: string, number: number): Promise<void> {
  const [{ Panel }, { asProgram }] = await Promise.all([import('./page/panel.js'), import('./page/method-program.js')]);
  const place = document.createElement('div');
  frame.after(place);
  frame.hidden = true;
  const page = /([\w-]+)\/?(?:index\.html|\.html)?$/.exec(location.pathname)?.[1] ?? 'sample';
  const panel = new Panel({
    parent: place,
    base,
    code: asProgram(code, METHOD_SAMPLE.exec(code)),
    label: `Sample ${number}`,
    fileName: `${page}-${number}.mts`,
  });
  panel.focus();
  panel.run();
}

/** Fills the page of the playground. */
function openPlayground(): void {
  const place = document.querySelector('[data-playground]');
  if (place) void import('./page/playground.js').then(({ fillPlayground }) => fillPlayground(place, base));
}
