import { describe, expect, it, vi } from 'vitest';
import { upload as portableUpload } from '../../../src/files/portable.js';
import { upload } from 'contact-centre-client/files';
import { failure, skipPauses } from '../support.js';
import { says } from '../../support/says.js';

const url = 'https://store.example/a';
const blob = new Blob(['sound'], { type: 'audio/wav' });
const client = { apiUrl: 'https://api.mypurecloud.ie', authData: { accessToken: 'tkn' } };

interface XhrResponse {
  readonly status?: number;
  readonly responseURL?: string;
  readonly responseText?: string;
  readonly event?: 'onload' | 'onerror' | 'onabort' | 'ontimeout';
}

/** Replaces XMLHttpRequest. @returns what it was called with. */
function stubXhr({ status = 200, responseURL = '', responseText = '', event = 'onload' }: XhrResponse = {}) {
  const calls = { open: vi.fn(), setRequestHeader: vi.fn(), send: vi.fn<(body: Blob) => void>() };
  class Request {
    readonly status = status;
    readonly responseURL = responseURL;
    readonly responseText = responseText;
    readonly upload = {};
    readonly open = calls.open;
    readonly setRequestHeader = calls.setRequestHeader;
    readonly abort = vi.fn();
    declare onload?: () => void;
    declare onerror?: () => void;
    declare onabort?: () => void;
    declare ontimeout?: () => void;
    send(body: Blob): void {
      calls.send(body);
      this[event]?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return calls;
}

/** A `fetch` that reads the body and responds with a status. */
function stubFetch(status = 200, text = '') {
  const requests: { url: string; init: RequestInit; body: string }[] = [];
  const send = vi.fn(async (address: string, init: RequestInit) => {
    requests.push({ url: address, init, body: await new Response(init.body).text() });
    return new Response(text, { status });
  }) as unknown as typeof fetch;
  return { fetch: send, requests };
}

const onProgress = (): void => undefined;

describe('An upload by XMLHttpRequest', () => {
  it('sends the signed headers, and the file without a type', async () => {
    const { open, setRequestHeader, send } = stubXhr();
    await portableUpload(() => ({ url, headers: { 'x-a': 'b', 'x-c': 'd' } }), blob, { onProgress });
    expect(open).toHaveBeenCalledWith('PUT', url);
    expect(setRequestHeader.mock.calls).toEqual([
      ['x-a', 'b'],
      ['x-c', 'd'],
    ]);
    const [[body]] = send.mock.calls as [[Blob]];
    expect([body.type, await body.text()]).toEqual(['', 'sound']);
  });

  it('accepts a response of the address itself', async () => {
    stubXhr({ responseURL: url });
    await expect(portableUpload(() => ({ url }), blob, { onProgress })).resolves.toEqual({ url });
  });

  it('is refused after a redirect', async () => {
    stubXhr({ responseURL: 'https://elsewhere.example/' });
    expect(await failure(portableUpload(() => ({ url }), blob, { onProgress }))).toMatchObject({
      status: 307,
      message: says('PUT https://store.example responded with a redirect, which is not followed'),
    });
  });

  it.each(['onerror', 'onabort', 'ontimeout'] as const)('is tried three times if it ends with %s', async (event) => {
    skipPauses();
    const { send } = stubXhr({ event });
    expect(await failure(portableUpload(() => ({ url }), blob, { onProgress }))).toMatchObject({
      name: 'NetworkError',
      message: says('PUT https://store.example failed: The connection failed'),
    });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each<[string, object, object]>([
    ['there is no listener for the progress', {}, { url }],
    ['the platform itself accepts the file', { onProgress, client }, { uploadUri: 'https://api.mypurecloud.ie/uploads' }],
  ])('is none if %s', async (_why, options, answer) => {
    const { send } = stubXhr();
    const { fetch, requests } = stubFetch();
    vi.stubGlobal('fetch', fetch);
    await portableUpload(() => answer, blob, options);
    expect([send.mock.calls.length, requests.length]).toEqual([0, 1]);
  });

  it('is none with a custom fetch', async () => {
    const { send } = stubXhr();
    const { fetch, requests } = stubFetch();
    await portableUpload(() => ({ url }), blob, { onProgress, fetch });
    expect([send.mock.calls.length, requests.length]).toEqual([0, 1]);
  });
});

describe('An upload by fetch', () => {
  it('sends the file without its type, credentials and referrer, and follows no redirect', async () => {
    const { fetch, requests } = stubFetch();
    await portableUpload(() => ({ url, headers: { 'x-a': 'b' } }), blob, { fetch });
    const [{ init, body }] = requests as [(typeof requests)[number]];
    expect(init).toMatchObject({
      method: 'PUT',
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'x-a': 'b' },
    });
    expect([init.headers, (init.body as Blob).type, body, 'duplex' in init]).toEqual([{ 'x-a': 'b' }, '', 'sound', false]);
  });

  it('streams the file with its length where there is a file system', async () => {
    const { fetch, requests } = stubFetch();
    await upload(() => ({ url, headers: { 'x-a': 'b' } }), blob, { fetch });
    const [{ init, body }] = requests as [(typeof requests)[number]];
    expect(init).toMatchObject({ headers: { 'x-a': 'b', 'content-length': '5' }, duplex: 'half' });
    expect([init.body instanceof ReadableStream, body]).toEqual([true, 'sound']);
  });

  it.each([
    [portableUpload, 'in a page'],
    [upload, 'in Node'],
  ])('reads the reason of a refusal', async (send) => {
    const { fetch } = stubFetch(400, '<Code>TooLarge</Code>');
    expect(await failure(send(() => ({ url }), blob, { fetch }))).toMatchObject({ status: 400, reason: 'TooLarge' });
  });

  it('fails if a stream is not of its size', async () => {
    const { fetch, requests } = stubFetch();
    const source = { stream: () => new Blob(['sound']).stream(), size: 4, name: 'a.wav' };
    const error = await failure(portableUpload(() => ({ url }), source, { fetch }));
    expect(error).toMatchObject({ code: 'ERR_FILE_SIZE', message: says('a.wav has 5 bytes, not 4. Pass the exact size') });
    expect(requests).toEqual([]);
  });

  it('sends a form as one Blob, with the token', async () => {
    const { fetch, requests } = stubFetch();
    const reserve = () => ({ uploadUri: 'https://api.mypurecloud.ie/uploads', fields: { id: 'x' } });
    await portableUpload(reserve, blob, { fetch, client });
    const [{ init, body }] = requests as [(typeof requests)[number]];
    expect(init.headers).toMatchObject({
      authorization: 'Bearer tkn',
      'content-type': expect.stringMatching(/^multipart/) as string,
    });
    expect(body).toMatch(/name="id"\r\n\r\nx\r\n[^]*filename="file"[^]*\r\n\r\nsound\r\n/);
  });

  it.each([portableUpload, upload])('fails if fetch fails', async (send) => {
    skipPauses();
    const refuse = (): Promise<never> => Promise.reject(new Error('refused'));
    expect(await failure(send(() => ({ url }), blob, { fetch: refuse }))).toMatchObject({
      name: 'NetworkError',
      message: says('PUT https://store.example failed: refused'),
    });
  });

  it('fails if the store accepts a part of the file', async () => {
    skipPauses();
    const partly = (async (_url: string, init: RequestInit) => {
      await (init.body as ReadableStream<Uint8Array>).getReader().read();
      return new Response();
    }) as unknown as typeof fetch;
    const source = { stream: () => new Blob(['x'.repeat(70_000)]).stream(), size: 70_000 };
    expect(await failure(upload(() => ({ url }), source, { fetch: partly }))).toMatchObject({
      name: 'NetworkError',
      message: says('PUT https://store.example failed: The store responded before it had received the whole file'),
    });
  });
});

describe('The reservation of an upload', () => {
  it.each([portableUpload, upload])('ends with an abort', async (send) => {
    const stop = new AbortController();
    const reserve = (): Promise<never> => {
      stop.abort();
      return new Promise(() => undefined);
    };
    expect(await failure(send(reserve, blob, { signal: stop.signal }))).toMatchObject({
      message: says('The upload was aborted'),
    });
  });

  it('has no digest by default', async () => {
    const reserve = vi.fn(() => ({ url }));
    await portableUpload(reserve, blob, { fetch: stubFetch().fetch });
    expect(reserve).toHaveBeenCalledWith({ name: 'file', size: 5, md5: undefined });
  });

  it.each([
    [undefined, 'undefined'],
    ['https://store.example', 'a string'],
  ])('must resolve with an address, not with %s', async (answer, kind) => {
    expect(await failure(portableUpload(() => answer as never, blob))).toMatchObject({
      message: says(`The call that reserves an address for file resolved with ${kind}, not with an address`),
    });
  });

  it('is not made after an abort', async () => {
    const reserve = vi.fn(() => ({ url }));
    const reason = new Error('enough');
    expect(await failure(portableUpload(reserve, blob, { signal: AbortSignal.abort(reason) }))).toMatchObject({
      name: 'AbortError',
      cause: reason,
      message: says('The upload was aborted'),
    });
    expect(reserve).not.toHaveBeenCalled();
  });

  it('is made once for a form that the platform refuses', async () => {
    const reserve = vi.fn(() => ({ uploadUri: 'https://api.mypurecloud.ie/uploads' }));
    expect(await failure(portableUpload(reserve, blob, { fetch: stubFetch(403).fetch, client }))).toMatchObject({ status: 403 });
    expect(reserve).toHaveBeenCalledOnce();
  });
});
