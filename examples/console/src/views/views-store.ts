import { StoredValue } from '../shared/stored-value.js';
import type { SavedView } from './saved-views.js';
import { readViews } from './saved-views.js';

/** The saved views of one user in this browser. */
export class ViewsStore extends StoredValue<readonly SavedView[]> {
  /** @param owner - The place and the id of the user, so that users and organisations do not share views. */
  constructor(owner: string) {
    super(`console.views.${owner}`, readViews);
  }

  /** Stores the views. @returns whether that was possible. */
  write(views: readonly SavedView[]): boolean {
    return this.store({ version: 1, views });
  }
}
