import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import type { MessageId } from '../../messages/en.js';
import { text } from '../../shared/text.js';

/** The texts of the library, and those of the console. */
const phrases: Readonly<Record<string, MessageId>> = {
  Find: 'editor.find',
  Replace: 'editor.replaceBy',
  next: 'editor.next',
  previous: 'editor.previous',
  all: 'editor.selectAll',
  'match case': 'editor.matchCase',
  regexp: 'editor.regularExpression',
  'by word': 'editor.byWord',
  replace: 'editor.replace',
  'replace all': 'editor.replaceAll',
  close: 'editor.close',
  'current match': 'editor.currentMatch',
  'replaced match on line $': 'editor.replacedMatch',
  'replaced $ matches': 'editor.replacedMatches',
  'on line': 'editor.onLine',
  'Go to line': 'editor.goToLine',
  go: 'editor.go',
  Diagnostics: 'editor.problems',
  'No diagnostics': 'editor.noProblems',
  Completions: 'editor.suggestions',
  'Fold line': 'editor.fold',
  'Unfold line': 'editor.unfold',
  'folded code': 'editor.folded',
  'Folded lines': 'editor.foldedLines',
  'Unfolded lines': 'editor.unfoldedLines',
  to: 'editor.to',
  unfold: 'editor.unfold',
};

export function editorPhrases(): Extension {
  return EditorState.phrases.of(Object.fromEntries(Object.entries(phrases).map(([phrase, id]) => [phrase, text(id)])));
}
