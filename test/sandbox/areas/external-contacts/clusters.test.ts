import type { Cluster, ExternalContact } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call } from '../../support.js';
import { UNKNOWN_ID, refusal } from '../office.js';

const CONTACTS = '/api/v2/externalcontacts/contacts';
const SCANS = '/api/v2/externalcontacts/graphs/clusterscans';
const [ONE, OTHER, CLUSTER, SINGLE] = [1, 2, 3, 4].map((digit) => UNKNOWN_ID.replace(/0$/, String(digit))) as [
  string,
  string,
  string,
  string,
];
const path = `${SCANS}/scan-1/clusters`;
const of = (...ids: string[]) => ({ vertices: { contacts: ids.map((id) => ({ vertexId: id, contact: { id } })) } });

let call: Call;
beforeEach(async () => {
  const seed = {
    entities: {
      [CONTACTS]: [
        { id: ONE, firstName: 'Mairi', lastName: 'Beaton' },
        { id: OTHER, firstName: 'Mairi', lastName: 'Beaton', title: 'Purser' },
      ],
      [SCANS]: [{ id: 'scan-1' }],
      [path]: [
        { id: CLUSTER, graph: of(ONE, OTHER) },
        { id: SINGLE, graph: of(ONE) },
      ],
    },
  };
  call = await signIn(createSandbox({ now: () => Date.parse('2026-03-10T12:30:00Z'), seed, permissions: 'off' }));
});

describe('A cluster of contacts', () => {
  it('is merged into one contact once', async () => {
    const mergeInfo = { status: 'ManualSucceeded', dateMerged: '2026-03-10T12:30:00.000Z' };
    expect(await call('PUT', `${path}/${CLUSTER}/merge`)).toMatchObject({ status: 200, body: { id: CLUSTER, mergeInfo } });
    expect((await call<Cluster>('GET', `${path}/${CLUSTER}`)).body.mergeInfo).toStrictEqual(mergeInfo);
    const [one, other] = await Promise.all(
      [ONE, OTHER].map(async (id) => (await call<ExternalContact>('GET', `${CONTACTS}/${id}`)).body),
    );
    expect(one!.id).toBe(other!.id);
    expect(one).toMatchObject({ firstName: 'Mairi', title: 'Purser', mergedFrom: [{ id: ONE }, { id: OTHER }] });
    expect((await call('PUT', `${path}/${CLUSTER}/merge`)).status).toBe(409);
  });

  it('must exist and have at least two contacts', async () => {
    expect(refusal(await call('PUT', `${path}/${SINGLE}/merge`))).toMatchObject({ status: 400 });
    expect((await call<Cluster>('GET', `${path}/${SINGLE}`)).body).not.toHaveProperty('mergeInfo.dateMerged');
    expect((await call('PUT', `${path}/${UNKNOWN_ID}/merge`)).status).toBe(404);
    expect((await call('PUT', `${SCANS}/scan-2/clusters/${CLUSTER}/merge`)).status).toBe(404);
  });
});
