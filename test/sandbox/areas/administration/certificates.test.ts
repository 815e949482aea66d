import type { ParsedCertificate } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import { openOffice, readBy } from './support.js';
import type { Office } from './support.js';

const PATH = '/api/v2/certificate/details';

/** Made with openssl, which says the same of them. */
const ferries = [
  '-----BEGIN CERTIFICATE-----',
  'MIIB0TCCAXegAwIBAgIUQHUdGaC2qFwK2Otmby7IXH6Bpa4wCgYIKoZIzj0EAwIw',
  'PjELMAkGA1UEBhMCR0IxHjAcBgNVBAoMFU1lcmlkaWFuIEZlcnJpZXMsIEx0ZDEP',
  'MA0GA1UEAwwGSMOkZmVuMB4XDTI2MTEyMzA5MDMwNFoXDTI3MTEyMzA5MDMwNFow',
  'PjELMAkGA1UEBhMCR0IxHjAcBgNVBAoMFU1lcmlkaWFuIEZlcnJpZXMsIEx0ZDEP',
  'MA0GA1UEAwwGSMOkZmVuMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEW5dVLqEs',
  'szgyctw9Qrvg4YFgMyTSrBE/I/7hTsvQEu7XQzpUAcv3iC1+cjzXpkeqpdnePGlf',
  'YV069quIRYpLo6NTMFEwHQYDVR0OBBYEFGLR9JByyFp369rdR8nKoiDw/F9zMB8G',
  'A1UdIwQYMBaAFGLR9JByyFp369rdR8nKoiDw/F9zMA8GA1UdEwEB/wQFMAMBAf8w',
  'CgYIKoZIzj0EAwIDSAAwRQIgQPnLDVt4qMMIh5+04pJB/FsmRAwAo1ibo7c66xql',
  'F5ACIQCqVDyXVJqYOAsa2MTKd99hYeyDCLm5ZBLOWCvGWAWh0w==',
  '-----END CERTIFICATE-----',
].join('\n');
/** Valid until 2059, which takes a year of four digits. */
const root = [
  '-----BEGIN CERTIFICATE-----',
  'MIIBmDCCAT+gAwIBAgIURXqgRrKliATmCgVcnBh1dhSvGBswCgYIKoZIzj0EAwIw',
  'ITEQMA4GA1UECgwHSXNsYW5kczENMAsGA1UEAwwEUm9vdDAgFw0yNjExMjMwOTAz',
  'MDRaGA8yMDU5MTAwMTA5MDMwNFowITEQMA4GA1UECgwHSXNsYW5kczENMAsGA1UE',
  'AwwEUm9vdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDUYWA+dL90yURqL/rWc',
  'KLihyHB3v55xySyZzs35T4s2oy6ZBNX96FZWxL2fPD7B34K/LBbFIqjccX8BQ07a',
  'xkijUzBRMB0GA1UdDgQWBBTdSK3qfvkCUseWmX+DdM5ucb1ajTAfBgNVHSMEGDAW',
  'gBTdSK3qfvkCUseWmX+DdM5ucb1ajTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49',
  'BAMCA0cAMEQCIEVPiHIXfP6lSBwRU85WZoTCOzozrTzOrsTYJQ1t6t0UAiB454xa',
  '914nYLnJWqknOVVZXSTrdsQ83JLS6P+Z+SXyXg==',
  '-----END CERTIFICATE-----',
].join('\n');

let office: Office;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

const detailsOf = async (certificate: string) =>
  (await send<ParsedCertificate>('POST', PATH, { certificate })).certificateDetails;

describe('The details of certificates', () => {
  it('are what each of a chain says of itself', async () => {
    const name = 'CN=Häfen,O=Meridian Ferries\\, Ltd,C=GB';
    expect(await detailsOf(`${ferries}\n${root}\n`)).toStrictEqual([
      {
        ...{ issuer: name, subject: name, expired: false },
        ...{ issueDate: '2026-11-23T09:03:04.000Z', expirationDate: '2027-11-23T09:03:04.000Z' },
      },
      {
        ...{ issuer: 'CN=Root,O=Islands', subject: 'CN=Root,O=Islands', expired: false },
        ...{ issueDate: '2026-11-23T09:03:04.000Z', expirationDate: '2059-10-01T09:03:04.000Z' },
      },
    ]);
  });

  it('tell whether it has expired, by the clock of the sandbox', async () => {
    office.sandbox.clock.set(Date.parse('2028-01-01T00:00:00Z'));
    const call = await signIn(office.sandbox);
    const { body } = await call<ParsedCertificate>('POST', PATH, { certificate: `${ferries}\n${root}` });
    expect(body.certificateDetails!.map(({ expired }) => expired)).toStrictEqual([true, false]);
  });

  it.each(['', 'MIIB', ferries.replace('MIIB0TCC', 'MIIB'), ferries.replaceAll('CERTIFICATE', 'PUBLIC KEY')])(
    'are refused of what is no certificate: %#',
    async (certificate) => {
      expect(await refused('POST', PATH, { certificate })).toStrictEqual({
        ...{ status: 400, code: 'bad.request', fields: ['certificate'] },
      });
    },
  );
});
