import { beforeEach, describe, expect, it } from 'vitest';
import type { BeginWebAuthnRegistrationResponse, Verifier } from 'contact-centre-client';
import type { Listing } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const MINE = '/api/v2/users/me/verifiers';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const begin = async () =>
  (await floor.asAgent<BeginWebAuthnRegistrationResponse>('POST', `${MINE}/webauthn/register/options`)).body.publicKey;
const clientData = (challenge: string, type = 'webauthn.create'): string =>
  btoa(JSON.stringify({ type, challenge, origin: 'https://sandbox.example' }));
const finish = async (clientDataJSON: string, more: object = {}) =>
  await floor.asAgent<Verifier>('POST', `${MINE}/webauthn/register`, {
    name: 'Key ring',
    credential: {
      id: 'a-key',
      rawId: 'a-key',
      type: 'public-key',
      response: { clientDataJSON, attestationObject: 'o2M=' },
      ...more,
    },
  });
const verifiers = async () => (await floor.asAgent<Listing<Verifier>>('GET', MINE)).body.entities;

describe('A security key', () => {
  it("is registered by a browser's response to a challenge, and listed among the user's factors", async () => {
    const { challenge, user, rp, excludeCredentials } = await begin();
    expect([rp.id, user.displayName, excludeCredentials]).toStrictEqual(['sandbox.example', floor.agent.name, []]);
    const { status, body } = await finish(clientData(challenge));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Key ring', type: 'WEBAUTHN', enabled: true, default: false });
    expect(await verifiers()).toMatchObject([{ id: body.id, type: 'WEBAUTHN' }]);
    expect((await begin()).excludeCredentials).toStrictEqual([{ type: 'public-key', id: 'a-key' }]);
    expect((await floor.asAgent('DELETE', `${MINE}/${body.id}`)).status).toBe(204);
    expect((await begin()).excludeCredentials).toStrictEqual([]);
  });

  it('is refused without a challenge, for another one, too late, or twice', async () => {
    expect((await finish(clientData('none'))).status).toBe(400);
    const { challenge, timeout } = await begin();
    expect((await finish(clientData('another'))).status).toBe(400);
    expect((await finish(clientData(challenge, 'webauthn.get'))).status).toBe(400);
    expect((await finish('no base64')).status).toBe(400);
    expect((await finish(clientData(challenge), { rawId: 'another' })).status).toBe(400);
    expect((await finish(clientData(challenge), { type: 'password' })).status).toBe(400);
    expect((await finish(clientData(challenge))).status).toBe(200);
    // A challenge is valid for one key.
    expect((await finish(clientData(challenge), { id: 'b', rawId: 'b' })).status).toBe(400);
    expect((await finish(clientData((await begin()).challenge))).status).toBe(400);
    const late = (await begin()).challenge;
    floor.sandbox.clock.advance(timeout!);
    expect((await finish(clientData(late), { id: 'c', rawId: 'c' })).status).toBe(400);
    expect(await verifiers()).toHaveLength(1);
  });
});
