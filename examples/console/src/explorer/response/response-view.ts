/** How the body of a response is shown. */
export type ResponseView = 'tree' | 'table' | 'text';

const KEY = 'console.response-view';

/** Returns the view that was chosen last in this browser. */
export function readResponseView(): ResponseView {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'table' || stored === 'text' ? stored : 'tree';
  } catch {
    return 'tree';
  }
}

export function storeResponseView(view: ResponseView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // Without storage, the next response is shown as a tree.
  }
}
