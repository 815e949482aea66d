import type * as Lookup from './lookup.js';

/** Loads the code of the search when the dialog is first opened. */
const loadLookup = (): Promise<typeof Lookup> => import('./lookup.js');

/** How long typing must pause before a search, in ms. */
const PAUSE_MS = 80;

/** The search button and its dialog. */
class SiteSearch extends HTMLElement {
  #latestQuery = '';
  #timer: number | undefined;

  connectedCallback(): void {
    this.#find('[data-open]').addEventListener('click', () => {
      this.open();
    });
    this.#input.addEventListener('input', () => {
      this.#searchSoon();
    });
    this.addEventListener('keydown', (event) => {
      this.#moveFocus(event);
    });
    this.#dialog.addEventListener('click', (event) => {
      // A click on the backdrop is a click on the dialog itself. A link to a section of this page does not leave it.
      if (event.target === this.#dialog || (event.target as Element).closest('a')) this.#dialog.close();
    });
    document.addEventListener('keydown', (event) => {
      if (!isShortcut(event) || this.#dialog.open) return;
      event.preventDefault();
      this.open();
    });
  }

  open(): void {
    this.#dialog.showModal();
    this.#input.select();
    // Loads what the first search needs while the reader types.
    void this.#search(this.#input.value).catch(() => undefined);
  }

  get #root(): URL {
    return new URL(this.dataset['root'] ?? '/', document.baseURI);
  }

  get #dialog(): HTMLDialogElement {
    return this.#find('dialog') as HTMLDialogElement;
  }

  get #input(): HTMLInputElement {
    return this.#find('input') as HTMLInputElement;
  }

  #find(selector: string): HTMLElement {
    const element = this.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`The search dialog has no ${selector}`);
    return element;
  }

  #searchSoon(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#search(this.#input.value).catch((error: unknown) => {
        this.#show('The search could not be loaded. Reload the page.', error);
      });
    }, PAUSE_MS);
  }

  async #search(query: string): Promise<void> {
    this.#latestQuery = query;
    const { lookUp, resultsElement } = await loadLookup();
    const groups = await lookUp(query.trim(), this.#root);
    // Meanwhile another query may have been entered.
    if (query !== this.#latestQuery) return;
    const results = this.#find('[data-results]');
    results.replaceChildren(...groups.map(resultsElement));
    results.dataset['query'] = query;
    this.#show(query.trim() === '' ? '' : countText(groups.reduce((sum, { results }) => sum + results.length, 0)));
  }

  #show(status: string, error?: unknown): void {
    this.#find('[data-status]').textContent = status;
    if (error !== undefined) console.error(error);
  }

  /** Moves the focus between the input and the results with the arrow keys. */
  #moveFocus(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isEnter = event.key === 'Enter' && event.target === this.#input;
    if (!this.#dialog.open || (step === undefined && !isEnter)) return;
    const links = [...this.#dialog.querySelectorAll<HTMLAnchorElement>('[data-results] a')];
    event.preventDefault();
    if (isEnter) {
      links[0]?.click();
      return;
    }
    const stops = [this.#input, ...links];
    const position = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[(position + (step ?? 0) + stops.length) % stops.length]?.focus();
  }
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  const target = event.target as HTMLElement;
  return (
    event.key === '/' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !target.isContentEditable &&
    !/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing found. Try fewer or other words.';
  return count === 1 ? '1 result' : `${count} results`;
}

customElements.define('site-search', SiteSearch);
