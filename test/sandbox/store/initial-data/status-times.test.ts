import { expect, it } from 'vitest';
import { createSandbox } from 'contact-centre-client/sandbox';
import { UsersApi } from '../../../../src/apis/users.js';
import { clientOf } from '../../../support/in-sandbox.js';

const NOW = Date.parse('2026-03-10T15:37:00Z');
const HOUR = 3_600_000;

it('Seeded users have had their status for minutes or hours, and offline ones since the last days, also after a reset', async () => {
  const sandbox = createSandbox({ seed: 3, now: () => NOW });
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken());
  const api = new UsersApi(client);
  const readHours = async (): Promise<number[]> => {
    const { entities } = await api.getUsers({ pageSize: 100, expand: ['presence', 'routingStatus'] });
    return entities.map(({ presence, routingStatus }) => {
      expect(routingStatus!.startTime).toBe(presence!.modifiedDate);
      const hours = (NOW - Date.parse(presence!.modifiedDate!)) / HOUR;
      expect(hours).toBeLessThan(presence!.presenceDefinition!.systemPresence === 'Offline' ? 65 : 4);
      return hours;
    });
  };
  const hours = await readHours();
  expect(Math.min(...hours)).toBeGreaterThan(0);
  expect(new Set(hours).size).toBeGreaterThan(10);
  sandbox.clock.advance(10 * HOUR);
  sandbox.reset({ keepTokens: true });
  expect(await readHours()).toEqual(hours);
});
