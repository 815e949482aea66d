import { loadTexts } from '../../app/load-texts.js';
import type { Trend } from './trend.js';

/** Loads the trend and its texts, for React's `lazy`. */
export async function loadTrend(): Promise<{ default: typeof Trend }> {
  const [module] = await Promise.all([import('./trend.js'), loadTexts(['trend'])]);
  return { default: module.Trend };
}
