import { areaClasses, areaData } from 'virtual:explorer';
import type { ApiClass } from '../call/invoke.js';
import { findApiClass } from '../call/invoke.js';
import type { AreaData } from './types.js';

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

async function load(slug: string): Promise<Area> {
  const [data, module] = await Promise.all([areaData[slug]?.(), areaClasses[slug]?.()]);
  if (!data || !module) throw new Error(`There is no area ${slug}`);
  return { data, Api: findApiClass(module, data.className) };
}
