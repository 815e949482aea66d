import { createHmac } from 'node:crypto';
import type { CreateVerifierRequest, CreateVerifierResponse, Verifier } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../support.js';
import { refusal } from '../office.js';
import { NOW, openFloor } from '../support.js';
import type { Floor } from '../support.js';

const MINE = '/api/v2/users/me/verifiers';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const add = async (more: Partial<CreateVerifierRequest> = {}) =>
  (await floor.asAgent<CreateVerifierResponse>('POST', `${MINE}/totp`, { name: 'Telephone', ...more })).body;
const verifiers = async () => (await floor.asAgent<Listing<Verifier>>('GET', MINE)).body.entities;
const validate = async (id: string, token: string, enable = true) =>
  await floor.asAgent('POST', `${MINE}/totp/${id}`, { token, enable });

/** The code that an authenticator app shows for an address (RFC 6238). */
function codeOf(keyUri = '', later = 0): string {
  const keyParams = new URL(keyUri).searchParams;
  const bits = Array.from(keyParams.get('secret')!, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor((NOW + later) / 1000 / Number(keyParams.get('period')))));
  const mac = createHmac(keyParams.get('algorithm')!.toLowerCase(), key).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff;
  const digits = Number(keyParams.get('digits'));
  return String(number % 10 ** digits).padStart(digits, '0');
}

describe("A user's authenticator app", () => {
  it.each([
    {},
    { algorithm: 'SHA256', digits: 8, period: 60, secretSize: 33 },
    { algorithm: 'SHA512', digits: 7, secretSize: 64 },
  ])('is enabled by a valid code: %j', async (how) => {
    const { id, keyUri } = await add(how);
    expect(await verifiers()).toMatchObject([{ id, name: 'Telephone', type: 'TOTP', enabled: false }]);
    expect((await validate(id, codeOf(keyUri))).status).toBe(204);
    expect(await verifiers()).toMatchObject([{ id, enabled: true }]);
  });

  it('is not enabled by an invalid code, or without a request to enable it', async () => {
    const { id, keyUri } = await add();
    for (const code of [codeOf((await add()).keyUri), codeOf(keyUri, 60_000), codeOf(keyUri, -60_000), ''])
      expect(refusal(await validate(id, code))).toMatchObject({ status: 400, fields: ['token'] });
    // A code may be one step late, or from a clock that is ahead.
    for (const later of [0, 30_000, -30_000]) expect((await validate(id, codeOf(keyUri, later), false)).status).toBe(204);
    expect((await verifiers())[0]).toMatchObject({ id, enabled: false });
  });

  it('replaces the default factor, and never shows its secret again', async () => {
    const first = await add({ default: true });
    const second = await add({ name: 'Tablet', default: true });
    expect((await verifiers()).map(({ id, default: isDefault }) => [id, isDefault])).toStrictEqual([
      [first.id, false],
      [second.id, true],
    ]);
    const secret = new URL(second.keyUri!).searchParams.get('secret')!;
    expect((await floor.asAgent('GET', MINE)).text).not.toContain(secret);
    expect((await floor.call<Listing<Verifier>>('GET', `${floor.agent.selfUri}/verifiers`)).body.entities).toHaveLength(2);
  });

  it('can be renamed and made the default by its owner', async () => {
    const first = await add({ default: true });
    const second = await add();
    const { body } = await floor.asAgent('PUT', `${MINE}/${second.id}`, { name: 'Tablet', default: true });
    expect(body).toMatchObject({ id: second.id, name: 'Tablet', type: 'TOTP', enabled: false, default: true });
    expect(await verifiers()).toMatchObject([{ id: first.id, default: false }, { name: 'Tablet' }]);
    expect((await floor.asAgent('PUT', `${MINE}/${NOBODY}`, { name: 'Tablet' })).status).toBe(404);
  });

  it('is listed for the caller until it is deleted', async () => {
    const { id, keyUri } = await add();
    expect((await floor.call('POST', `${MINE}/totp/${id}`, { token: codeOf(keyUri) })).status).toBeGreaterThanOrEqual(400);
    expect((await validate(NOBODY, '000000')).status).toBe(404);
    expect((await floor.asAgent('DELETE', `${MINE}/${id}`)).status).toBeLessThan(300);
    expect((await validate(id, codeOf(keyUri))).status).toBe(404);
    expect(await verifiers()).toStrictEqual([]);
  });

  it.each([
    ['digits', { digits: 5 }],
    ['period', { period: 0 }],
    ['secretSize', { secretSize: 1_000_000 }],
  ])('is refused with %s out of bounds', async (field, more) => {
    const answer = await floor.asAgent('POST', `${MINE}/totp`, { name: 'Telephone', ...more });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: [field] });
  });
});
