import { areaClasses, areaData, areaModels } from 'virtual:explorer';
import type { ApiClass } from '../call/invoke.js';
import { findApiClass } from '../call/invoke.js';
import type { AreaData, Models } from './types.js';

export interface Area {
  data: AreaData;
  Api: ApiClass;
}

const loadKnownArea = loadsOnce(async (slug): Promise<Area> => {
  const [data, module] = await Promise.all([areaData[slug]?.(), areaClasses[slug]?.()]);
  if (!data || !module) throw new Error(`There is no area ${slug}`);
  return { data, Api: findApiClass(module, data.className) };
});

/** Loads an area and its class once; `undefined` for an unknown area. */
export function loadArea(slug: string): Promise<Area> | undefined {
  return Object.hasOwn(areaData, slug) ? loadKnownArea(slug) : undefined;
}

/** Loads the models of request bodies of an area once. They are half of its data, which methods without a body do not need. */
export const loadModels = loadsOnce(async (slug): Promise<Models> => {
  const models = await areaModels[slug]?.();
  if (!models) throw new Error(`There is no area ${slug}`);
  return models;
});

/** Returns a function that loads each slug once, and again after a failure. */
function loadsOnce<T>(load: (slug: string) => Promise<T>): (slug: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>();
  return (slug) => {
    const cached = cache.get(slug);
    if (cached) return cached;
    const loading = load(slug);
    cache.set(slug, loading);
    // A network error must not be cached.
    loading.catch(() => cache.delete(slug));
    return loading;
  };
}
