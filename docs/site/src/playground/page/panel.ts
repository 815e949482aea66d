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
}

export interface Panel {
  /** Compiles and runs the text of the editor. */
  run(): void;
  stop(): void;
  text(): string;
  /** Opens another sample. */
  open(code: string, fileName: string): void;
  focus(): void;
  announce(text: string): void;
}

/** Opens an editor with output and a list of requests. */
export function createPanel(options: PanelOptions): Panel {
  const { parent, base, label } = options;
  let sample = { code: options.code, fileName: options.fileName };
  let current: Run | undefined;

  const output = createOutput();
  const requests = createRequestList();
  const status = element('p', { class: 'state', role: 'status' });
  const runButton = element(
    'button',
    {
      type: 'button',
      class: 'primary',
      onclick: () => {
        run();
      },
    },
    'Run',
  );
  const stopButton = element(
    'button',
    {
      type: 'button',
      onclick: () => {
        stop();
      },
    },
    'Stop',
  );
  const showState = (text: string, { isRunning }: { isRunning: boolean }): void => {
    status.textContent = text;
    stopButton.disabled = !isRunning;
  };

  function run(): void {
    current?.stop();
    current = undefined;
    output.clear();
    requests.clear();
    editor.markLine(undefined);
    try {
      const compiled = compile(editor.text(), `${base}modules/`);
      showState('Running…', { isRunning: true });
      current = startRun(compiled, base, receive);
    } catch (error) {
      if (!(error instanceof CompileError)) throw error;
      fail(error.message, error.line);
      showState('Not started', { isRunning: false });
    }
  }

  function stop(): void {
    if (!current) return;
    current.stop();
    current = undefined;
    showState('Stopped', { isRunning: false });
  }

  function receive(message: WorkerMessage): void {
    switch (message.type) {
      case 'output':
        output.print(message.level, message.text);
        break;
      case 'table':
        output.printTable(message.table);
        break;
      case 'request':
        requests.add(message.request);
        break;
      case 'response':
        requests.complete(message.response);
        break;
      case 'failed':
        fail(message.text, message.isSyntaxError ? findSyntaxError(editor.text()) : message.line);
        showState('Failed', { isRunning: true });
        break;
      case 'finished':
        // Timers and subscriptions of the sample may continue, so it can still be stopped.
        showState(`Finished in ${Math.round(message.ms)} ms`, { isRunning: true });
    }
  }

  function fail(text: string, line: number | undefined): void {
    output.print('error', line === undefined ? text : `Line ${line}: ${text}`);
    editor.markLine(line);
  }

  const editorElement = element('div', { class: 'editor' });
  const buttons = [
    runButton,
    stopButton,
    button('Reset', () => {
      editor.replace(sample.code);
    }),
    button('Copy', () => {
      void copy();
    }),
    button('Open as file', () => {
      download(sampleFile(editor.text(), sample.fileName), sample.fileName);
    }),
    ...(options.actions ?? []),
  ];
  const section = element(
    'section',
    { class: 'panel', 'aria-label': label },
    element('div', { class: 'bar', role: 'group', 'aria-label': 'Actions' }, ...buttons, status),
    element(
      'div',
      { class: 'columns' },
      element('div', { class: 'code' }, editorElement, element('p', { class: 'help', id: 'editor-help' }, HELP)),
      element('div', { class: 'results' }, element('h3', {}, 'Output'), output.element, requests.element),
    ),
  );
  const editor = attach(parent, section, editorElement, { text: sample.code, onRun: run });
  showState('', { isRunning: false });

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(editor.text());
    status.textContent = 'Copied';
  }

  return {
    run,
    stop,
    text: () => editor.text(),
    open: (code, fileName) => {
      stop();
      sample = { code, fileName };
      editor.replace(code);
      output.clear();
      requests.clear();
      showState('', { isRunning: false });
    },
    focus: () => {
      runButton.focus();
    },
    announce: (text) => {
      status.textContent = text;
    },
  };
}

const HELP = 'Tab indents. Press Escape, then Tab, to leave the editor. Ctrl+Enter runs the sample.';

/** A shadow root, so that neither the styles of the site nor those of the panel affect the other. */
function attach(
  parent: Element,
  section: HTMLElement,
  editorElement: HTMLElement,
  { text, onRun }: { text: string; onRun: () => void },
): Editor {
  const host = element('div', { class: 'playground not-content' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  root.append(section);
  parent.append(host);
  return createEditor({ root, parent: editorElement, text, onRun });
}

/** Creates a button of the panel. */
export function button(label: string, onClick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick: onClick }, label);
}
