import type { WorkerMessage } from '../messages.js';
import { CompileError, compile, findSyntaxError } from './compile.js';
import { createEditor } from './editor.js';
import type { Editor } from './editor.js';
import { element } from './elements.js';
import { createOutput } from './output.js';
import styles from './panel.css';
import { createRequestList } from './requests.js';
import { startRun } from './run.js';
import type { Run } from './run.js';
import { download, sampleFile } from './sample-file.js';

export interface PanelOptions {
  /** The element that contains the panel. */
  parent: Element;
  /** The address of the playground's files, with a slash at the end. */
  base: string;
  code: string;
  /** The name of the panel for screen readers. */
  label: string;
  /** The name of the downloaded file. */
  fileName: string;
  /** Further buttons. */
  actions?: readonly HTMLElement[];
  /** `page` for a panel that fills its page. */
  size?: 'sample' | 'page';
}

const HELP = 'Tab indents. Press Escape, then Tab, to leave the editor. Ctrl+Enter runs the sample.';

/** An editor with output and a list of requests. */
export class Panel {
  readonly #base: string;
  readonly #editor: Editor;
  readonly #output = createOutput();
  readonly #requests = createRequestList();
  readonly #status = element('p', { class: 'state', role: 'status' });
  readonly #runButton: HTMLButtonElement;
  readonly #stopButton: HTMLButtonElement;
  #sample: Pick<PanelOptions, 'code' | 'fileName'>;
  #run: Run | undefined;

  constructor({ parent, base, code, label, fileName, actions = [], size = 'sample' }: PanelOptions) {
    this.#base = base;
    this.#sample = { code, fileName };
    this.#runButton = button('Run', () => {
      this.run();
    });
    this.#runButton.className = 'primary';
    this.#stopButton = button('Stop', () => {
      this.stop();
    });
    this.#stopButton.disabled = true;
    const root = attachRoot(parent, size);
    const editorPlace = element('div', { class: 'editor' });
    const bar = element(
      'div',
      { class: 'bar', role: 'group', 'aria-label': 'Actions' },
      ...this.#buttons(),
      ...actions,
      this.#status,
    );
    root.append(element('section', { class: 'panel', 'aria-label': label }, bar, this.#columns(editorPlace)));
    this.#editor = createEditor({
      root,
      parent: editorPlace,
      text: code,
      onRun: () => {
        this.run();
      },
    });
  }

  /** Compiles and runs the text of the editor. */
  run(): void {
    this.#clear();
    try {
      const compiled = compile(this.text(), `${this.#base}modules/`);
      this.#showState('Running…', { isRunning: true });
      this.#run = startRun(compiled, this.#base, (message) => {
        this.#receive(message);
      });
    } catch (error) {
      if (!(error instanceof CompileError)) throw error;
      this.#fail(error.message, error.line);
      this.#showState('Not started', { isRunning: false });
    }
  }

  stop(): void {
    if (!this.#run) return;
    this.#end();
    this.#showState('Stopped', { isRunning: false });
  }

  text(): string {
    return this.#editor.text();
  }

  /** Opens another sample. */
  open(code: string, fileName: string): void {
    this.#sample = { code, fileName };
    this.#clear();
    this.#editor.replace(code);
    this.#showState('', { isRunning: false });
  }

  focus(): void {
    this.#runButton.focus();
  }

  announce(text: string): void {
    this.#status.textContent = text;
  }

  #buttons(): HTMLButtonElement[] {
    return [
      this.#runButton,
      this.#stopButton,
      button('Reset', () => {
        this.#editor.replace(this.#sample.code);
      }),
      button('Copy', () => {
        void this.#copy();
      }),
      button('Open as file', () => {
        download(sampleFile(this.text(), this.#sample.fileName), this.#sample.fileName);
      }),
    ];
  }

  #columns(editorPlace: HTMLElement): HTMLElement {
    const code = element('div', { class: 'code' }, editorPlace, element('p', { class: 'help', id: 'editor-help' }, HELP));
    const title = element('p', { class: 'title' }, 'Output');
    const results = element('div', { class: 'results' }, title, this.#output.element, this.#requests.element);
    return element('div', { class: 'columns' }, code, results);
  }

  #receive(message: WorkerMessage): void {
    switch (message.type) {
      case 'output':
        this.#output.print(message.level, message.text);
        break;
      case 'table':
        this.#output.printTable(message.table);
        break;
      case 'request':
        this.#requests.add(message.request);
        break;
      case 'response':
        this.#requests.complete(message.response);
        break;
      case 'failed':
        this.#fail(message.text, message.isSyntaxError ? findSyntaxError(this.text()) : message.line);
        this.#showState('Failed', { isRunning: true });
        break;
      case 'finished':
        // Timers and subscriptions of the sample may continue, so it can still be stopped.
        this.#showState(`Finished in ${Math.round(message.ms)} ms`, { isRunning: true });
    }
  }

  #fail(text: string, line: number | undefined): void {
    this.#output.print('error', line === undefined ? text : `Line ${line}: ${text}`);
    this.#editor.markLine(line);
  }

  #showState(text: string, { isRunning }: { isRunning: boolean }): void {
    this.announce(text);
    this.#stopButton.disabled = !isRunning;
  }

  #clear(): void {
    this.#end();
    this.#output.clear();
    this.#requests.clear();
    this.#editor.markLine(undefined);
  }

  #end(): void {
    this.#run?.stop();
    this.#run = undefined;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text());
      this.announce('Copied');
    } catch {
      this.announce('The browser does not allow copying. Select the code instead.');
    }
  }
}

/** Creates a button of the panel. */
export function button(label: string, onClick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick: onClick }, label);
}

/** A shadow root, so that neither the styles of the site nor those of the panel affect the other. */
function attachRoot(parent: Element, size: string): ShadowRoot {
  const host = element('div', { class: 'playground not-content', 'data-size': size });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  parent.append(host);
  return root;
}
