import { onForget } from '../../session/personal-data.js';
import { tabStorage } from '../tab-storage.js';
import { Drafts } from './drafts.js';

export const drafts = new Drafts(tabStorage());

onForget(() => {
  drafts.clear();
});
