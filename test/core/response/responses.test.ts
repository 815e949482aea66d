import { once } from 'node:events';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import {
  AbortError,
  ApiError,
  NetworkError,
  ResponseParseError,
  ResponseTooLargeError,
  TimeoutError,
} from 'contact-centre-client';
import type { Transport, TransportRequest } from 'contact-centre-client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { missingPart } from '../../support/missing-part.js';
import { until } from '../../support/until.js';
import type { WireAnswer } from '../../support/wire.js';
import { says } from '../../support/says.js';
import { startRawServer, startServer } from '../../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, scripted, signedIn } from '../probe.js';

const typed = (type: string, body: string | Uint8Array, more: WireAnswer = {}): WireAnswer => ({
  ...more,
  body,
  headers: { 'Content-Type': type, ...more.headers },
});

describe.each(entries)('Responses ($entry)', ({ make }) => {
  const get = async (answer: WireAnswer) => {
    const server = await startServer(answer);
    return await new ProbeApi(signedIn(make, server.url)).list();
  };

  describe('empty and odd responses', () => {
    it('returns undefined for a 204', async () => {
      expect(await get({ status: 204 })).toBeUndefined();
    });

    it.each([['application/json'], ['text/plain'], ['application/pdf']])(
      'returns undefined for an empty 200 of %s',
      async (type) => {
        expect(await get(typed(type, ''))).toBeUndefined();
      },
    );

    it('returns undefined for an empty 200 without a content type', async () => {
      expect(await get({})).toBeUndefined();
    });

    it('returns undefined for the response to HEAD', async () => {
      const server = await startServer({ headers: { 'Content-Type': 'application/json', 'Content-Length': '12' } });
      expect(await new ProbeApi(signedIn(make, server.url)).check()).toBeUndefined();
    });

    it.each([
      ['false', false],
      ['0', 0],
      ['""', ''],
      ['null', null],
      ['[]', []],
      ['{"a":null}', { a: null }],
    ])('returns the JSON %s', async (text, value) => {
      expect(await get(typed('application/json', text))).toEqual(value);
    });
  });

  describe('content types', () => {
    it.each([['12345678901234567890'], ['true'], ['{"a":1}'], ['null'], ['007']])(
      'returns text/plain %s as text',
      async (text) => {
        expect(await get(typed('text/plain', text))).toBe(text);
      },
    );

    it('returns a calendar as text', async () => {
      const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
      expect(await get(typed('text/calendar;charset=UTF-8', calendar))).toBe(calendar);
    });

    it.each([['image/svg+xml'], ['application/vnd.x+xml'], ['text/css']])('returns %s as text', async (type) => {
      expect(await get(typed(type, '<a>1</a>'))).toBe('<a>1</a>');
    });

    describe.each([
      ['text/html'],
      ['Text/HTML; charset=utf-8'],
      ['application/xhtml+xml'],
      ['text/xml'],
      ['application/xml; charset=utf-8'],
    ])('%s', (type) => {
      const page = '<html><title>Sign in to the network</title></html>';

      it.each([200, 202])('is an error with status %i in place of JSON', async (status) => {
        const { url } = await startServer(typed(type, page, { status }));
        const error = await errorOf(new ProbeApi(signedIn(make, url)).list(), ResponseParseError);
        expect(error).toMatchObject({ code: 'ERR_PARSE', status, text: page });
        expect(error.message).toBe(
          `GET ${url}/api/v2/probes responded with status ${status} and a body that is not valid JSON (${type.replace(/;.*/, '')}). ` +
            'A proxy or a sign-in page of the network may have responded: read the text of this error, and check apiUrl and gateway ' +
            '(see docs/troubleshooting.md#err_parse)',
        );
      });

      it('is the result of an operation that accepts other types', async () => {
        const { url } = await startServer(typed(type, page));
        const api = new ProbeApi(signedIn(make, url));
        for (const accept of ['text/html', '*/*', 'application/json, text/html'])
          expect(await api.list({}, {}, { accept })).toBe(page);
        expect(await api.list({}, { headers: { Accept: 'text/html' } })).toBe(page);
      });

      it('is parsed if it is JSON in spite of its type', async () => {
        expect(await get(typed(type, '{"a":1}'))).toEqual({ a: 1 });
      });

      it('without content has no result', async () => {
        expect(await get(typed(type, ''))).toBeUndefined();
      });
    });

    it('returns a response without a content type as text', async () => {
      expect(await get({ body: '{"a":1}' })).toBe('{"a":1}');
    });

    it.each([
      ['application/json; charset=utf-8'],
      ['Application/JSON'],
      ['application/problem+json'],
      ['application/scim+json'],
      ['application/vnd.x+json'],
      ['text/json'],
      ['application/json ; charset=utf-8'],
      ['application/json;charset="UTF-8" '],
    ])('parses %s without loading anything', async (type) => {
      await missingPart('core/transport/unusual');
      expect(await get(typed(type, '{"a":1}'))).toEqual({ a: 1 });
    });

    it('treats a body as JSON only if its type says so before any parameter', async () => {
      expect(await get(typed('text/plain; profile=a/json', '{"a":1}'))).toBe('{"a":1}');
    });

    it.each([
      ['audio/wav'],
      ['image/png'],
      ['video/mp4'],
      ['application/octet-stream'],
      ['application/pdf'],
      ['application/zip'],
      ['application/x-tar'],
      ['application/protobuf'],
      ['application/octet-stream; charset=utf-8'],
      ['model/gltf-binary'],
      ['multipart/form-data; boundary=x'],
      ['binary/octet-stream'],
      ['x'],
      ['x-text/plain'],
      ['application/xml-like'],
      ['application/x-ndjson2'],
      ['x-application/x-ndjson'],
    ])('returns %s as bytes', async (type) => {
      const bytes = Uint8Array.from([0, 255, 254, 128, 10, 13]);
      const body = await get(typed(type, bytes));
      expect(body).toBeInstanceOf(Uint8Array);
      expect([...(body as Uint8Array)]).toEqual([...bytes]);
    });

    it('returns bytes that share no memory', async () => {
      const body = (await get(typed('application/pdf', Uint8Array.from([1, 2, 3])))) as Uint8Array;
      expect(new Uint8Array(body.buffer)).toEqual(Uint8Array.from([1, 2, 3]));
    });

    it.each([['application/x-www-form-urlencoded'], ['application/x-ndjson'], ['text/json-seq'], ['TEXT/CSV']])(
      'returns %s as text',
      async (type) => {
        expect(await get(typed(type, 'a=1'))).toBe('a=1');
      },
    );

    const parseResponse = async (body: Uint8Array, headers: Record<string, string>, status = 200) => {
      const { transport } = scripted({ status, statusText: '', headers, body });
      return await new ProbeApi(signedIn(make, 'https://api.example', { transport, rejectWith: 'error' })).list();
    };

    it('returns the bytes of a response that is part of a larger memory, and no others', async () => {
      const memory = Uint8Array.from([9, 1, 2, 9]);
      const body = (await parseResponse(memory.subarray(1, 3), { 'content-type': 'application/pdf' })) as Uint8Array;
      expect([...new Uint8Array(body.buffer)]).toEqual([1, 2]);
    });

    it('does not copy bytes that are not part of a larger memory', async () => {
      const bytes = Uint8Array.from([1, 2]);
      expect(((await parseResponse(bytes, { 'content-type': 'application/pdf' })) as Uint8Array).buffer).toBe(bytes.buffer);
    });

    describe("where there is no TextDecoder, as in Jest's jsdom", () => {
      beforeEach(() => {
        vi.stubGlobal('TextDecoder', undefined);
      });

      it('reads UTF-8 all the same', async () => {
        const bytes = Buffer.from('{\n"name":"Zoë 😀"}');
        expect(await parseResponse(bytes, { 'content-type': 'application/json' })).toEqual({ name: 'Zoë 😀' });
        expect(await parseResponse(bytes, {})).toBe('{\n"name":"Zoë 😀"}');
      });

      it('returns a body without type that is no text as bytes', async () => {
        expect(await parseResponse(Uint8Array.from([0, 255, 254]), {})).toEqual(Uint8Array.from([0, 255, 254]));
      });
    });

    it('returns a body without type that is no text as bytes', async () => {
      expect(await get({ body: Uint8Array.from([0, 255, 254]) })).toEqual(Uint8Array.from([0, 255, 254]));
    });

    it.each([
      ['text/plain; charset=iso-8859-1', Buffer.from('Zoë', 'latin1'), 'Zoë'],
      ['text/plain; charset="windows-1252"', Buffer.from([0xeb]), 'ë'],
      ['text/plain;charset=UTF-16LE', Buffer.from('Zoë', 'utf16le'), 'Zoë'],
      ['text/plain; format=flowed; charset=shift_jis', Buffer.from([0x83, 0x65]), 'テ'],
      ['text/plain', Buffer.from('Zoë 😀'), 'Zoë 😀'],
      ['text/plain; charset=', Buffer.from('Zoë'), 'Zoë'],
      ['text/plain; charset=unheard-of', Buffer.from('Zoë'), 'Zoë'],
    ])('applies the charset of %s', async (type, bytes, text) => {
      expect(await get(typed(type, bytes))).toBe(text);
    });

    it('parses JSON of another charset, with any blanks around its name', async () => {
      const bytes = Uint8Array.from([0x22, 0xe9, 0x22]);
      expect(await get(typed('application/json ; charset=iso-8859-1', bytes))).toBe('é');
    });

    it('applies the charset of JSON too', async () => {
      expect(await get(typed('application/json; charset=iso-8859-1', Buffer.from('{"name":"Zoë"}', 'latin1')))).toEqual({
        name: 'Zoë',
      });
    });

    it.each<[string, (text: string | Uint8Array) => Uint8Array]>([
      ['gzip', gzipSync],
      ['GZIP', gzipSync],
      ['x-gzip', gzipSync],
      ['br', brotliCompressSync],
      ['Br', brotliCompressSync],
      ['deflate', deflateSync],
      ['deflate', deflateRawSync],
      ['Deflate', deflateRawSync],
      ['gzip, br', (text) => brotliCompressSync(gzipSync(text))],
      ['deflate,gzip', (text) => gzipSync(deflateRawSync(text))],
    ])('unpacks %s', async (encoding, pack) => {
      const answer = typed('application/json', pack('{"a":1}'), { headers: { 'Content-Encoding': encoding } });
      expect(await get(answer)).toEqual({ a: 1 });
    });
  });

  describe('responses that are neither success nor failure', () => {
    const fail = async (answer: WireAnswer) => {
      const server = await startServer(answer);
      return await errorOf(new ProbeApi(signedIn(make, server.url, { rejectWith: 'error' })).list(), ApiError);
    };

    it('reports a 304 as such, with its headers', async () => {
      const error = await fail({ status: 304, headers: { ETag: '"v1"' } });
      expect(error).toMatchObject({ status: 304, code: 'ERR_NOT_MODIFIED', body: undefined, headers: { etag: '"v1"' } });
    });

    it.each([
      ['broken JSON', { 'Content-Type': 'application/json' }, '{"a":', '{"a":'],
      ['HTML', { 'Content-Type': 'text/html' }, '<p>there', '<p>there'],
      ['a text of an unknown type', { 'Content-Type': 'application/x-moved' }, 'there', 'there'],
      ['nothing', {}, '', ''],
    ])('reports a 300 and a 302 with %s as a redirect, with its headers', async (_what, headers, body, text) => {
      for (const status of [300, 302]) {
        const error = await fail({ status, headers: { ...headers, Location: '/there' }, body });
        expect(error).toMatchObject({ status, code: 'ERR_REDIRECT', body: undefined, text, headers: { location: '/there' } });
      }
    });

    it.each([300, 301, 303, 307, 308])('does not follow a %i, and reports its target', async (status) => {
      const elsewhere = await startServer();
      const server = await startServer({ status, headers: { Location: `${elsewhere.url}/api/v2/probes` } });
      const api = new ProbeApi(signedIn(make, server.url, { rejectWith: 'error' }));
      expect((await errorOf(api.create({ a: 1 }), ApiError)).headers['location']).toContain(elsewhere.url);
      expect(elsewhere.requests).toHaveLength(0);
      expect(server.requests).toHaveLength(1);
    });

    it('keeps the bytes of an error that is no text', async () => {
      const bytes = Uint8Array.from([0, 255, 254]);
      expect(await fail(typed('application/octet-stream', bytes, { status: 500 }))).toMatchObject({ body: bytes, text: '' });
    });
  });

  describe('invalid JSON', () => {
    it.each([
      ['HTML', '<!doctype html><title>Sorry</title>'],
      ['broken JSON', '{"a":1,'],
      ['two values', '{}{}'],
    ])('rejects %s with status, headers and the start of the body', async (_what, body) => {
      const error = await errorOf(
        get(typed('application/json', body, { status: 203, headers: { 'ININ-Correlation-Id': 'c-1' } })),
        ResponseParseError,
      );
      expect(error).toMatchObject({ code: 'ERR_PARSE', status: 203, text: body });
      expect(error.headers).toMatchObject({ 'content-type': 'application/json', 'inin-correlation-id': 'c-1' });
      expect(error.message).toMatch(
        /^GET http:\/\/127\.0\.0\.1:\d+\/api\/v2\/probes responded with status 203 and a body that is not valid JSON/,
      );
      expect(error.cause).toMatchObject({ name: 'SyntaxError' });
    });

    it('keeps the first thousand characters only', async () => {
      const error = await errorOf(get(typed('application/json', `<p>${'x'.repeat(5000)}`)), ResponseParseError);
      expect(error.text).toBe(`<p>${'x'.repeat(997)}`);
    });

    it('does not contain set-cookie', async () => {
      const error = await errorOf(
        get(typed('application/json', '<', { headers: { 'Set-Cookie': 'sid=hush' } })),
        ResponseParseError,
      );
      expect(error.headers['set-cookie']).toBe('[redacted]');
    });
  });

  describe('bodies that end early', () => {
    const cutOff = async (head: string, body: string | Uint8Array) => {
      const server = await startRawServer((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
        socket.write(body);
        setImmediate(() => socket.destroy());
      });
      return await errorOf(new ProbeApi(signedIn(make, server.url)).list(), NetworkError);
    };

    it.each([
      ['with a length', 'Content-Length: 100', '{"a":1}'],
      ['in chunks', 'Transfer-Encoding: chunked', '7\r\n{"a":1}\r\n'],
      ['before the first byte', 'Content-Length: 100', ''],
      ['in the middle of a chunk', 'Transfer-Encoding: chunked', '64\r\n{"a":1}'],
    ])('is a network error where it ends early %s', async (_what, head, body) => {
      const error = await cutOff(head, body);
      expect(error.code).toBe('ERR_NETWORK');
      expect(error.message).not.toMatch(/\b200\b/);
      expect(error).not.toHaveProperty('status');
      expect(error.cause).toBeInstanceOf(Error);
    });

    it('is a network error if a compressed body ends early', async () => {
      const packed = gzipSync(JSON.stringify({ a: 'x'.repeat(1000) }));
      const error = await cutOff(`Content-Encoding: gzip\r\nContent-Length: ${packed.length}`, packed.subarray(0, 20));
      expect(error.code).toBe('ERR_NETWORK');
    });

    it('is a network error if the bytes do not match Content-Encoding', async () => {
      await errorOf(get(typed('application/json', '{"a":1}', { headers: { 'Content-Encoding': 'gzip' } })), NetworkError);
    });
  });

  describe('one deadline', () => {
    const slow = async (serve: (response: ServerResponse) => void) => {
      const server = await startServer((_request, response) => {
        serve(response);
        return undefined;
      });
      return { server, client: signedIn(make, server.url, { timeout: 80 }) };
    };
    const drip = (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      const timer = setInterval(() => response.write('.'), 10);
      response.on('close', () => {
        clearInterval(timer);
      });
    };
    const stall = (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '10' });
      response.write('...');
    };

    it.each([
      ['late headers', () => undefined],
      ['a stalled body', stall],
      ['a dripping body', drip],
    ])('ends %s in a timeout error', async (_what, serve) => {
      const { client } = await slow(serve);
      const error = await errorOf(new ProbeApi(client).list(), TimeoutError);
      expect(error).toMatchObject({ code: 'ERR_TIMEOUT', timeout: 80 });
      expect(error.message).toMatch(/^GET \S+\/api\/v2\/probes timed out after 80 ms \(see /);
    });

    it.each([
      ['stalled', stall],
      ['dripping', drip],
    ])('hangs up on a %s body when the time is up', async (_what, serve) => {
      const closed: Promise<unknown>[] = [];
      const { client } = await slow((response) => {
        closed.push(once(response, 'close'));
        serve(response);
      });
      // On a busy machine the time may be up before the request arrives.
      while (closed.length === 0) await errorOf(new ProbeApi(client).list(), TimeoutError);
      await Promise.all(closed);
    });

    it('uses a changed client.timeout from the next call on', async () => {
      const { client } = await slow(() => undefined);
      client.timeout = 30;
      expect(client.timeout).toBe(30);
      expect(await errorOf(new ProbeApi(client).list(), TimeoutError)).toMatchObject({ timeout: 30 });
    });

    it('keeps the old timeout for a call that is under way', async () => {
      const { client } = await slow(() => undefined);
      const call = new ProbeApi(client).list();
      client.timeout = 0;
      expect(await errorOf(call, TimeoutError)).toMatchObject({ timeout: 80 });
    });

    it('uses request.timeout for one call only', async () => {
      const { client } = await slow(() => undefined);
      expect(await errorOf(new ProbeApi(client).list({}, { timeout: 20 }), TimeoutError)).toMatchObject({ timeout: 20 });
      expect(await errorOf(new ProbeApi(client).list(), TimeoutError)).toMatchObject({ timeout: 80 });
    });

    it.each([[0], [Infinity]])('waits without limit if the timeout is %d', async (timeout) => {
      const server = await startServer(async () => {
        await new Promise((resolve) => setTimeout(resolve, 120));
        return { json: 'late' };
      });
      const client = signedIn(make, server.url, { timeout: 40 });
      expect(await new ProbeApi(client).list({}, { timeout })).toBe('late');
    });

    it('does not truncate a response that arrives in time', async () => {
      const server = await startServer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/plain' });
        response.write('one ');
        setTimeout(() => response.end('two'), 30);
        return undefined;
      });
      expect(await new ProbeApi(signedIn(make, server.url, { timeout: 5000 })).list()).toBe('one two');
    });

    it('is aborted by a signal that fired before the request: nothing is sent', async () => {
      const { server, client } = await slow(() => undefined);
      const error = await errorOf(new ProbeApi(client).list({}, { signal: AbortSignal.abort() }), AbortError);
      expect(error).toMatchObject({ code: 'ERR_ABORTED' });
      expect(error.message).toMatch(/^GET \S+\/api\/v2\/probes was aborted \(see /);
      expect(server.requests).toHaveLength(0);
    });

    it('is aborted by a signal that fires right after the call: nothing is sent', async () => {
      const server = await startServer();
      const api = new ProbeApi(signedIn(make, server.url));
      const controller = new AbortController();
      const failure = errorOf(api.create({ a: 1 }, { signal: controller.signal }), AbortError);
      controller.abort();
      await failure;
      await api.list();
      expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
    });

    it('is aborted by a signal while it waits for the headers', async () => {
      const { server, client } = await slow(() => undefined);
      const controller = new AbortController();
      const failure = errorOf(new ProbeApi(client).list({}, { signal: controller.signal, timeout: 0 }), AbortError);
      await server.arrived(1);
      controller.abort();
      expect(await failure).toMatchObject({ code: 'ERR_ABORTED' });
    });

    it.each([
      ['a stalled', stall],
      ['a dripping', drip],
    ])('is aborted by a signal in the middle of %s body', async (_what, serve) => {
      const controller = new AbortController();
      const { client } = await slow((response) => {
        serve(response);
        setTimeout(() => {
          controller.abort();
        }, 30);
      });
      const call = new ProbeApi(client).list({}, { signal: controller.signal, timeout: 0 });
      expect(await errorOf(call, AbortError)).toMatchObject({ code: 'ERR_ABORTED' });
    });

    it.each<[string, unknown, unknown]>([
      ['an Error', new Error('changed page'), 'changed page'],
      ['a text', 'changed page', 'changed page'],
      ['nothing', undefined, 'This operation was aborted'],
      ['what cannot be read', Object.defineProperty({}, 'message', { get: fail }), 'a reason that cannot be read'],
    ])("keeps the caller's reason in cause: %s", async (_what, reason, message) => {
      const { server, client } = await slow(() => undefined);
      const controller = new AbortController();
      const failure = errorOf(new ProbeApi(client).list({}, { signal: controller.signal, timeout: 0 }), AbortError);
      await server.arrived(1);
      controller.abort(reason);
      const { cause } = await failure;
      expect(cause).toMatchObject({ message });
      if (reason instanceof Error) expect(cause).toBe(reason);
      const before = await errorOf(new ProbeApi(client).list({}, { signal: controller.signal }), AbortError);
      expect(before.cause).toMatchObject({ message });
    });

    it('shows no token in a reason that cannot be written as text', async () => {
      const controller = new AbortController();
      const reason: Error & { self?: unknown } = new Error(`changed page of ${TOKEN}`);
      reason.self = reason;
      const transport = (): Promise<never> => {
        controller.abort(reason);
        return new Promise(() => undefined);
      };
      const api = new ProbeApi(signedIn(make, 'https://api.example', { transport }));
      const { cause } = await errorOf(api.list({}, { signal: controller.signal }), AbortError);
      expect(cause).toMatchObject({ message: 'changed page of [redacted]' });
    });

    it('supports one signal for a thousand simultaneous calls, without warnings', async () => {
      const server = await startServer();
      const { signal } = new AbortController();
      const warnings: Error[] = [];
      const note = (warning: Error): void => void warnings.push(warning);
      process.on('warning', note);
      const api = new ProbeApi(signedIn(make, server.url, { timeout: 0, retry: true }));
      await Promise.all(Array.from({ length: 1000 }, () => api.list({}, { signal })));
      process.off('warning', note);
      expect(warnings).toEqual([]);
    });

    it('reports the timeout to a custom transport, even if it checks only then', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const sent: TransportRequest[] = [];
      const transport: Transport = (request) => {
        sent.push(request);
        return new Promise(() => undefined);
      };
      const call = errorOf(new ProbeApi(signedIn(make, 'https://api.example', { transport, timeout: 80 })).list(), TimeoutError);
      await until(() => sent.length === 1);
      vi.advanceTimersByTime(80);
      await call;
      expect(sent[0]!.signal.reason).toMatchObject({ name: 'TimeoutError', message: 'The 80 ms are over' });
    });

    it('leaves no listener on the signal', async () => {
      const server = await startServer();
      const { signal } = new AbortController();
      const listening = new Set<unknown>();
      const add = vi.spyOn(signal, 'addEventListener').mockImplementation((_type, listener) => listening.add(listener));
      vi.spyOn(signal, 'removeEventListener').mockImplementation(
        (type, listener) => type === 'abort' && listening.delete(listener),
      );
      const api = new ProbeApi(signedIn(make, server.url));
      await api.list({}, { signal });
      expect(add).toHaveBeenCalled();
      expect(listening.size).toBe(0);
      expect(server.requests).toHaveLength(1);
    });
  });

  describe('maxResponseBytes', () => {
    const bounded = async (maxResponseBytes: number | undefined, answer: WireAnswer) => {
      const server = await startServer(answer);
      const client = signedIn(make, server.url, maxResponseBytes === undefined ? {} : { maxResponseBytes });
      return await new ProbeApi(client).list();
    };

    it('is off by default', async () => {
      expect(await bounded(undefined, typed('text/plain', 'x'.repeat(3_000_000)))).toHaveLength(3_000_000);
    });

    it('accepts a response of exactly that size', async () => {
      expect(await bounded(1000, typed('text/plain', 'x'.repeat(1000)))).toHaveLength(1000);
    });

    it('accepts an empty response', async () => {
      expect(await bounded(1000, { status: 204 })).toBeUndefined();
    });

    it('joins the pieces of a long response', async () => {
      const text = Array.from({ length: 40_000 }, (_, n) => String(n)).join(' ');
      expect(await bounded(1_000_000, typed('text/plain', text))).toBe(text);
    });

    it('refuses a larger download', async () => {
      const error = await errorOf(bounded(1000, typed('text/plain', 'x'.repeat(1001))), ResponseTooLargeError);
      expect(error).toMatchObject({ code: 'ERR_RESPONSE_TOO_LARGE', limit: 1000 });
      expect(error.message).toEqual(says('The response is larger than 1000 bytes'));
    });

    it('refuses a response that unpacks to more', async () => {
      const packed = gzipSync('x'.repeat(1_000_000));
      expect(packed.length).toBeLessThan(10_000);
      const answer = typed('text/plain', packed, { headers: { 'Content-Encoding': 'gzip' } });
      await errorOf(bounded(10_000, answer), ResponseTooLargeError);
    });

    it('hangs up on an endless response', async () => {
      let closed: Promise<void> | undefined;
      const server = await startServer((_request, response) => {
        closed = new Promise((resolve) => {
          response.on('close', resolve);
        });
        response.writeHead(200, { 'Content-Type': 'text/plain' });
        const timer = setInterval(() => response.write('x'.repeat(500)), 2);
        response.on('close', () => {
          clearInterval(timer);
        });
        return undefined;
      });
      const client = signedIn(make, server.url, { maxResponseBytes: 2000 });
      await errorOf(new ProbeApi(client).list(), ResponseTooLargeError);
      await closed;
      expect(closed).toBeDefined();
    });
  });
});

function fail(): never {
  throw new Error('not today');
}
