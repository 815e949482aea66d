import type { PromptAssetUpload, SystemPromptAsset } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, putSigned } from '../office.js';

const PROMPTS = '/api/v2/architect/systemprompts';

let sandbox: Sandbox;
let call: Call;
let path: string;
beforeEach(async () => {
  const seed = { entities: { [PROMPTS]: [{ name: 'on_hold_music' }] } };
  sandbox = createSandbox({ now: () => Date.parse('2026-03-10T12:30:00Z'), seed, permissions: 'off' });
  call = await signIn(sandbox);
  const [prompt] = (await call<Listing<NamedEntity>>('GET', PROMPTS)).body.entities;
  path = `${PROMPTS}/${prompt!.id}/resources`;
  await call('POST', path, { language: 'en-gb' });
});

const status = async (): Promise<unknown> =>
  (await call<Listing<SystemPromptAsset & NamedEntity>>('GET', path)).body.entities[0]!.uploadStatus;

describe('A resource of a system prompt', () => {
  it('accepts a recording, which is transcoded after the upload', async () => {
    const { body } = await call<PromptAssetUpload>('POST', `${path}/en-gb/uploads`);
    expect(await status()).not.toBe('uploaded');
    expect(await putSigned(sandbox, body.url!, body.headers!, 'sound')).toBe(200);
    expect(await status()).toBe('uploaded');
    sandbox.clock.advance(2000);
    expect(await status()).toBe('transcoded');
  });

  it('must exist before a recording is uploaded', async () => {
    expect((await call('POST', `${path}/de-de/uploads`)).status).toBe(404);
    expect((await call('POST', `${PROMPTS}/${UNKNOWN_ID}/resources/en-gb/uploads`)).status).toBe(404);
  });

  it('that is deleted before the upload has no recording', async () => {
    const { body } = await call<PromptAssetUpload>('POST', `${path}/en-gb/uploads`);
    await call('DELETE', `${path}/en-gb`);
    expect(await putSigned(sandbox, body.url!, body.headers!, 'sound')).toBe(200);
    expect((await call<Listing<NamedEntity>>('GET', path)).body.entities).toStrictEqual([]);
  });
});
