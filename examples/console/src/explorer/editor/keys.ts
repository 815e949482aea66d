import { closeBrackets, closeBracketsKeymap, completionKeymap, acceptCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { foldKeymap } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** Submits the form that contains the editor. */
function submit({ dom }: EditorView): boolean {
  dom.closest('form')?.requestSubmit();
  return true;
}

/** After Escape, Tab leaves the editor until the next change. */
const leaveByTab: Extension = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return true;
      },
    },
  ]),
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) view.setTabFocusMode(false);
  }),
  EditorView.domEventHandlers({
    blur: (_event, view) => {
      view.setTabFocusMode(false);
    },
  }),
];

/** All keys of the editor. Those of open lists and panels come first. */
export const editorKeys: Extension = [
  history(),
  closeBrackets(),
  keymap.of([
    { key: 'Mod-Enter', run: submit },
    { key: 'Tab', run: acceptCompletion },
    { key: 'Tab', run: indentMore, shift: indentLess },
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...lintKeymap,
    ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter' && key !== 'Escape'),
  ]),
  leaveByTab,
];
