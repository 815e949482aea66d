import type { ErrorBody } from 'contact-centre-client';
import { beforeAll, expect, it } from 'vitest';
import { NOBODY as UNKNOWN_ID, WFM } from '../areas/workforce-management/support.js';
import type { Call } from '../support.js';
import { openOffice, withRole } from '../areas/authorization/support.js';

/** A user who may view queues, and nothing else. */
let call: Call;
beforeAll(async () => {
  ({ call } = await withRole(await openOffice(), [{ domain: 'routing', entityName: 'queue', actionSet: ['view'] }]));
});

const EDGES = '/api/v2/telephony/providers/edges';
const NUMBERS = '/api/v2/telephony/numbers/routing';
const START = '2026-03-16T00:00:00Z';
const LOOKUP = { id: UNKNOWN_ID, weekDate: '2026-03-16' };
const UNIT = `${WFM}/businessunits/${UNKNOWN_ID}`;

it.each([
  ['POST', `${WFM}/agents/integrations/hris/query`, { agentIds: [] }, 'wfm:agent:view'],
  ['PUT', `${WFM}/agents/${UNKNOWN_ID}/integrations/hris`, { associatedIntegrations: [] }, 'wfm:agent:edit'],
  ['POST', `${UNIT}/decisionmetrics/update/uploadurl`, { contentLengthBytes: 20 }, 'wfm:decisionMetrics:edit'],
  ['POST', `${UNIT}/decisionmetrics/update`, { uploadKey: UNKNOWN_ID }, 'wfm:decisionMetrics:edit'],
  ['GET', `${UNIT}/decisionmetrics/jobs/${UNKNOWN_ID}`, undefined, 'wfm:decisionMetrics:edit'],
  ['GET', `${WFM}/managementunits/${UNKNOWN_ID}/decisionmetrics`, undefined, 'wfm:decisionMetrics:view'],
  ['POST', `${WFM}/managementunits/${UNKNOWN_ID}/shrinkage/jobs`, { startDate: START }, 'wfm:shrinkage:view'],
  ['POST', `${WFM}/teams/${UNKNOWN_ID}/shrinkage/jobs`, { startDate: START, timeZone: 'UTC' }, 'wfm:shrinkage:view'],
  [
    'POST',
    `${WFM}/agents/me/possibleworkshifts`,
    { weekStartDate: '2026-03-16', weekCount: 1 },
    'wfm:agentPossibleWorkShifts:view',
  ],
  [
    'POST',
    `${WFM}/unavailabletimes/validation/jobs`,
    { validationWeekDate: '2026-03-16', unavailableTimes: [] },
    'wfm:agentUnavailableTimes:submit',
  ],
  ['POST', `${WFM}/managementunits/${UNKNOWN_ID}/workplans/new/validate`, {}, 'wfm:workPlan:add'],
  [
    'POST',
    `${WFM}/alternativeshifts/offers/jobs`,
    { schedule: LOOKUP, queryWeekDate: '2026-03-16' },
    'wfm:agentAlternativeShift:submit',
  ],
  [
    'POST',
    `${WFM}/alternativeshifts/offers/search/jobs`,
    { schedule: LOOKUP, queryWeekDate: '2026-03-16', initiatingShift: { id: UNKNOWN_ID, startDate: START } },
    'wfm:agentAlternativeShift:submit',
  ],
  ['POST', `${UNIT}/alternativeshifts/trades/search`, {}, 'wfm:alternativeShift:view'],
  ['PATCH', `${WFM}/alternativeshifts/trades/state/jobs`, { managementUnitId: UNKNOWN_ID }, 'wfm:alternativeShift:edit'],
  ['POST', `${EDGES}/phones/${UNKNOWN_ID}/reboot`, undefined, 'telephony:plugin:all'],
  ['POST', `${EDGES}/phones/reboot`, { phoneIds: [] }, 'telephony:plugin:all'],
  ['POST', `${EDGES}/${UNKNOWN_ID}/reboot`, undefined, 'telephony:plugin:all'],
  ['PATCH', `${EDGES}/sites/${UNKNOWN_ID}/siteconnections`, { enabled: true }, 'telephony:plugin:all'],
  ['POST', NUMBERS, [], 'telephony:numberRouting:edit'],
  ['POST', `${NUMBERS}/reset`, { resetOrganizationId: UNKNOWN_ID }, 'telephony:numberRouting:edit'],
])('%s %s is refused without the permission', async (verb, path, body, permission) => {
  const { status, body: response } = await call<ErrorBody>(verb, path, body);
  expect(status).toBe(403);
  expect(response.message).toContain(permission);
});
