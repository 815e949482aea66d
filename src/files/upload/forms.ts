import { ConfigurationError, SignInError } from '../../core/errors/errors.js';
import { randomId } from '../../core/values/random.js';
import { checkAddress } from '../addresses.js';
import type { OpenSource, Target } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';
import type { Reservation, TokenHolder } from '../options.js';

/** The target for a file that the platform itself accepts, with the client's token. */
export function createFormTarget(form: string, { fields = {} }: Reservation, client: TokenHolder | undefined): Target {
  if (!client) throw new ConfigurationError('The platform itself accepts this file. Pass the option client, whose token is sent');
  const address = checkAddress(form);
  const { origin } = new URL(client.apiUrl);
  if (![origin, origin.replace('//api.', '//apps.')].includes(new URL(address).origin))
    throw new FileError(
      'The address for the file is on another host than the client, so the token is not sent. Pass a client of the same region',
      'ERR_FILE_ADDRESS',
    );
  const { accessToken } = client.authData;
  if (accessToken === undefined)
    throw new SignInError('Token is not set. Call a login method or setAccessToken() of the client first', 'ERR_TOKEN_NOT_SET');
  return { method: 'POST', url: address, headers: { authorization: `Bearer ${accessToken}` }, fields };
}

/** Returns a multipart form with the file as its last field, as servers expect. */
export function createForm(
  file: OpenSource,
  fields: Readonly<Record<string, string>>,
): { file: OpenSource; contentType: string } {
  const boundary = `----${randomId()}`;
  const quoteName = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);
  const part = (name: string, attributes: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoteName(name)}"${attributes}\r\n\r\n`;
  const before = Object.entries(fields).map(([name, value]) => `${part(name, '')}${value}\r\n`);
  const head = new Blob([
    ...before,
    part('file', `; filename="${quoteName(file.name)}"\r\nContent-Type: application/octet-stream`),
  ]);
  const tail = new Blob([`\r\n--${boundary}--\r\n`]);
  const streams = [(): ReadableStream<Uint8Array> => head.stream(), () => file.stream(), () => tail.stream()];
  const stream = (): ReadableStream<Uint8Array> => {
    let at = 0;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          for (;;) {
            const next = streams[at];
            if (!next) {
              controller.close();
              return;
            }
            const { done, value } = await (reader ??= next().getReader()).read();
            if (!done) {
              controller.enqueue(value);
              return;
            }
            at += 1;
            reader = undefined;
          }
        },
        cancel: async (reason) => {
          await reader?.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
  };
  const size = head.size + file.size + tail.size;
  const blob = file.blob && new Blob([head, file.blob, tail]);
  return {
    file: { name: file.name, size, stream, ...(blob && { blob }) },
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
