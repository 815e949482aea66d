import type { HistoricalShrinkageAggregateResponse, HistoricalShrinkageResult } from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { groupBy } from '../../group.js';
import type { Entity } from '../../repository.js';
import { activityCodesOf } from '../activity-codes.js';
import { businessUnitIn, unitOf } from '../roster.js';
import { dayOf, laterDay, momentOn } from '../wall-clock.js';
import { actualOf, doneDuring, plannedOf, seconds } from './figures.js';
import type { Span, Stretch } from './figures.js';

/** Actual or planned shrinkage under an activity code. */
interface Loss {
  code: Entity;
  category: string;
  seconds: number;
  hasComeAbout: boolean;
}

/** Splits a report into periods. Weeks begin on the first day of the report; the platform's rule is not documented. */
export function cut({ from, to, timeZone }: Span, days: number): Span[] {
  const spans: Span[] = [];
  let day = dayOf(from, timeZone);
  for (let start = from; start < to;) {
    day = laterDay(day, days);
    const end = Math.min(to, momentOn(day, 0, timeZone));
    spans.push({ from: start, to: end, timeZone });
    start = end;
  }
  return spans;
}

/**
 * The shrinkage of agents in a period: scheduled time under codes that count as shrinkage, both as planned and as actually
 * done. Unplanned activities count under the default code of their category.
 */
export function shrinkageOf(world: World, userIds: readonly string[], { from, to: end }: Span): HistoricalShrinkageResult {
  const to = Math.min(end, world.now());
  const losses: Loss[] = [];
  const units = new Set<string>();
  let scheduled = 0;
  let loggedIn = 0;
  for (const userId of userIds) {
    const unit = unitOf(world, userId);
    const unitId = unit ? businessUnitIn(unit) : '';
    if (unitId !== '') units.add(unitId);
    const actual = actualOf(world, userId, from, to);
    const planned = plannedOf(world, unitId, userId, from, to);
    loggedIn += seconds(actual.filter(({ category }) => category !== 'Unavailable'));
    scheduled += seconds(planned);
    losses.push(...planned.flatMap((stretch) => lossesIn(world, unitId, stretch, actual)));
  }
  const byCategory = groupBy(losses, ({ category }) => category);
  return {
    startDate: iso(from),
    endDate: iso(end),
    totalScheduledDurationSeconds: scheduled,
    totalLoggedInDurationSeconds: loggedIn,
    aggregatedShrinkage: aggregate(losses, scheduled),
    shrinkageForActivityCategories: [...byCategory].map(([activityCategory, ofCategory]) => ({
      activityCategory,
      shrinkageForActivityCategory: aggregate(ofCategory, scheduled),
      shrinkageForActivityCodes: [...groupBy(ofCategory, ({ code }) => code.id)].map(([activityCodeId, ofCode]) => ({
        activityCodeId,
        shrinkageForActivityCode: aggregate(ofCode, scheduled),
      })),
    })),
    businessUnitIds: [...units],
  };
}

function lossesIn(world: World, unitId: string, planned: Stretch, actual: readonly Stretch[]): Loss[] {
  const codes = activityCodesOf(world, unitId);
  const lost = (code: Entity | undefined, stretch: Stretch, hasComeAbout: boolean): Loss[] =>
    code && countsTowardShrinkage(code)
      ? [{ code, category: textOf(code['category']), seconds: seconds([stretch]), hasComeAbout }]
      : [];
  const usual = (wanted: string): Entity | undefined =>
    codes.all().find(({ category, defaultCode }) => category === wanted && defaultCode === true);
  const own = codes.find(planned.codeId);
  return [
    ...lost(own, planned, false),
    ...doneDuring(planned, actual).flatMap((done) =>
      lost(done.category === planned.category ? own : usual(done.category), done, true),
    ),
  ];
}

/** Default of a code: everything but on-queue work is planned shrinkage. The platform's default is not documented. */
const countsTowardShrinkage = ({ countsTowardShrinkage: counts, category }: Entity): boolean =>
  typeof counts === 'boolean' ? counts : category !== 'OnQueueWork';

/**
 * Not documented: in the sandbox paid and planned shrinkage are parts of the actual shrinkage, in percent of the scheduled
 * time.
 */
function aggregate(losses: readonly Loss[], scheduled: number): HistoricalShrinkageAggregateResponse {
  const sum = (fits: (loss: Loss) => boolean): number =>
    losses.filter(fits).reduce((total, { seconds: each }) => total + each, 0);
  const percent = (part: number): number => (scheduled === 0 ? 0 : Math.round((part / scheduled) * 10_000) / 100);
  const isPaid = ({ code }: Loss): boolean => code['countsAsPaidTime'] === true;
  const isPlanned = ({ code }: Loss): boolean => code['plannedShrinkage'] !== false;
  const planned = sum(({ hasComeAbout }) => !hasComeAbout);
  const actual = sum(({ hasComeAbout }) => hasComeAbout);
  const of = (fits: (loss: Loss) => boolean): number => sum((loss) => loss.hasComeAbout && fits(loss));
  return {
    scheduledShrinkageSeconds: planned,
    scheduledShrinkagePercent: percent(planned),
    actualShrinkageSeconds: actual,
    actualShrinkagePercent: percent(actual),
    paidShrinkageSeconds: of(isPaid),
    unpaidShrinkageSeconds: actual - of(isPaid),
    plannedShrinkageSeconds: of(isPlanned),
    unplannedShrinkageSeconds: actual - of(isPlanned),
  };
}
