import type { AggregateViewData } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { badRequest, missingField } from '../../store/errors.js';
import { listOf, readRange } from './filter.js';
import type { Summary } from './summary.js';

/** A named count of a metric's values within bounds. */
export interface View {
  name: string;
  target: string;
  isIn: (value: number) => boolean;
}

/** Reads the views of an aggregate query. @throws the platform's 400. */
export function readViews(views: unknown): View[] {
  const names = new Set<string>();
  return listOf(views, 'views').map((view, index) => {
    const { name, target, range } = isObject(view) ? view : {};
    const path = `views[${index}]`;
    if (typeof name !== 'string' || name === '') throw missingField(`${path}.name`);
    if (typeof target !== 'string') throw missingField(`${path}.target`);
    if (!isObject(range)) throw missingField(`${path}.range`);
    if (names.has(name)) {
      throw badRequest(`Two views are called ${name.slice(0, 100)}`, [
        { errorCode: 'duplicate.value', fieldName: `${path}.name` },
      ]);
    }
    names.add(name);
    return { name, target, isIn: readRange(range, `${path}.range`) };
  });
}

export function viewData(views: readonly View[], summaries: ReadonlyMap<string, Summary>): AggregateViewData[] {
  return views.flatMap(({ name }) => {
    const summary = summaries.get(name);
    return summary ? [{ name, stats: summary.toJSON() }] : [];
  });
}
