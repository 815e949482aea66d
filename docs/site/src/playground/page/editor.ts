import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import {
  HighlightStyle,
  LanguageSupport,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export interface Editor {
  readonly view: EditorView;
  text(): string;
  replace(text: string): void;
  /** Marks the line of an error; without a line, removes the mark. */
  markLine(line: number | undefined): void;
}

interface EditorOptions {
  root: ShadowRoot;
  parent: Element;
  text: string;
  /** Runs the sample. */
  onRun: () => void;
}

/** Creates an editor for TypeScript. Tab indents; after Escape, Tab moves the focus. */
export function createEditor({ root, parent, text, onRun }: EditorOptions): Editor {
  const view = new EditorView({ root, parent, state: EditorState.create({ doc: text, extensions: extensions(onRun) }) });
  return {
    view,
    text: () => view.state.doc.toString(),
    replace: (insert) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
    },
    markLine: (line) => {
      const isInside = line !== undefined && line >= 1 && line <= view.state.doc.lines;
      view.dispatch({ effects: setErrorLine.of(isInside ? view.state.doc.line(line).from : undefined) });
    },
  };
}

function extensions(onRun: () => void): Extension[] {
  return [
    lineNumbers(),
    history(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    highlightActiveLine(),
    syntaxHighlighting(highlighting),
    new LanguageSupport(typescriptLanguage),
    errorLine,
    keymap.of([
      { key: 'Mod-Enter', run: () => (onRun(), true) },
      { key: 'Escape', run: releaseTab },
      indentWithTab,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    EditorView.domEventHandlers({
      focus: (_event, view) => {
        view.setTabFocusMode(false);
      },
    }),
    EditorView.contentAttributes.of({ 'aria-label': 'Code of the sample', 'aria-describedby': 'editor-help', tabindex: '0' }),
    theme,
  ];
}

function releaseTab(view: EditorView): boolean {
  view.setTabFocusMode(true);
  view.dispatch({ effects: EditorView.announce.of('Tab now leaves the editor.') });
  return true;
}

const setErrorLine = StateEffect.define<number | undefined>();
const errorMark = Decoration.line({ class: 'error-line' });
const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    const effect = transaction.effects.find((each) => each.is(setErrorLine));
    if (!effect) return transaction.docChanged ? Decoration.none : marks;
    const position = effect.value;
    return position === undefined ? Decoration.none : Decoration.set(errorMark.range(position));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '0.85rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--line)' },
  '.error-line': { backgroundColor: 'var(--error-line)' },
});
