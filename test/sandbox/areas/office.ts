import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { callWith, signInUser } from '../support.js';
import type { Answer, Call, Listing, NamedEntity } from '../support.js';

const NOW = Date.parse('2026-03-10T12:30:00Z');

/** No entity has this id. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
export { UNKNOWN_ID as NOBODY };

/** A sandbox with a stopped clock and two signed-in users. */
export interface Office {
  sandbox: Sandbox;
  call: Call;
  other: Call;
  me: NamedEntity;
  users: NamedEntity[];
}

export async function openOffice(): Promise<Office> {
  const sandbox = createSandbox({ now: () => NOW, rateLimit: false, permissions: 'off' });
  const signedIn = async (userId?: string): Promise<Call> => callWith(sandbox, (await signInUser(sandbox, userId)).access_token);
  const call = await signedIn();
  const users = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  const { body: me } = await call<NamedEntity>('GET', '/api/v2/users/me');
  const other = await signedIn(users.find(({ id }) => id !== me.id)!.id);
  return { sandbox, call, other, me, users };
}

/** The status, code and fields of an error response. */
export function refusal({ status, body }: Answer<unknown>): { status: number; code: string; fields: string[] } {
  const { code, details } = body as { code: string; details: { fieldName?: string }[] };
  return { status, code, fields: details.map(({ fieldName = '' }) => fieldName) };
}

/** Calls that expect a success or an error, and return the relevant part of the response. */
export function readBy(office: () => Office) {
  return {
    send: async <T = NamedEntity>(verb: string, path: string, body?: object): Promise<T> =>
      (await office().call<T>(verb, path, body)).body,
    refused: async (verb: string, path: string, body?: object) => refusal(await office().call(verb, path, body)),
  };
}

/** Downloads a file from the URL in a response. */
export async function download(sandbox: Sandbox, uri: string): Promise<string> {
  const answer = await sandbox.fetch(new Request(new URL(uri, 'https://sandbox.example')));
  return await answer.text();
}

/** Uploads a file to the URL in a response, with the token of the caller. */
export async function upload(sandbox: Sandbox, uri: string, content: string, method = 'PUT'): Promise<number> {
  const request = new Request(new URL(uri, 'https://sandbox.example'), { method, headers: bearer(sandbox), body: content });
  const answer = await sandbox.fetch(request);
  return answer.status;
}

/** The header that the platform's own upload URLs require. */
export const bearer = (sandbox: Sandbox): Record<string, string> => ({ Authorization: `Bearer ${sandbox.issueAccessToken()}` });

/** Uploads a file to a signed URL, with the signed headers and without a token. */
export async function putSigned(sandbox: Sandbox, url: string, headers: Record<string, string>, body: string): Promise<number> {
  return (await sandbox.fetch(new Request(url, { method: 'PUT', headers, body }))).status;
}
