import { beforeAll, expect, it } from 'vitest';
import type { Route } from '../../../src/sandbox/operations/route.js';
import { surface } from '../../../src/sandbox/operations/surface.js';
import { examineValue } from '../../../src/sandbox/http/validators.js';
import type { Caller } from '../operations/support/caller.js';
import { openForAll } from '../operations/support/filled-sandbox.js';
import { plausible } from '../operations/support/plausible-values.js';

/** Resources whose PUT has another body than the response of GET: ids of its entities, or a command. */
const others = new Set([
  '/api/v2/notifications/channels/{}/subscriptions',
  '/api/v2/orgauthorization/trustees/{}/groups/{}/roles',
  '/api/v2/orgauthorization/trustees/{}/users/{}/roles',
  '/api/v2/recording/jobs/{}',
  '/api/v2/speechandtextanalytics/programs/{}/mappings',
  '/api/v2/users/{}/roles',
  '/api/v2/authorization/policies/targets/{}',
  '/api/v2/conversations/{}/customattributes',
  '/api/v2/conversations/messaging/settings/default',
  '/api/v2/externalcontacts/import/jobs/{}',
  '/api/v2/gamification/contests/{}',
  '/api/v2/groups/{}/dynamicsettings',
  '/api/v2/integrations/actions/{}/draft/function',
  '/api/v2/knowledge/sources/{}',
  '/api/v2/messaging/settings/default',
]);

/** An assignment without a rule names none, and GET shows none. */
const excused = new Set(['/api/v2/learning/modules/{}: autoAssign.ruleId is required']);

/** Before the first PUT, GET shows fewer fields than PUT requires. */
const unset = new Set([
  '/api/v2/analytics/dataretention/settings',
  '/api/v2/flows/{}/instances/settings/loglevels',
  '/api/v2/flows/instances/settings/loglevels/default',
  '/api/v2/speechandtextanalytics/programs/{}/settings/insights',
]);

let caller: Caller;
beforeAll(async () => {
  ({ caller } = await openForAll());
});

interface Resource {
  template: string;
  read: Route;
  write: Route;
  /** The body type of PUT. */
  acceptedName: string;
}

const resources = surface().templates.flatMap((template): Resource[] => {
  const read = surface().route(template, 'GET');
  const write = surface().route(template, 'PUT');
  if (!read || !write?.operation.body || others.has(template)) return [];
  return [{ template, read, write, acceptedName: write.operation.body.type }];
});

it('Every resource accepts by PUT what GET returned', async () => {
  const refused: string[] = [];
  const unmade: string[] = [];
  let putBack = 0;
  for (const { template, read, write } of resources) {
    const values = await caller.values(write.operation);
    const show = async () =>
      await caller.call(read.operation, { ...(await caller.values({ ...read.operation, path: '/' })), ...values });
    let shown = await show();
    // Some resources are only created by PUT, such as a campaign's schedule.
    if (shown.status === 404 || unset.has(template)) {
      await caller.call(write.operation, values);
      shown = await show();
    }
    if (shown.status !== 200) {
      unmade.push(`${template}: ${shown.status}`);
      continue;
    }
    putBack += 1;
    const answer = await caller.call(write.operation, { ...values, [write.operation.body?.argument ?? '']: shown.body });
    if (answer.status >= 300) refused.push(`PUT ${template}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  console.log(`${putBack} of ${resources.length} resources put back as they were shown; there is no ${unmade.join(', ')}`);
  expect(refused).toEqual([]);
  expect(putBack).toBeGreaterThanOrEqual(136);
});

it('Every resource accepts by PUT all fields that its type has', () => {
  const objects = resources.filter(({ acceptedName }) => !acceptedName.endsWith('[]'));
  const refused = objects.flatMap(({ template, read, acceptedName }) => {
    const { returns } = read.operation;
    const { findings } = examineValue('strict', acceptedName, plausible(returns), { isComplete: true, readType: returns });
    return findings.map(({ message }) => `${template}: ${message}`).filter((finding) => !excused.has(finding));
  });
  expect(refused).toEqual([]);
  expect(objects.length).toBeGreaterThan(140);
});
