import type { EntityLists } from '../data/types.js';

let loading: Promise<EntityLists> | undefined;

/** Loads how entities are listed, once. */
export async function loadEntityLists(): Promise<EntityLists> {
  loading ??= import('virtual:explorer/-entities').then((module) => module.default);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
