/** An input that hides the items of a list that do not contain its words. */
class NameFilter extends HTMLElement {
  connectedCallback(): void {
    const list = document.getElementById(this.dataset['list'] ?? '');
    const input = this.querySelector('input');
    if (!list || !input) return;
    // Without scripts the input would have no effect.
    this.hidden = false;
    input.addEventListener('input', () => {
      this.#filter(list, input.value);
    });
    if (input.value !== '') this.#filter(list, input.value);
  }

  #filter(list: HTMLElement, query: string): void {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of list.querySelectorAll<HTMLElement>('li, tbody tr')) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) count += 1;
    }
    for (const section of list.querySelectorAll<HTMLElement>('section')) {
      section.hidden = section.querySelector('li:not([hidden]), tbody tr:not([hidden])') === null;
    }
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = words.length === 0 ? '' : `${count} found`;
  }
}

customElements.define('name-filter', NameFilter);
