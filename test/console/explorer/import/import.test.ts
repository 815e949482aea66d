import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../../../examples/console/src/explorer/call/prepare.js';
import { asCurl } from '../../../../examples/console/src/explorer/code/curl.js';
import { readCurl, shellWords } from '../../../../examples/console/src/explorer/import/curl.js';
import { readHar } from '../../../../examples/console/src/explorer/import/har.js';
import { classOf, find } from '../support.js';

const url = 'https://api.mypurecloud.ie/api/v2/users';

describe('A line of curl', () => {
  it.each([
    [`curl ${url}`, { verb: 'GET', url, body: undefined }],
    [`$ curl -s --compressed "${url}?a=1&b=%20" -o out.json`, { verb: 'GET', url: `${url}?a=1&b=%20`, body: undefined }],
    [`curl -X DELETE '${url}/1'`, { verb: 'DELETE', url: `${url}/1`, body: undefined }],
    [`curl --request=PUT --url ${url} --json '{"a":1}'`, { verb: 'PUT', url, body: '{"a":1}' }],
    [
      `curl ${url} \\\n  -H 'accept: x' \\\n  --data-raw '{"name":"O'\\''Neil"}'`,
      { verb: 'POST', url, body: '{"name":"O\'Neil"}' },
    ],
    [`curl ${url} --data-raw $'{"a":"\\u0041\\n\\'"}'`, { verb: 'POST', url, body: '{"a":"A\n\'"}' }],
    [`curl -G ${url} -d a=1 -d b=2`, { verb: 'GET', url: `${url}?a=1&b=2`, body: undefined }],
    [`curl -I ${url}`, { verb: 'HEAD', url, body: undefined }],
    [`curl -XPATCH -d '{}' ${url}`, { verb: 'PATCH', url, body: '{}' }],
  ])('%s is read', (command, expected) => {
    expect(readCurl(command)).toEqual({ ...expected, hasDroppedSecret: false });
  });

  it.each([
    `curl ${url} -H 'Authorization: Bearer the-token'`,
    `curl ${url} --header "authorization: Basic abc"`,
    `curl ${url} -u client:secret`,
    `curl ${url} -b session=abc`,
    `curl ${url} -H 'Cookie: a=b'`,
  ])('%s loses its secret, and says so', (command) => {
    const request = readCurl(command);
    expect(request?.hasDroppedSecret).toBe(true);
    expect(JSON.stringify(request)).not.toMatch(/the-token|abc|client:secret|a=b/);
  });

  it.each(['', 'wget x', 'curl', 'curl -H "a: b"'])('%j is none', (command) => {
    expect(readCurl(command)).toBeUndefined();
  });

  it('that the explorer has written is read as the same request', async () => {
    const { area, operation } = find('UsersApi', 'patchUser');
    const Api = await classOf(area);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (name) => {
        const request = await prepare(Api, operation, { userId: 'u1', body: { name } }, 'https://api.mypurecloud.ie');
        expect(readCurl(asCurl(request))).toEqual({
          verb: 'PATCH',
          url: request.url,
          body: request.body,
          hasDroppedSecret: true,
        });
      }),
      { numRuns: 50 },
    );
  });

  it('is split as a shell does', () => {
    const command = `a 'b c' "d \\" \\$e" f\\ g h'i'"j" '' \\\n k $'l\\tm'`;
    const words = execFileSync('bash', ['-c', `printf '%s\\0' ${command}`])
      .toString()
      .split('\0')
      .slice(0, -1);
    expect(shellWords(command)).toEqual(words);
  });

  it('of any text takes linear time and throws nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        shellWords(text);
        readCurl(`curl ${text}`);
      }),
    );
    expect(shellWords(`${"'".repeat(100_001)}${'\\'.repeat(100_001)}`).length).toBeGreaterThan(0);
  });
});

describe('A HAR file', () => {
  const entry = (request: object): object => ({ request: { headers: [], cookies: [], ...request } });

  it('has the requests to the API, each once, without secrets', () => {
    const har = {
      log: {
        entries: [
          entry({ method: 'OPTIONS', url }),
          entry({ method: 'get', url, headers: [{ name: 'Authorization', value: 'Bearer the-token' }] }),
          entry({ method: 'GET', url, headers: [{ name: 'Authorization', value: 'Bearer the-token' }] }),
          entry({ method: 'POST', url, postData: { text: '{"name":"x"}' } }),
          entry({ method: 'GET', url: 'https://example.com/app.js' }),
          {},
          null,
        ],
      },
    };
    expect(readHar(JSON.stringify(har))).toEqual([
      { verb: 'GET', url, body: undefined, hasDroppedSecret: true },
      { verb: 'POST', url, body: '{"name":"x"}', hasDroppedSecret: false },
    ]);
  });

  it.each(['', '{', '[]', '{"log":{}}', '{"log":{"entries":5}}'])('is not %j', (text) => {
    expect(readHar(text)).toBeUndefined();
  });
});
