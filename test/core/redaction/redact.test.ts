import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { encodePairs } from '../../../src/core/transport/encode-qs.js';
import { encodeForm as encodeWithUrlSearchParams } from '../../../src/core/transport/encode-url-search-params.js';
import { redactBody } from '../../../src/core/logging/log-entry.js';
import {
  REDACTED,
  isSecret,
  redactHeaders,
  redactJson,
  redactText,
  redactUrl,
  redactValues,
} from '../../../src/core/redaction/redact.js';

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
/** Recognisable, so that finding it means that it was not redacted. */
const secret = fc.stringMatching(/^[A-Za-z0-9+/=.&# _"-]{0,20}$/).map((text) => `HUSH${text}`);
/** No secret name is as short without a c, j, p or s. */
const openName = fc.stringMatching(/^[abd-ik-oqrt-z]{1,3}[A-Z]?$/);
const openValue = fc.stringMatching(/^[a-z0-9 &=#?%+]{0,12}$/);
const encodeWithQs = (pairs: Parameters<typeof encodePairs>[1]): string => encodePairs(qs, pairs);
const encoders = [
  ['qs', encodeWithQs],
  ['URLSearchParams', encodeWithUrlSearchParams],
] as const;

describe('redaction (randomised)', () => {
  it.each(encoders)('redacts every secret of a query or a fragment in redactUrl (%s)', (_name, encode) => {
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

  it('redacts every secret under a name that is itself encoded', () => {
    expect(redactUrl('https://a/?%61ccess%5Ftoken=hush')).toBe(`https://a/?%61ccess%5Ftoken=${REDACTED}`);
  });

  it('reads a name with an invalid escape unchanged', () => {
    expect(redactUrl('https://a/?%zz=1&%E0%A4%A=2&code=hush')).toBe(`https://a/?%zz=1&%E0%A4%A=2&code=${REDACTED}`);
  });

  it('redacts user and password in redactUrl', () => {
    expect(redactUrl('https://user:hush@api.example/a@b')).toBe(`https://${REDACTED}@api.example/a@b`);
  });

  it('accepts any text as an address, and leaves one without secrets unchanged', () => {
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

  it.each(encoders)('redacts every secret of a form in redactBody (%s)', (_name, encode) => {
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

  it('redacts every secret of any JSON in redactBody, and leaves the rest unchanged', () => {
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

  it('returns only the length of JSON that does not parse', () => {
    expect(redactBody('{"password":"hush', 'application/json')).toBe('[17 characters that are not JSON]');
    expect(redactBody(' [hush', '')).toBe('[6 characters that are not JSON]');
  });

  it('reads a form as pairs, whose values may contain spaces and begin like JSON', () => {
    expect(redactBody('[note=a b&password=two words', 'application/x-www-form-urlencoded')).toBe('[note=a b&password=[redacted]');
  });

  it('leaves other text unchanged', () => {
    expect(redactBody('BEGIN:VCALENDAR', 'text/calendar')).toBe('BEGIN:VCALENDAR');
  });

  it('redacts every secret header in redactHeaders, and leaves the given object unchanged', () => {
    fc.assert(
      fc.property(secretName, secret, (name, value) => {
        const headers = Object.freeze({ [name]: value, Accept: 'a' });
        expect(redactHeaders(headers)).toEqual({ [name]: REDACTED, Accept: 'a' });
      }),
    );
  });

  it('redacts known secrets in any text, plain, as in an address and as in JSON', () => {
    const secretText = fc.string({ unit: 'grapheme', minLength: 8 }).filter((text) => !REDACTED.includes(text));
    fc.assert(
      fc.property(secretText, fc.stringMatching(/^[a-z]{0,3}$/), (value, around) => {
        for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
          expect(redactValues(`${around}<${form}>${around}`, [value])).not.toContain(form);
        }
      }),
    );
    expect(redactValues('a hush-one b hush-one', ['hush-one'])).toBe(`a ${REDACTED} b ${REDACTED}`);
    expect(redactValues('nothing', ['', 'hush'])).toBe('nothing');
  });
});

describe('the names of secrets', () => {
  it.each([
    'appSecret',
    'consumerSecret',
    'channelSecret',
    'switcherSecret',
    'oauthClientSecret',
    'accessTokenSecret',
    'secrets',
    'pageAccessToken',
    'userAccessToken',
    'embeddedSignupAccessToken',
    'outboundNotificationWebhookSignatureSecretToken',
    'memberAuthToken',
    'sessionJoinToken',
    'deviceToken',
    'pairing-token',
    'auth-token',
    'x-auth-token',
    'X-CSRF-TOKEN',
    'sipPassword',
    'sip_password',
    'trunk_sip_authentication_credentials_password',
    'password2',
    'PASSPHRASE',
    'db.passwd',
    'pin',
    'PIN',
    'pins',
    'userPin',
    'userPIN',
    'USER_PIN',
    'voicemail_pin',
    'voicemail-pin',
    'VOICEMAILPIN',
    'X-Pin',
    'simPin',
    'simPin2',
    'apiKey',
    'x-api-key',
    'privateKey',
    'PRIVATE_KEY',
    'accessKey',
    'secretAccessKey',
    'secretKey',
    'sharedKey',
    'preSharedKey',
    'signingKey',
    'encryptionKey',
    'securityKey',
    'mapboxKey',
    'consumerKey',
    'accessTokenKey',
    'x-gateway-key',
    'authorizationCode',
    'confirmationCode',
    'joinCode',
    'encodedQuickResponseCode',
    'codeVerifier',
    'code_verifier',
    'credentialFields',
    'signedCookie',
    'SAMLResponse',
    'client_assertion',
    'filter[token]',
    'token[0]',
    'user.password',
  ])('include %s', (name) => {
    expect(isSecret(name)).toBe(true);
  });

  it.each([
    'key',
    'keys',
    'publicKey',
    'sortKey',
    'uploadKey',
    'dataKey',
    'ucIntegrationKey',
    'externalKey',
    'actionSetKey',
    'referenceKey',
    'criteriaKey',
    'residentKey',
    'schemaPropertyKey',
    'languageKey',
    'cacheKey',
    'primaryKey',
    'keyRotation',
    'spin',
    'mappin',
    'shippin',
    'typin',
    'pinned',
    'pinRequired',
    'pinConfiguration',
    'pinnedMessageIds',
    'mapping',
    'ping',
    'userPinned',
    'tokenId',
    'tokenHash',
    'convertedTokenCount',
    'tokenExpirationDate',
    'oauthTokenUrl',
    'accessTokenValiditySeconds',
    'clientSecretProvided',
    'secretSize',
    'passwordRequirements',
    'pass',
    'credentialId',
    'deviceTokenId',
    'orgAuthorization',
    'code',
    'errorCode',
    'wrapupCode',
    'languageCode',
    'countryCode',
    'postalCode',
    'addCommunicationCode',
    'statusCode',
    'cursor',
    'nextUri',
    'scope',
    'oauth',
    'signature',
    'nonce',
    'verificationCodeType',
  ])('do not include %s', (name) => {
    expect(isSecret(name)).toBe(false);
  });

  it.each([
    ['x-functions-key', true],
    ['ocp-apim-subscription-key', true],
    ['x-vendor-key', true],
    ['code', true],
    ['idempotency-key', false],
    ['sec-websocket-key', false],
    ['surrogate-key', false],
    ['x-public-key-ring-key', true],
    ['keyboard-layout', false],
  ])('include the header %s: %s', (name, hidden) => {
    expect(redactHeaders({ [name]: 'hush' })).toEqual({ [name]: hidden ? REDACTED : 'hush' });
  });
});

describe('addresses', () => {
  it.each([
    ['a name encoded twice', '/a?access%255Ftoken=hush', `/a?access%255Ftoken=${REDACTED}`],
    ['one encoded three times', '/a?pass%252577ord=hush', `/a?pass%252577ord=${REDACTED}`],
    ['an encoded address within a value', '/a?to=%2Fb%3Ftoken%3Dhush&x=1', `/a?to=${REDACTED}&x=1`],
    ['one encoded twice', '/a?to=%252Fb%253Ftoken%253Dhush&x=1', `/a?to=${REDACTED}&x=1`],
    ['encoded JSON within a value', '/a?q=%7B%22token%22%3A%22hush%22%7D&x=1', `/a?q=${REDACTED}&x=1`],
    ['one that is not encoded', '/a?to=https://b/?token=hush&x=1', `/a?to=https://b/?token=${REDACTED}&x=1`],
    ['a semicolon between pairs', '/a?x=1;token=hush', `/a?x=1;token=${REDACTED}`],
    ['a semicolon within a value', '/a?token=hu;sh&x=1', `/a?token=${REDACTED}&x=1`],
    ['brackets', '/a?token[0]=hush&filter%5Bpassword%5D=hush', `/a?token[0]=${REDACTED}&filter%5Bpassword%5D=${REDACTED}`],
    ['a value of no name before it', '/a?x=1&=token=hush', `/a?x=1&=token=${REDACTED}`],
    ['nothing before the query', '?token=hu/sh', `?token=${REDACTED}`],
    ['JSON within a value', '/a?q={"token":"hush"}&x=1', `/a?q=${REDACTED}&x=1`],
    ['a parameter of a path segment', '/a;token=hush/b;v=1?x=1', `/a;token=${REDACTED}/b;v=1?x=1`],
    ['a fragment with a path', 'https://a/#/back?id_token=hush', `https://a/#/back?id_token=${REDACTED}`],
    ['a password with an @', 'https://user:hu@sh@a/b', `https://${REDACTED}@a/b`],
    [
      'a signed address',
      'https://a/b?X-Amz-Signature=hush&sig=hush&v=1',
      `https://a/b?X-Amz-Signature=${REDACTED}&sig=${REDACTED}&v=1`,
    ],
  ])('contain no secret if there is %s', (_what, url, redacted) => {
    expect(redactUrl(url)).toBe(redacted);
  });

  it.each([
    ['/a?sortKey=name&code_type=1&countryCode=DE'],
    ['/a?q=token'],
    ['/a?q=100%&b=%E0%A4%A&c=%25'],
    ['https://a/b@c'],
    ['/a?%74o%ken=open'],
  ])('are unchanged if they contain none: %s', (url) => {
    expect(redactUrl(url)).toBe(url);
  });
});

describe('headers', () => {
  it.each([
    ['location', 'https://app.example/cb?code=hush&state=1', `https://app.example/cb?code=${REDACTED}&state=1`],
    ['location', "/cb#access_token=hu'sh", `/cb#access_token=${REDACTED}`],
    ['location', "https://app.example/cb#access_token='hush'", `https://app.example/cb#access_token=${REDACTED}`],
    ['location', 'https://me:hush@app.example/', `https://${REDACTED}@app.example/`],
    ['refresh', '0; url=https://app.example/?token=hush', `0; url=https://app.example/?token=${REDACTED}`],
    ['link', '<https://app.example/?token=hush>; rel="next"', `<https://app.example/?token=${REDACTED}>; rel="next"`],
    ['x-debug', 'sent Bearer abcdefghijklmnopqrstuvwxyz', `sent Bearer ${REDACTED}`],
    ['www-authenticate', 'Bearer realm="x", error="invalid_token"', 'Bearer realm="x", error="invalid_token"'],
  ])('contain no secret in %s: %s', (name, value, redacted) => {
    expect(redactHeaders({ [name]: value })).toEqual({ [name]: redacted });
  });
});

describe('texts', () => {
  it.each([
    ['{"password":"hu\\"sh","n":1', `{"password":"${REDACTED}","n":1`],
    ['var settings = {"pin": 4711, "name": "x"};', `var settings = {"pin":"${REDACTED}", "name": "x"};`],
    ['Endpoint=sb://a/;SharedAccessKey=hush=', `Endpoint=sb://a/;SharedAccessKey=${REDACTED}`],
    ['see <a href="https://a/#access_token=hush">here</a>', `see <a href="https://a/#access_token=${REDACTED}">here</a>`],
    ['A token is needed: code 5, see "token" in the guide', 'A token is needed: code 5, see "token" in the guide'],
  ])('contain no secret: %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });
});

describe('known secrets', () => {
  it.each([
    ['nothing, where it is empty', '', 'a, b', 'a, b'],
    ['a long one anywhere', 'abcd1234', 'xabcd1234y', `x${REDACTED}y`],
    ['a short one that is the whole', 'a', 'a', REDACTED],
    ['no letter of a word', 'a', 'a bad parameter', 'a bad parameter'],
    ['no word of the language', 'token', 'The token is stale', 'The token is stale'],
    ['no number', '1', '1 of 21', '1 of 21'],
    ['no number of several digits', '21', '1 of 21', '1 of 21'],
    ['a short one of letters and digits, as a word', 's3cret', 'got s3cret, not s3crets', `got ${REDACTED}, not s3crets`],
    ['one with signs, as a word', 'a$b', 'a$b xa$b a$b', `${REDACTED} xa$b ${REDACTED}`],
    ['nothing where it is empty', '', 'abc', 'abc'],
    ['one written for an address', 'a secret+one', 'q=a%20secret%2Bone', `q=${REDACTED}`],
    ['one written for a form', 'a secret+one', 'q=a+secret%2Bone', `q=${REDACTED}`],
    ['one whose every sign is escaped', "(it's mine*!)", 'q=%28it%27s%20mine%2A%21%29', `q=${REDACTED}`],
    ['one of half a character, written for an address', 'secret-\uD800', 'q=secret-%EF%BF%BD', `q=${REDACTED}`],
    ['one with signs that replacing would read', 'abcdefg$&', 'x abcdefg$& y', `x ${REDACTED} y`],
  ])('are redacted: %s', (_what, secret, text, redacted) => {
    expect(redactValues(text, [secret])).toBe(redacted);
  });

  it('are searched for in names of eight characters and more', () => {
    const json = '{"abcd1234":1,"abcd123":1}';
    const safe = `{"${REDACTED}":1,"abcd123":1}`;
    expect(redactJson(json, ['abcd1234', 'abcd123'])).toBe(safe);
    expect(redactBody(json, 'application/json', ['abcd1234', 'abcd123'])).toBe(safe);
  });

  it('are redacted in JSON with any escapes, and it stays JSON', () => {
    const json = '{ "m" : "it was \\u0068ush-hush\\\\", "code":"code", "n":[47110815, 404] }';
    const redacted = redactJson(json, ['hush-hush\\', '47110815', '404', 'code']);
    expect(redacted).toBe(`{ "m" : "it was ${REDACTED}", "code":"${REDACTED}", "n":["${REDACTED}", 404] }`);
    expect(redactJson(json, ['something else'])).toBe(json);
  });
});

describe('JSON bodies', () => {
  it('redacts a body whose fields have the names of methods of objects', () => {
    const field = fc.constantFrom('name', 'key', 'path', 'value', 'toString', 'valueOf', 'constructor', 'toJSON', 'length');
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(fc.constantFrom('password', 'seen', 1, null), fc.array(tie('value')), fc.dictionary(field, tie('value'))),
    }));
    fc.assert(
      fc.property(value, (body) => {
        expect(() => redactBody(JSON.stringify(body), 'application/json')).not.toThrow();
      }),
      { examples: [[{ name: { toString: 'x' }, value: 1 }]] },
    );
  });

  const redacted = (body: unknown): unknown => JSON.parse(redactBody(JSON.stringify(body), 'application/json'));

  it.each(['name', 'key', 'path'])('hide a value whose %s is a list with a secret name', (field) => {
    expect(redacted({ [field]: ['first', 'password'], value: 'hunter2' })).toEqual({
      [field]: ['first', 'password'],
      value: REDACTED,
    });
    expect(redacted({ [field]: ['first', 'second'], value: 'hunter2' })).toMatchObject({ value: 'hunter2' });
  });

  it('show the codes of errors, wrap-ups and reasons', () => {
    const body = {
      message: 'Not found',
      code: 'not.found',
      status: 404,
      contextId: 'c',
      errors: [{ code: 'INVALID', message: 'no' }, { code: 'bad.value' }],
      details: [{ errorCode: 'x' }],
      limit: { key: 'rate', value: 5 },
      wrapup: { code: '7fb334b0', notes: 'sold' },
      reason: { code: '486', phrase: 'busy', type: 'sip' },
      entity: { code: 12, countryCode: 'DE' },
    };
    expect(redacted(body)).toEqual(body);
  });

  it.each(['action', 'detail', 'details', 'entityId', 'errors', 'message', 'notes', 'phrase', 'status', 'text'])(
    'show a code that stands beside %s',
    (message) => {
      expect(redacted({ code: 'A1', [message]: 'said' })).toEqual({ code: 'A1', [message]: 'said' });
    },
  );

  it.each([
    ['bad.value', true],
    ['bad.credit.card', true],
    ['bad', false],
    ['Bad.value', false],
    ['bad.value4', false],
  ])('of a code %s that stands alone is shown: %s', (code, shown) => {
    expect(redacted({ code })).toEqual({ code: shown ? code : REDACTED });
  });

  it('hide a code that can be redeemed', () => {
    expect(redacted({ oauth: { code: 'hush', codeVerifier: 'hush', redirectUri: 'https://a/' } })).toEqual({
      oauth: { code: REDACTED, codeVerifier: REDACTED, redirectUri: 'https://a/' },
    });
  });

  it('hide a code that is neither text nor number, and one that only begins like one', () => {
    expect(redacted({ code: ['bad.value'] })).toEqual({ code: REDACTED });
    expect(redacted({ codeVerifier: 'hush', status: 'sent' })).toEqual({ codeVerifier: REDACTED, status: 'sent' });
  });

  it('hide every value below credentialFields, whatever its name, and show the names', () => {
    expect(redacted({ credentialFields: { privateKey: 'hush', user: 'hush', more: [{ n: 1, on: true, none: null }] } })).toEqual({
      credentialFields: { privateKey: REDACTED, user: REDACTED, more: [{ n: REDACTED, on: true, none: null }] },
    });
  });

  it('hide every value below credential_fields too, all of them below names that only end like it, and none below names that only begin like it', () => {
    const open = { user: 'seen' };
    expect(
      redacted({ credential_fields: open, 'credential-fields': open, myCredentialFields: open, credentialFieldsets: open }),
    ).toEqual({
      credential_fields: { user: REDACTED },
      'credential-fields': { user: REDACTED },
      myCredentialFields: REDACTED,
      credentialFieldsets: open,
    });
  });

  it('hide the value of a secret name, but not true, false, null and counts', () => {
    expect(
      redacted({ pin: 4711, password: { value: { instance: 'hush' } }, token: null, changePassword: true, totalTokens: 7 }),
    ).toEqual({ pin: REDACTED, password: REDACTED, token: null, changePassword: true, totalTokens: 7 });
  });

  it('hide a number whose name only contains an s, and the secrets themselves under a plural', () => {
    expect(redacted({ passcode: 4711, tokens: 'hush' })).toEqual({ passcode: REDACTED, tokens: REDACTED });
  });

  it('hide a value beside the name of a secret', () => {
    expect(
      redacted([
        { name: 'x-api-key', value: 'hush' },
        { op: 'replace', path: 'password', value: 'hush' },
        { key: 'appSecret', value: 'hush' },
        { field: 'userPin', value: 4711 },
        { fieldName: 'jwt', value: 'hush' },
        { name: 'region', value: 'eu' },
      ]),
    ).toEqual([
      { name: 'x-api-key', value: REDACTED },
      { op: 'replace', path: 'password', value: REDACTED },
      { key: 'appSecret', value: REDACTED },
      { field: 'userPin', value: REDACTED },
      { fieldName: 'jwt', value: REDACTED },
      { name: 'region', value: 'eu' },
    ]);
  });

  it('hide secrets in addresses', () => {
    expect(redacted({ url: 'https://a/?token=hush', uri: 'https://me:hush@a/', text: '{"password":"hush"}' })).toEqual({
      url: `https://a/?token=${REDACTED}`,
      uri: `https://${REDACTED}@a/`,
      text: `{"password":"${REDACTED}"}`,
    });
  });

  it('hide secrets in JSON within texts, however often it is wrapped', () => {
    const wrapped = (pin: unknown): unknown => ({ data: JSON.stringify({ data: JSON.stringify([{ pin, open: 'seen' }]) }) });
    expect(redacted(wrapped('hu"sh'))).toEqual(wrapped(REDACTED));
    expect(redacted(wrapped({ deep: 'hush' }))).toEqual(wrapped(REDACTED));
    expect(redacted({ data: '[Agent] forgot the token' })).toEqual({ data: '[Agent] forgot the token' });
  });

  it('hide secrets in JSON within texts after a space, and leave other texts unchanged', () => {
    const [data, hidden] = ['hush', REDACTED].map((value) => JSON.stringify({ name: 'password', value }));
    expect(redacted({ data: ` ${data}` })).toEqual({ data: hidden });
    const texts = ['1e3', '[1e3]', String.raw`"\u0061 key"`, String.raw`"\u0061 [ key"`];
    expect(redacted(texts)).toEqual(texts);
  });

  it('show the kind of credentials, and hide their content', () => {
    const credentials = { basic: { id: '1', name: 'CRM', type: { name: 'basicAuth' } } };
    expect(redacted({ credentials, credential: 'hush' })).toEqual({ credentials, credential: REDACTED });
    expect(redacted({ credential: credentials.basic })).toEqual({ credential: credentials.basic });
  });

  it('are written however deeply they are nested', () => {
    const deep = `${'{"a":['.repeat(20_000)}{"token":"hush"}${']}'.repeat(20_000)}`;
    expect(redactBody(deep, 'application/json')).toBe(deep.replace('hush', REDACTED));
    expect(redactJson(deep, ['hush'])).toBe(deep.replace('hush', REDACTED));
  });

  it('are written as JSON.stringify writes them (randomised)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const body = { open: value };
        fc.pre(
          !/secret|token|pass|pwd|jwt|assert|saml|auth|cookie|credential|verif|key|code|sig|pin|@|=/i.test(JSON.stringify(body)),
        );
        expect(redactBody(JSON.stringify(body, null, 2), 'application/json')).toBe(JSON.stringify(body));
      }),
    );
  });
});

describe('redaction is linear', () => {
  const shapes = [
    'a',
    '=',
    '&',
    'a=',
    '%',
    '%3D',
    '%25',
    '"',
    '\\',
    '"a":"',
    '"a":1,',
    '//',
    '//@',
    '?',
    ';',
    'Bearer ',
    '[',
    'pin',
  ];

  // Quadratic time for 1 MB would be many minutes: finishing at all is the proof.
  it.each(shapes)('finishes with 1 MB of %j', (shape) => {
    const text = shape.repeat(1_000_000 / shape.length);
    for (const hostile of [text, `token${text}`, `${text}token=1`]) {
      redactUrl(`https://a/${hostile}?${hostile}#${hostile}`);
      redactText(hostile, ['hush-hush', 'a1']);
      redactBody(hostile, 'application/x-www-form-urlencoded');
      redactJson(JSON.stringify([hostile]), ['hush-hush']);
      isSecret(hostile);
    }
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

  it.each(encoders)('leave what RFC 3986 leaves unencoded, and encode all else (%s)', (_name, encode) => {
    const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
    expect(encode([['a', ascii]])).toBe(
      `a=${Array.from(ascii)
        .map((letter) =>
          /[A-Za-z0-9._~-]/.test(letter) ? letter : `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .join('')}`,
    );
  });

  it.each(encoders)('return nothing for no pairs (%s)', (_name, encode) => {
    expect(encode([])).toBe('');
  });
});
