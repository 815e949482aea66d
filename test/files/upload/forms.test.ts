import { describe, expect, it, vi } from 'vitest';
import { createForm, createFormTarget } from '../../../src/files/upload/forms.js';
import { readTarget } from '../../../src/files/upload/target.js';
import { says } from '../../support/says.js';

const client = { apiUrl: 'https://api.mypurecloud.ie', authData: { accessToken: 'tkn' } };

describe('The target for a file that the platform itself accepts', () => {
  it.each(['https://api.mypurecloud.ie/uploads', 'https://apps.mypurecloud.ie/uploads'])(
    'is an address of the client: %s',
    (url) => {
      expect(createFormTarget(url, {}, client)).toEqual({
        method: 'POST',
        url,
        headers: { authorization: 'Bearer tkn' },
        fields: {},
      });
      expect(createFormTarget(url, { fields: { id: 'a' } }, client).fields).toEqual({ id: 'a' });
    },
  );

  it.each([
    'https://apps.mypurecloud.de/uploads',
    'https://api.mypurecloud.ie.example/uploads',
    'https://mypurecloud.ie/uploads',
    'https://api.mypurecloud.ie:8443/uploads',
  ])('is no address elsewhere: %s', (url) => {
    expect(() => createFormTarget(url, {}, client)).toThrow(
      expect.objectContaining({
        code: 'ERR_FILE_ADDRESS',
        message: says(
          'The address for the file is on another host than the client, so the token is not sent. Pass a client of the same region',
        ),
      }) as Error,
    );
  });

  it('needs a client with a token', () => {
    const url = 'https://api.mypurecloud.ie/uploads';
    expect(() => createFormTarget(url, {}, undefined)).toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        message: says('The platform itself accepts this file. Pass the option client, whose token is sent'),
      }) as Error,
    );
    expect(() => createFormTarget(url, {}, { ...client, authData: {} })).toThrow(
      expect.objectContaining({
        name: 'SignInError',
        code: 'ERR_TOKEN_NOT_SET',
        message: says('Token is not set. Call a login method or setAccessToken() of the client first'),
      }) as Error,
    );
  });
});

describe('readTarget', () => {
  const url = 'https://api.mypurecloud.ie/uploads';

  it.each(['uploadUri', 'uploadURI', 'uploadUrl'])('reads the address of a form in %s', async (field) => {
    expect(await readTarget({ [field]: url, url: 'https://store.example/a' }, client)).toMatchObject({
      method: 'POST',
      url,
      fields: {},
    });
  });

  it.each([
    [{ url, headers: { a: 'b' } }, { a: 'b' }],
    [{ url }, {}],
    [{ status: 200, text: '', body: { url, headers: { a: 'b' } } }, { a: 'b' }],
    [{ url, text: '' }, {}],
    [{ url, body: { url: 'https://other.example' } }, {}],
    [{ url, text: '', body: 'x' }, {}],
  ])('reads the signed address and its headers of %j, without the token', async (answer, headers) => {
    expect(await readTarget(answer, client)).toEqual({ method: 'PUT', url, headers, fields: undefined });
  });
});

const streamOf = (text: string) => (): ReadableStream<Uint8Array> => new Blob([text]).stream();

describe('A form', () => {
  it.each([
    ['without a Blob', undefined],
    ['with a Blob', new Blob(['sound'])],
  ])('has its fields in their order, and the file last: %s', async (_what, blob) => {
    const source = { name: 'a"b\r\nc.wav', size: 5, stream: streamOf('sound'), ...(blob && { blob }) };
    const { file, contentType } = createForm(source, { id: 'x', 'a"b': 'y' });
    const boundary = /^multipart\/form-data; boundary=(----[\w-]{8,})$/.exec(contentType)?.[1] ?? 'none';
    const text = [
      `--${boundary}`,
      'Content-Disposition: form-data; name="id"',
      '',
      'x',
      `--${boundary}`,
      'Content-Disposition: form-data; name="a%22b"',
      '',
      'y',
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="a%22b%0D%0Ac.wav"',
      'Content-Type: application/octet-stream',
      '',
      'sound',
      `--${boundary}--`,
      '',
    ].join('\r\n');
    expect(await new Response(file.stream()).text()).toBe(text);
    expect(await new Response(file.stream()).text()).toBe(text);
    expect(file).toMatchObject({ name: 'a"b\r\nc.wav', size: text.length });
    expect(await file.blob?.text()).toBe(blob && text);
    expect('blob' in file).toBe(blob !== undefined);
  });

  it('has another boundary each time', () => {
    const source = { name: 'a', size: 0, stream: streamOf('') };
    expect(createForm(source, {}).contentType).not.toBe(createForm(source, {}).contentType);
  });

  it('reads the file only when the request reads it, and cancels it with the reason', async () => {
    const cancel = vi.fn();
    const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(Uint8Array.of(120));
    });
    const open = vi.fn(() => new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 }));
    const reader = createForm({ name: 'a', size: 5, stream: open }, {}).file.stream().getReader();
    await new Promise((resolve) => setImmediate(resolve));
    expect(open).not.toHaveBeenCalled();
    await reader.read();
    await new Promise((resolve) => setImmediate(resolve));
    expect(open).not.toHaveBeenCalled();
    await reader.read();
    expect([open.mock.calls.length, pull.mock.calls.length]).toEqual([1, 1]);
    const reason = new Error('enough');
    await reader.cancel(reason);
    expect(cancel).toHaveBeenCalledWith(reason);
  });

  it('can be cancelled before it is read', async () => {
    const { file } = createForm({ name: 'a', size: 5, stream: streamOf('sound') }, {});
    await expect(file.stream().cancel()).resolves.toBeUndefined();
  });
});
