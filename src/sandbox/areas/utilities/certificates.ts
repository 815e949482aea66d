import type { Hono } from 'hono';
import type { Certificate, CertificateDetails } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../http/errors.js';
import { fromBase64 } from '../../world/base64.js';
import type { World } from '../../world/world.js';
import { iso } from '../conversations/model.js';

/** What a value of DER is, and its bytes (ITU-T X.690). */
interface Value {
  tag: number;
  content: Uint8Array;
}

const SEQUENCE = 0x30;
const VERSION = 0xa0;
const OBJECT_IDENTIFIER = 0x06;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
const BMP_STRING = 0x1e;

/** Attribute types that RFC 4514 has short names for, by the bytes of their identifiers. */
const names: Readonly<Record<string, string>> = {
  ...{ '85,4,3': 'CN', '85,4,7': 'L', '85,4,8': 'ST', '85,4,10': 'O', '85,4,11': 'OU', '85,4,6': 'C', '85,4,9': 'STREET' },
  ...{ '9,146,38,137,147,242,44,100,1,25': 'DC', '9,146,38,137,147,242,44,100,1,1': 'UID' },
};

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;

/**
 * What certificates say of themselves. How the platform writes names is not documented: here they are as in RFC 4514. Whether somebody
 * trusts a certificate is not found out, and so its `signatureValid` and `valid` are not told.
 */
export function certificateRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/certificate/details', (context) => {
    const { certificate } = readObject<Certificate>(context, ['certificate']);
    const found = [...certificate.matchAll(PEM)].map(([, text = '']) => detailsOf(text.replace(/\s/g, ''), world.now()));
    if (found.length === 0) throw unreadable();
    return context.json({ certificateDetails: found });
  });
}

const unreadable = () =>
  badRequest('The certificate is none in PEM form', [{ errorCode: 'invalid.value', fieldName: 'certificate' }]);

/** RFC 5280, 4.1: version, serial number, algorithm, issuer, validity, subject, and what is of no interest here. */
function detailsOf(base64: string, now: number): CertificateDetails {
  try {
    const [certificate] = valuesOf(fromBase64(base64));
    const [signed] = valuesOf(of(certificate, SEQUENCE));
    const fields = valuesOf(of(signed, SEQUENCE));
    const [, , issuer, validity, subject] = fields[0]?.tag === VERSION ? fields.slice(1) : fields;
    const [from, to] = valuesOf(of(validity, SEQUENCE)).map(timeOf);
    if (from === undefined || to === undefined) throw unreadable();
    return {
      ...{ issuer: nameOf(of(issuer, SEQUENCE)), subject: nameOf(of(subject, SEQUENCE)) },
      ...{ issueDate: iso(from), expirationDate: iso(to), expired: to < now },
    };
  } catch {
    throw unreadable();
  }
}

/** The values that bytes consist of, one after another. @throws where they are cut short. */
function valuesOf(bytes: Uint8Array): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, short = 0] = bytes.subarray(at, at + 2);
    const more = short > 0x7f ? short & 0x7f : 0;
    const length = more === 0 ? short : bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
    const start = at + 2 + more;
    if (more > 4 || start + length > bytes.length) throw new RangeError('The value is cut short');
    values.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return values;
}

function of(value: Value | undefined, tag: number): Uint8Array {
  if (value?.tag !== tag) throw new TypeError(`A value of the type ${tag} is expected`);
  return value.content;
}

/** A distinguished name, the last part first (RFC 4514, 2.1). */
function nameOf(bytes: Uint8Array): string {
  return valuesOf(bytes)
    .map((part) => valuesOf(part.content).map(attributeOf).join('+'))
    .reverse()
    .join(',');
}

function attributeOf({ content }: Value): string {
  const [type, value] = valuesOf(content);
  const identifier = of(type, OBJECT_IDENTIFIER);
  if (!value) throw new TypeError('An attribute has no value');
  return `${names[identifier.join(',')] ?? dotted(identifier)}=${escaped(textOf(value))}`;
}

const textOf = ({ tag, content }: Value): string => new TextDecoder(tag === BMP_STRING ? 'utf-16be' : 'utf-8').decode(content);

/** RFC 4514, 2.4. */
const escaped = (text: string): string =>
  text
    .replace(/["+,;<>\\]/g, (character) => `\\${character}`)
    .replace(/^[ #]/, (character) => `\\${character}`)
    .replace(/ $/, '\\ ');

function dotted(identifier: Uint8Array): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of identifier) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte > 0x7f) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [first = 0, ...rest] = arcs;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}

/** ms since the epoch. Years of two digits are those from 1950 to 2049 (RFC 5280, 4.1.2.5.1). */
function timeOf({ tag, content }: Value): number {
  const text = new TextDecoder().decode(content);
  const full = tag === UTC_TIME ? `${text < '5' ? '20' : '19'}${text}` : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full)?.slice(1).map(Number);
  if (!parts || ![UTC_TIME, GENERALIZED_TIME].includes(tag)) throw new TypeError('The time is none');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
