import type { Area } from '../../engine/area.js';
import type { ActivityPlanResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { businessUnitAt } from './agents/placements.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** Updates of activity plans. Of the recurrence only the end can be changed. */
export function addActivityPlanHandlers(area: Area, world: World): void {
  area.handle('patchWorkforcemanagementBusinessunitActivityplan', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const plans = new Repository<ActivityPlanResponse>(world, `${UNITS}/{}/activityplans`, [unitId]);
    const plan = plans.get(context.param('activityPlanId'));
    const { recurrenceSettings, fixedAvailability, ...body } = readObject(context);
    const recurrence = plan.recurrenceSettings;
    // A recurrence end for a plan that does not recur is not documented; the sandbox refuses it.
    if (recurrenceSettings && !recurrence) throw invalidField('The plan does not recur', 'recurrenceSettings');
    const extraFields = {
      ...(recurrenceSettings && recurrence && { recurrenceSettings: { ...recurrence, ...recurrenceSettings } }),
      ...(fixedAvailability && { fixedAvailability: fixedAvailability.values ?? [] }),
    };
    return plans.view(plans.update(context, plan, body, { more: extraFields }));
  });
}
