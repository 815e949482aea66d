import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { gunzipSync } from 'node:zlib';
import {
  ArchitectApi,
  AuthorizationApi,
  ConfigurationError,
  NetworkError,
  OutboundApi,
  ResponseManagementApi,
  TimeoutError,
  UploadsApi,
  WorkforceManagementApi,
} from 'contact-centre-client';
import { FileError, contactListFile, upload } from 'contact-centre-client/files';
import type { Progress } from 'contact-centre-client/files';
import { upload as portableUpload } from '../../../src/files/portable.js';
import { describe, expect, it, vi } from 'vitest';
import { bodyOfRequest, failure, folder, skipPauses, platform, SIGNATURE, store, TOKEN } from '../support.js';
import { says } from '../../support/says.js';

type Page = Pick<typeof globalThis, 'XMLHttpRequest'>;

const md5 = (text: string): string => createHash('md5').update(text).digest('base64');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const streamOf =
  (...parts: string[]) =>
  (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(bytes(part));
        controller.close();
      },
    });

/** A store that accepts everything, and the requests it received. */
async function taking(status: (count: number) => number = () => 200) {
  const requests: { request: IncomingMessage; text: string }[] = [];
  const url = await store((request, response) => {
    void bodyOfRequest(request).then((text) => {
      requests.push({ request, text });
      response.writeHead(status(requests.length)).end('<Error><Code>AccessDenied</Code></Error>');
    });
  });
  return { url, requests };
}

function onDisk(text: string, name = 'call.wav'): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

describe('A recording upload', () => {
  it('sends the file to the address of the platform, with its digest', async () => {
    const { client } = await platform();
    const uploads = new UploadsApi(client);
    const { url, uploadKey, headers } = await upload(
      (file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }),
      { path: onDisk('sound') },
      { md5: true },
    );
    expect(uploadKey).toBeTruthy();
    expect(headers).toMatchObject({ 'content-md5': md5('sound') });
    expect(await (await fetch(url!)).text()).toBe('sound');
  });

  it.each([
    ['bytes', bytes('sound')],
    ['a Blob', new Blob(['sound'], { type: 'audio/wav' })],
    ['a File', new File(['sound'], 'call.wav')],
    ['a stream of known size', { stream: streamOf('so', 'und'), size: 5, name: 'call.wav' }],
    ['a stream of unknown size', { stream: streamOf('so', 'und'), name: 'call.wav' }],
  ])('accepts %s', async (_kind, source) => {
    const { url, requests } = await taking();
    const reserve = vi.fn(() => ({ url, headers: {} }));
    await upload(reserve, source, { md5: true, name: 'call.wav' });
    expect(reserve).toHaveBeenCalledWith({ name: 'call.wav', size: 5, md5: md5('sound') });
    expect(requests[0]!.text).toBe('sound');
  });

  it('sends only the signed headers and its length: no token, no cookie, no type', async () => {
    const { url, requests } = await taking();
    await upload(() => ({ url, headers: { 'x-amz-tagging': 'a=b' } }), new Blob(['sound'], { type: 'audio/wav' }), {
      client: { apiUrl: 'https://api.example', authData: { accessToken: TOKEN } },
    });
    const { host, connection, ...headers } = requests[0]!.request.headers;
    expect(headers).toEqual({ 'x-amz-tagging': 'a=b', 'content-length': '5' });
    expect([host, connection]).toEqual([expect.stringContaining('127.0.0.1'), 'close']);
  });

  it('reports its progress', async () => {
    const { url } = await taking();
    const reports: Progress[] = [];
    const source = { stream: streamOf('x'.repeat(200_000), 'y'.repeat(100_000)), size: 300_000, name: 'call.wav' };
    await upload(() => ({ url }), source, { onProgress: (progress) => reports.push(progress) });
    expect(reports[0]).toEqual({ name: 'call.wav', done: 0, total: 300_000, rate: 0, remaining: undefined });
    expect(reports.at(-1)).toMatchObject({ done: 300_000, total: 300_000, remaining: 0 });
    expect(reports.at(-1)!.rate).toBeGreaterThan(0);
  });
});

describe('An upload that fails', () => {
  it('is tried three times if the store fails, with growing delays', async () => {
    const waits = skipPauses();
    const { url, requests } = await taking((count) => (count < 3 ? 503 : 200));
    await upload(() => ({ url }), { stream: streamOf('sound'), size: 5 });
    expect(requests.map(({ text }) => text)).toEqual(['sound', 'sound', 'sound']);
    expect(waits).toEqual([500, 1000]);
  });

  it('is a NetworkError if the connection broke every time', async () => {
    skipPauses();
    let tries = 0;
    const url = await store((request) => {
      tries += 1;
      request.socket.destroy();
    });
    const error = await failure(upload(() => ({ url }), bytes('sound')));
    expect(error).toBeInstanceOf(NetworkError);
    expect(tries).toBe(3);
  });

  it('reserves a new address once if the first has expired, and rejects if that fails too', async () => {
    const { url, requests } = await taking(() => 403);
    const reserve = vi.fn(() => ({ url }));
    const error = await failure(upload(reserve, bytes('sound')));
    expect(error).toMatchObject({ name: 'FileError', code: 'ERR_FILE_REFUSED', status: 403, reason: 'AccessDenied' });
    expect([reserve.mock.calls.length, requests.length]).toEqual([2, 2]);
  });

  it('is not repeated if the store rejects the file', async () => {
    const { url, requests } = await taking(() => 400);
    expect(await failure(upload(() => ({ url }), bytes('sound')))).toMatchObject({ code: 'ERR_FILE_REFUSED', status: 400 });
    expect(requests).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const other = await taking();
    const url = await store((_request, response) => {
      response.writeHead(307, { location: other.url }).end();
    });
    const error = await failure(upload(() => ({ url }), bytes('sound')));
    expect(error).toMatchObject({ code: 'ERR_FILE_REFUSED', status: 307 });
    expect(other.requests).toEqual([]);
  });

  it('times out if no bytes move', async () => {
    skipPauses();
    const url = await store(() => undefined);
    const error = await failure(upload(() => ({ url }), bytes('sound'), { timeout: 50 }));
    expect(error).toBeInstanceOf(TimeoutError);
  });

  it.each([
    ['http on another host', 'http://store.example/a'],
    ['credentials', 'https://name:pass@store.example/a'],
    ['no address at all', undefined],
    ['a file of the machine', 'file:///etc/passwd'],
  ])('sends nothing to an address with %s', async (_what, url) => {
    expect(await failure(upload(() => ({ url }), bytes('sound')))).toMatchObject({ code: 'ERR_FILE_ADDRESS' });
  });

  it.each<[string, object, string]>([
    ['a misspelt option', { gizp: true }, 'upload: unknown option "gizp". Options: onProgress, signal,'],
    ['a text for options', 'md5' as never, 'upload must be an object with onProgress, signal,'],
  ])('reserves nothing with %s', async (_what, options, message) => {
    const reserve = vi.fn();
    const error = await failure(upload(reserve, bytes('sound'), options));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) as string });
    expect(reserve).not.toHaveBeenCalled();
  });

  it.each<[unknown, string]>([
    [undefined, 'not undefined'],
    ['report.csv', 'not a string'],
    [{ file: 'report.csv' }, 'not an object'],
  ])('states what can be uploaded instead of %j', async (source, message) => {
    const error = await failure(upload(() => ({ url: 'https://store.example/a' }), source as never));
    expect(error).toMatchObject({ code: 'ERR_FILE_SOURCE', message: expect.stringContaining(message) as string });
  });

  it('requires the call that reserves an address', async () => {
    const error = await failure(upload({ url: 'https://store.example/a' } as never, bytes('sound')));
    expect(error).toMatchObject({ message: says('The first argument of upload must be a function that makes a call') });
  });

  it.each([
    ['shorter', 9],
    ['longer', 3],
  ])('sends no stream that is %s than declared', async (_how, size) => {
    const url = await store((request) => void bodyOfRequest(request).catch(() => undefined));
    expect(await failure(upload(() => ({ url }), { stream: streamOf('sound'), size }))).toMatchObject({
      code: 'ERR_FILE_SIZE',
      message: expect.stringMatching(/ has \d+ bytes, not \d+\. Pass the exact size/) as string,
    });
  });

  it('reports a missing file and a directory', async () => {
    const reserve = () => ({ url: 'https://store.example/a' });
    const path = join(folder(), 'none.wav');
    expect(await failure(upload(reserve, { path }))).toMatchObject({ code: 'ERR_FILE_SOURCE', reason: 'ENOENT' });
    expect(await failure(upload(reserve, { path: folder() }))).toMatchObject({ code: 'ERR_FILE_SOURCE' });
  });

  it('reports a source that fails during the upload, which is not a network failure', async () => {
    const url = await store((request) => void bodyOfRequest(request).catch(() => undefined));
    const cause = new Error('the tape is torn');
    let pulls = 0;
    const stream = (): ReadableStream<Uint8Array> =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          if (pulls++ > 0) throw cause;
          controller.enqueue(bytes('so'));
        },
      });
    expect(await failure(upload(() => ({ url }), { stream, size: 5 }))).toMatchObject({ code: 'ERR_FILE_SOURCE', cause });
  });

  it('never shows the token or the signature', async () => {
    skipPauses();
    const url = await store((request) => request.socket.destroy());
    const client = { apiUrl: new URL(url).origin, authData: { accessToken: TOKEN } };
    const refusing = await taking(() => 400);
    const errors = [
      await failure(upload(() => ({ url }), bytes('sound'))),
      await failure(upload(() => ({ uploadUri: url }), bytes('sound'), { client })),
      await failure(upload(() => ({ url: refusing.url }), bytes('sound'))),
      await failure(upload(() => ({ uploadUri: refusing.url }), bytes('sound'), { client })),
    ];
    for (const error of errors) {
      const output = `${JSON.stringify(error)} ${inspect(error, { depth: 9, showHidden: true })}`;
      expect(output).not.toContain(TOKEN);
      expect(output).not.toContain(SIGNATURE);
    }
  });
});

describe('An upload that is aborted', () => {
  const leftOvers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'));

  it.each(['before it begins', 'while it is spooled', 'while it is reserved', 'while it is sent', 'while it waits'])(
    '%s ends with an AbortError and leaves no file',
    async (stage) => {
      const before = leftOvers();
      const stop = new AbortController();
      const reason = new Error('enough');
      const end = (): void => {
        stop.abort(reason);
      };
      let isAnswered = false;
      const url = await store((request, response) => {
        if (stage === 'while it is sent') end();
        if (stage !== 'while it waits') return;
        isAnswered = true;
        request.resume();
        response.writeHead(503).end();
        setTimeout(end, 20);
      });
      if (stage === 'before it begins') end();
      const stream = (): ReadableStream<Uint8Array> =>
        new ReadableStream<Uint8Array>({
          pull(controller) {
            if (stage === 'while it is spooled') end();
            controller.enqueue(bytes('sound'));
            controller.close();
          },
        });
      const reserve = () => {
        if (stage === 'while it is reserved') end();
        return { url };
      };
      const error = await failure(upload(reserve, { stream }, { signal: stop.signal }));
      expect(error).toMatchObject({ name: 'AbortError', cause: reason });
      expect(isAnswered).toBe(stage === 'while it waits');
      expect(leftOvers()).toEqual(before);
    },
  );
});

describe('The platform itself accepts', () => {
  it('a prompt in one language, with the token', async () => {
    const { client, sandbox } = await platform();
    const architect = new ArchitectApi(client);
    const { id = '' } = await architect.postArchitectPrompts({ name: 'Welcome' });
    const reserve = () => architect.postArchitectPromptResources(id, { language: 'en-us' });
    await upload(reserve, { path: onDisk('RIFF') }, { client });
    sandbox.clock.advance(5000);
    expect((await architect.getArchitectPromptResource(id, 'en-us')).uploadStatus).toBe('transcoded');
  });

  it('the rows of a data table', async () => {
    const { client, sandbox } = await platform();
    const architect = new ArchitectApi(client);
    const { id = '' } = await architect.postFlowsDatatables({
      name: 'Ports',
      schema: { type: 'object', properties: { key: { type: 'string', title: 'key' } }, required: ['key'] },
    });
    const reserve = () => architect.postFlowsDatatableImportJobs(id, { importMode: 'Append' } as never);
    await upload(reserve, bytes('key\nBergen\nOslo\n'), { client, name: 'ports.csv' });
    sandbox.clock.advance(5000);
    expect((await architect.getFlowsDatatableRows(id)).entities).toHaveLength(2);
  });

  it('contacts, with the column that identifies them', async () => {
    const { client, sandbox } = await platform();
    const outbound = new OutboundApi(client);
    const { id = '' } = await outbound.postOutboundContactlists({
      name: 'Spring',
      columnNames: ['Id', 'Phone'],
      phoneColumns: [],
    });
    await upload(contactListFile(client, id, 'Id'), bytes('Id,Phone\nada,+4930\n'), { client, name: 'contacts.csv' });
    sandbox.clock.advance(1000);
    expect(await outbound.getOutboundContactlistContact(id, 'ada')).toMatchObject({ data: { Phone: '+4930' } });
  });

  it('contacts, to the address of all lists', () => {
    const client = { apiUrl: 'https://api.mypurecloud.ie', authData: { accessToken: TOKEN } };
    const uploadUri = 'https://apps.mypurecloud.ie/uploads/v2/contactlist';
    expect(contactListFile(client, 'list-1', 'Id')()).toEqual({
      uploadUri,
      fields: { fileType: 'contactlist', id: 'list-1', 'contact-id-name': 'Id' },
    });
    expect(contactListFile(client, 'list-1')()).toStrictEqual({ uploadUri, fields: { fileType: 'contactlist', id: 'list-1' } });
  });

  it('reads the reason of a refusal that arrives in several pieces', async () => {
    const refuse = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      await bodyOfRequest(request);
      response.writeHead(403);
      response.write('<Error><Co');
      // The client runs in the same process: it reads the first piece meanwhile.
      for (let step = 0; step < 50; step += 1) await new Promise((resolve) => setImmediate(resolve));
      response.end('de>AccessDenied</Code></Error>');
    };
    const url = await store((request, response) => void refuse(request, response));
    expect(await failure(upload(() => ({ url }), bytes('sound')))).toMatchObject({ reason: 'AccessDenied', status: 403 });
  });

  it('a form with its fields, then the file with its name quoted', async () => {
    const { url, requests } = await taking();
    const client = { apiUrl: new URL(url).origin, authData: { accessToken: TOKEN } };
    await upload(() => ({ uploadUrl: url, fields: { id: 'x' } }), bytes('sound'), { client, name: 'a"b\r\nc.wav' });
    const [{ request, text }] = requests as [(typeof requests)[number]];
    expect([request.method, request.headers.authorization]).toEqual(['POST', `Bearer ${TOKEN}`]);
    const form = await new Response(text, { headers: { 'content-type': request.headers['content-type']! } }).formData();
    expect([...form.keys()]).toEqual(['id', 'file']);
    expect(text).toContain('filename="a%22b%0D%0Ac.wav"');
    expect(await (form.get('file') as File).text()).toBe('sound');
    expect(request.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it('only on a host of the client, and only with its token', async () => {
    const { url, requests } = await taking();
    const elsewhere = { apiUrl: 'https://api.example', authData: { accessToken: TOKEN } };
    const signedOut = { apiUrl: new URL(url).origin, authData: {} };
    const reserve = () => ({ uploadUri: url });
    expect(await failure(upload(reserve, bytes('a'), { client: elsewhere }))).toMatchObject({ code: 'ERR_FILE_ADDRESS' });
    expect(await failure(upload(reserve, bytes('a'), { client: signedOut }))).toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
    expect(await failure(upload(reserve, bytes('a')))).toBeInstanceOf(ConfigurationError);
    expect(requests).toEqual([]);
  });

  it('on the host for applications as well as on the one for calls', async () => {
    const tokens: string[] = [];
    const client = { apiUrl: 'https://api.mypurecloud.ie', authData: { accessToken: TOKEN } };
    const fetchWith = (async (input: string) => {
      tokens.push(input);
      return await Promise.resolve(new Response(null, { status: 202 }));
    }) as typeof fetch;
    await upload(contactListFile(client, 'x'), bytes('Id\n'), { client, fetch: fetchWith });
    expect(tokens).toEqual(['https://apps.mypurecloud.ie/uploads/v2/contactlist']);
  });
});

describe('An asset for responses, and data of workforce management', () => {
  it('an asset is identified by the response of the reservation', async () => {
    const { client } = await platform();
    const responses = new ResponseManagementApi(client);
    const place = await upload(
      (file) => responses.postResponsemanagementResponseassetsUploads({ name: file.name, contentMd5: file.md5 }),
      new File(['picture'], 'ferry.png'),
      { md5: true },
    );
    expect(place.id).toBeTruthy();
    expect(await (await fetch(place.url!)).text()).toBe('picture');
  });

  it('a schedule is compressed, and its compressed size is reserved', async () => {
    const { client } = await platform();
    const { id: divisionId = '' } = await new AuthorizationApi(client).getAuthorizationDivisionsHome();
    const wfm = new WorkforceManagementApi(client);
    const unit = await wfm.postWorkforcemanagementBusinessunits({
      body: { name: 'Ferries', divisionId, settings: { startDayOfWeek: 'Monday', timeZone: 'Europe/Oslo' } },
    });
    const schedule = JSON.stringify({ shifts: Array.from({ length: 2000 }, (_, index) => index) });
    const { url } = await upload(
      (file) =>
        wfm.postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl(unit.id, '2026-03-09', {
          contentLengthBytes: file.size,
        }),
      bytes(schedule),
      { gzip: true },
    );
    expect(gunzipSync(await (await fetch(url!)).arrayBuffer()).toString()).toBe(schedule);
  });
});

describe('In a runtime without files', () => {
  it('a Blob is sent by fetch, with an MD5 that the package computes', async () => {
    const { client } = await platform();
    const uploads = new UploadsApi(client);
    const reserve = (file: { md5: string }) => uploads.postUploadsRecordings({ contentMd5: file.md5 });
    const { url } = await portableUpload(reserve, new Blob(['sound']), { md5: true });
    expect(await (await fetch(url!)).text()).toBe('sound');
  });

  it('a page uploads by XMLHttpRequest, which reports progress', async () => {
    const { client } = await platform();
    // jsdom has no types.
    const jsdom = 'jsdom';
    const { JSDOM } = (await import(jsdom)) as { JSDOM: new (page: string, options: object) => { window: Page } };
    vi.stubGlobal('XMLHttpRequest', new JSDOM('', { url: client.apiUrl }).window.XMLHttpRequest);
    const reports: number[] = [];
    const onProgress = ({ done }: Progress): void => {
      reports.push(done);
    };
    const { url } = await portableUpload(() => new UploadsApi(client).postUploadsRecordings({}), new Blob(['sound']), {
      onProgress,
    });
    // jsdom's XMLHttpRequest sends only its own Blobs, so this test can only check that a file was stored.
    expect((await fetch(url!)).status).toBe(200);
    expect(reports.at(-1)).toBe(5);
  });

  it('a path and a stream of unknown size are rejected with the reason', async () => {
    const reserve = () => ({ url: 'https://store.example/a' });
    expect(await failure(portableUpload(reserve, { path: 'a.wav' }))).toMatchObject({ code: 'ERR_FILE_SOURCE' });
    expect(await failure(portableUpload(reserve, { stream: streamOf('a') }))).toMatchObject({ code: 'ERR_FILE_SIZE' });
  });
});

it('FileError is the same class in every entry point', async () => {
  expect(await failure(portableUpload(() => ({ url: '' }), bytes('a')))).toBeInstanceOf(FileError);
});
