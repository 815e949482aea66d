const STORED_NAME = 'package-manager';

/** Tabs with the commands of each package manager. All tabs of the site show the reader's last choice. */
class PackageManagers extends HTMLElement {
  connectedCallback(): void {
    const tabs = document.createElement('div');
    tabs.setAttribute('role', 'tablist');
    tabs.setAttribute('aria-label', 'Package manager');
    tabs.append(...this.#panels.map((panel, position) => this.#createTab(panel, position)));
    this.prepend(tabs);
    this.select(localStorage.getItem(STORED_NAME) ?? 'npm');
  }

  /** Shows the commands of a package manager. */
  select(name: string): void {
    for (const panel of this.#panels) panel.hidden = panel.dataset['manager'] !== name;
    for (const tab of this.#tabs) {
      const isSelected = tab.textContent === name;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    }
  }

  get #panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-manager]')];
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=tab]')];
  }

  #createTab(panel: HTMLElement, position: number): HTMLElement {
    const name = panel.dataset['manager'] ?? '';
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.textContent = name;
    tab.id = `${this.#id}-${name}`;
    tab.setAttribute('role', 'tab');
    panel.id = `${tab.id}-commands`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => {
      chooseEverywhere(name);
    });
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      const next = step === undefined ? undefined : this.#tabs.at((position + step) % this.#tabs.length);
      next?.click();
      next?.focus();
    });
    return tab;
  }

  get #id(): string {
    return `package-managers-${[...document.querySelectorAll('package-managers')].indexOf(this)}`;
  }
}

function chooseEverywhere(name: string): void {
  localStorage.setItem(STORED_NAME, name);
  for (const element of document.querySelectorAll<PackageManagers>('package-managers')) element.select(name);
}

customElements.define('package-managers', PackageManagers);
