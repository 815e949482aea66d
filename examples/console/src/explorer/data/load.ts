import { areaClasses, areaData, areaModels } from 'virtual:explorer';
import type { ApiClass } from '../call/invoke.js';
import { findApiClass } from '../call/invoke.js';
import type { AreaData, Models } from './types.js';

export interface Area {
  data: AreaData;
  Api: ApiClass;
}

const loaded = new Map<string, Promise<Area>>();

/** Loads an area and its class once; `undefined` for an unknown area. */
export function loadArea(slug: string): Promise<Area> | undefined {
  const cachedArea = loaded.get(slug);
  if (cachedArea || !Object.hasOwn(areaData, slug)) return cachedArea;
  const area = load(slug);
  loaded.set(slug, area);
  // A network error must not be cached.
  area.catch(() => loaded.delete(slug));
  return area;
}

const loadedModels = new Map<string, Promise<Models>>();

/** Loads the models of request bodies of an area once. Half of its data, which other methods do not need. */
export function loadModels(slug: string): Promise<Models> {
  const models = loadedModels.get(slug) ?? areaModels[slug]?.() ?? Promise.reject(new Error(`There is no area ${slug}`));
  loadedModels.set(slug, models);
  models.catch(() => loadedModels.delete(slug));
  return models;
}

async function load(slug: string): Promise<Area> {
  const [data, module] = await Promise.all([areaData[slug]?.(), areaClasses[slug]?.()]);
  if (!data || !module) throw new Error(`There is no area ${slug}`);
  return { data, Api: findApiClass(module, data.className) };
}
