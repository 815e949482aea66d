import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWithQs } from '../../src/core/encode-qs.js';
import { encodeWithUrlSearchParams } from '../../src/core/encode-url-search-params.js';
import { redactBody } from '../../src/core/log-entry.js';
import { REDACTED, redactHeaders, redactUrl, redactValues } from '../../src/core/redact.js';

const secretName = fc
  .constantFrom(
    ...[
      'access_token',
      'refresh_token',
      'id_token',
      'client_secret',
      'code',
      'code_verifier',
      'assertion',
      'password',
      'jwt',
      'token',
    ],
    ...[
      'authorization',
      'cookie',
      'set-cookie',
      'x-api-key',
      'proxy-authorization',
      'newPassword',
      'oldPassword',
      'SAMLResponse',
    ],
  )
  .chain((name) => fc.tuple(fc.constant(name), fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length })))
  .map(([name, upper]) => Array.from(name, (letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));
/** Recognisable, so that finding it means that it survived. */
const secret = fc.stringMatching(/^[A-Za-z0-9+/=.&# _"-]{0,20}$/).map((text) => `HUSH${text}`);
const openName = fc.stringMatching(/^[a-z]{1,4}[A-Z]?$/).filter((name) => !['code', 'jwt'].includes(name.toLowerCase()));
const openValue = fc.stringMatching(/^[a-z0-9 &=#?%+]{0,12}$/);
const encoders = [
  ['qs', encodeWithQs],
  ['URLSearchParams', encodeWithUrlSearchParams],
] as const;

describe('L1 redaction (randomised)', () => {
  it.each(encoders)('L1 lets no secret of a query or a fragment survive redactUrl (%s)', (_name, encode) => {
    fc.assert(
      fc.property(
        secretName,
        secret,
        openName,
        openValue,
        fc.constantFrom('?', '#', '?x=1#'),
        (name, value, other, open, mark) => {
          const before = encode([[other, open]]);
          const url = `https://api.example/a${mark}${before}&${encode([[name, value]])}&z=1`;
          expect(redactUrl(url)).toBe(`https://api.example/a${mark}${before}&${encode([[name, '']])}${REDACTED}&z=1`);
        },
      ),
    );
  });

  it('L1 lets no secret survive under a name that is itself encoded', () => {
    expect(redactUrl('https://a/?%61ccess%5Ftoken=hush')).toBe(`https://a/?%61ccess%5Ftoken=${REDACTED}`);
  });

  it('L3 reads a name with a broken escape as it stands', () => {
    expect(redactUrl('https://a/?%zz=1&%E0%A4%A=2&code=hush')).toBe(`https://a/?%zz=1&%E0%A4%A=2&code=${REDACTED}`);
  });

  it('L1 lets no user and password survive redactUrl', () => {
    expect(redactUrl('https://user:hush@api.example/a@b')).toBe(`https://${REDACTED}@api.example/a@b`);
  });

  it('L3 takes any text for an address, and leaves one without secrets alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof redactUrl(text)).toBe('string');
      }),
    );
    fc.assert(
      fc.property(openName, openValue, (name, value) => {
        const url = `https://api.example/a%20b?${encodeWithQs([[name, value]])}#top`;
        expect(redactUrl(url)).toBe(url);
      }),
    );
  });

  it.each(encoders)('L1 lets no secret of a form survive redactBody (%s)', (_name, encode) => {
    fc.assert(
      fc.property(secretName, secret, openName, openValue, (name, value, other, open) => {
        const redacted = redactBody(
          encode([
            [name, value],
            [other, open],
          ]),
          'application/x-www-form-urlencoded;charset=UTF-8',
        );
        expect(redacted).toBe(`${encode([[name, '']])}${REDACTED}&${encode([[other, open]])}`);
      }),
    );
  });

  it('L1 lets no secret of any JSON survive redactBody, and the rest does', () => {
    const holders = fc.letrec<{ holder: unknown }>((tie) => ({
      holder: fc.oneof(
        { depthSize: 'small' },
        fc.record({ kept: fc.constant('seen') }),
        fc.tuple(secretName, secret).map(([name, value]) => ({ [name]: value, kept: 'seen' })),
        fc.tuple(secretName, secret).map(([name, value]) => ({ [name]: [{ deep: value }], kept: 'seen' })),
        tie('holder').map((inner) => ({ inner, kept: 'seen' })),
        fc.array(tie('holder'), { minLength: 1 }),
      ),
    })).holder;
    fc.assert(
      fc.property(holders, fc.constantFrom('application/json', 'application/problem+json', '', 'text/plain'), (value, type) => {
        const redacted = redactBody(JSON.stringify(value, null, 2), type);
        expect(redacted).not.toContain('HUSH');
        expect(redacted).toContain('"kept":"seen"');
        expect(() => JSON.parse(redacted) as unknown).not.toThrow();
      }),
    );
  });

  it('L1 only counts JSON that does not parse', () => {
    expect(redactBody('{"password":"hush', 'application/json')).toBe('[17 characters that are not JSON]');
    expect(redactBody(' [hush', '')).toBe('[6 characters that are not JSON]');
  });

  it('L1 leaves other text alone', () => {
    expect(redactBody('BEGIN:VCALENDAR', 'text/calendar')).toBe('BEGIN:VCALENDAR');
  });

  it('L1 lets no secret header survive redactHeaders, and leaves the given object alone', () => {
    fc.assert(
      fc.property(secretName, secret, (name, value) => {
        const headers = Object.freeze({ [name]: value, Accept: 'a' });
        expect(redactHeaders(headers)).toEqual({ [name]: REDACTED, Accept: 'a' });
      }),
    );
  });

  it('L1 blots known secrets out of any text, as they are, as in an address and as in JSON', () => {
    const known = fc.string({ unit: 'grapheme', minLength: 8 }).filter((text) => !REDACTED.includes(text));
    fc.assert(
      fc.property(known, fc.stringMatching(/^[a-z]{0,3}$/), (value, around) => {
        for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
          expect(redactValues(`${around}<${form}>${around}`, [value])).not.toContain(form);
        }
      }),
    );
    expect(redactValues('a hush-one b hush-one', ['hush-one'])).toBe(`a ${REDACTED} b ${REDACTED}`);
    expect(redactValues('nothing', ['', 'hush'])).toBe('nothing');
  });
});

describe('Form encoders', () => {
  const text = fc.string({ unit: 'grapheme' });

  it('encode any pairs alike (randomised)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), (pairs) => {
        expect(encodeWithQs(pairs)).toBe(encodeWithUrlSearchParams(pairs));
      }),
    );
  });

  it.each(encoders)('keep any pairs and their order (randomised, %s)', (_name, encode) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), (pairs) => {
        expect([...new URLSearchParams(encode(pairs))]).toEqual(pairs);
      }),
    );
  });

  it.each(encoders)('write what RFC 3986 leaves as it is, and encode all else (%s)', (_name, encode) => {
    const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
    expect(encode([['a', ascii]])).toBe(
      `a=${Array.from(ascii)
        .map((letter) =>
          /[A-Za-z0-9._~-]/.test(letter) ? letter : `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .join('')}`,
    );
  });

  it.each(encoders)('write nothing for no pairs (%s)', (_name, encode) => {
    expect(encode([])).toBe('');
  });
});
