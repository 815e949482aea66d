import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import { Kept } from '../../kept.js';
import type { Entity } from '../../kept.js';
import { figuresOf, QUARTER, QUARTERS_A_WEEK } from '../figures.js';

/** The forecasts of a week. */
export const forecastsOf = (world: World, unitId: string, week: string): Kept =>
  new Kept(
    world,
    '/api/v2/workforcemanagement/businessunits/{}/weeks/{}/shorttermforecasts',
    [unitId, week],
    'BuShortTermForecast',
  );

/** The forecast that a schedule is to go by, where it is there and may be used for that. */
export function usableForecast(
  world: World,
  unitId: string,
  { id, weekDate }: { id?: unknown; weekDate?: unknown },
): Entity | undefined {
  const forecast = forecastsOf(world, unitId, textOf(weekDate)).find(textOf(id));
  return forecast?.['canUseForScheduling'] === false ? undefined : forecast;
}

/** How many agents it takes, quarter of an hour by quarter of an hour, to do what a forecast expects; nothing where it has no figures. */
export function needOf(world: World, forecastId: string, weekCount: number): number[] | undefined {
  const figures = figuresOf(world).get(forecastId);
  return (
    figures &&
    Array.from({ length: weekCount * QUARTERS_A_WEEK }, (_, at) =>
      figures.reduce((sum, group) => {
        const offered = group.offeredPerInterval[at] ?? 0;
        const seconds = group.averageHandleTimeSecondsPerInterval[at] ?? 0;
        return sum + (offered * seconds * 1000) / QUARTER;
      }, 0),
    )
  );
}
