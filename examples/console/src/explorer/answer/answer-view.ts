/** How the body of an answer is shown. */
export type AnswerView = 'tree' | 'table' | 'text';

const KEY = 'console.answer-view';

/** Returns the view that was chosen last in this browser. */
export function readAnswerView(): AnswerView {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'table' || stored === 'text' ? stored : 'tree';
  } catch {
    return 'tree';
  }
}

export function storeAnswerView(view: AnswerView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Without storage, the next answer is shown as a tree.
  }
}
