import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, indentOnInput } from '@codemirror/language';
import { search } from '@codemirror/search';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightActiveLineGutter, lineNumbers, tooltips } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styleNonce } from '../../app/theme.js';
import type { Models } from '../data/types.js';
import classes from '../explorer.module.css';
import { BodyLanguage } from './body-language.js';
import { editorKeys } from './keys.js';
import { editorPhrases } from './phrases.js';
import { languageSupport } from './suggest.js';
import { consoleTheme } from './theme.js';

export interface BodyEditorProps {
  /** The accessible name. */
  label: string;
  /** The ids of help and error. */
  describedBy: string;
  isInvalid: boolean;
  isRequired: boolean;
  value: string;
  /** The TypeScript type of the body. */
  type: string;
  models: Models;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** Marks a change that comes from the form, and not from the user. */
const fromForm = Annotation.define<boolean>();

/** An editor of JSON that knows the type of the body. It loads when a body is shown. */
export function BodyEditor(props: BodyEditorProps): ReactNode {
  const { value, label, describedBy, isInvalid, isRequired, type, models } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const attributes = useRef(new Compartment());

  useEffect(() => {
    const view = new EditorView({
      doc: latest.current.value,
      extensions: [attributes.current.of([]), languageSupport(new BodyLanguage(type, models)), appearance(), reportTo(latest)],
    });
    place.current?.append(view.dom);
    editor.current = view;
    return () => {
      view.destroy();
    };
  }, [type, models]);

  useEffect(() => {
    if (editor.current) replaceText(editor.current, value);
  }, [value]);

  useEffect(() => {
    const content = EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      'aria-required': String(isRequired),
      spellcheck: 'false',
    });
    editor.current?.dispatch({ effects: attributes.current.reconfigure(content) });
  }, [label, describedBy, isInvalid, isRequired, type, models]);

  return <div ref={place} className={classes['editor']} data-invalid={isInvalid} />;
}

const appearance = (): Extension => [
  EditorView.cspNonce.of(styleNonce()),
  editorPhrases(),
  lineNumbers(),
  foldGutter(),
  highlightActiveLineGutter(),
  indentOnInput(),
  bracketMatching(),
  json(),
  search({ top: true }),
  // The columns of the page are containers, to which a fixed position would relate.
  tooltips({ parent: document.querySelector('main') ?? document.body }),
  EditorView.lineWrapping,
  editorKeys,
  consoleTheme,
  EditorState.tabSize.of(2),
];

function reportTo(latest: { current: BodyEditorProps }): Extension {
  return EditorView.updateListener.of(({ docChanged, state, transactions, focusChanged, view }) => {
    const isUsers = transactions.some((each) => each.docChanged && each.annotation(fromForm) !== true);
    if (docChanged && isUsers) latest.current.onChange(state.doc.toString());
    if (focusChanged && !view.hasFocus) latest.current.onLeave();
  });
}

/** Replaces what differs, so that the cursor stays where it is. */
function replaceText(view: EditorView, value: string): void {
  const before = view.state.doc.toString();
  const after = value.replaceAll(/\r\n?/g, '\n');
  if (before === after) return;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  view.dispatch({
    changes: { from: start, to: before.length - end, insert: after.slice(start, after.length - end) },
    annotations: fromForm.of(true),
  });
}
