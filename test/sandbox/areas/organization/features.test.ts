import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import { refusal } from '../office.js';

const FEATURES = '/api/v2/organizations/features';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const shown = async (): Promise<unknown> =>
  (await floor.call<{ features?: unknown }>('GET', '/api/v2/organizations/me')).body.features;

describe('A feature of the organisation', () => {
  it('is switched separately, and shown with the organisation', async () => {
    expect((await floor.call('PATCH', `${FEATURES}/chat`, { enabled: true })).body).toStrictEqual({ chat: true });
    const both = { chat: true, pci: true };
    expect((await floor.call('PATCH', `${FEATURES}/pci`, { enabled: true })).body).toStrictEqual(both);
    expect(await shown()).toStrictEqual(both);
    await floor.call('PATCH', `${FEATURES}/chat`, { enabled: false });
    expect(await shown()).toStrictEqual({ chat: false, pci: true });
  });

  it('is not switched if it does not exist, without a state, or without permission', async () => {
    expect((await floor.call('PATCH', `${FEATURES}/harbour`, { enabled: true })).status).toBe(400);
    expect(refusal(await floor.call('PATCH', `${FEATURES}/chat`, {}))).toMatchObject({ status: 400, fields: ['enabled'] });
    expect((await floor.asAgent('PATCH', `${FEATURES}/chat`, { enabled: true })).status).toBe(403);
    expect(await shown()).toBeUndefined();
  });
});
