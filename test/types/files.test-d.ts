import { ApiClient, OutboundApi, RecordingApi, UploadsApi, WorkforceManagementApi } from 'contact-centre-client';
import { bodyOf, contactListFile, download, upload } from 'contact-centre-client/files';
import type { DownloadedFile, Downloads } from 'contact-centre-client/files';
import type { UploadUrlResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const client = new ApiClient();
const uploads = new UploadsApi();
const source = new Blob();

describe('upload', () => {
  it('resolves with the response of the reservation', () => {
    expectTypeOf(upload(() => uploads.postUploadsRecordings({}), source)).resolves.toEqualTypeOf<UploadUrlResponse>();
    expectTypeOf(upload(contactListFile(client, 'id', 'Id'), { path: 'a.csv' }, { client })).toExtend<Promise<object>>();
  });

  it('has a digest only if one was requested', () => {
    void upload((file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }), source, { md5: true });
    // @ts-expect-error -- no digest was requested
    void upload((file) => uploads.postUploadsRecordings({ contentMd5: file.md5 }), source);
    // @ts-expect-error -- nor here
    void upload((file) => uploads.postUploadsRecordings({ contentMd5: file.md5 }), source, { md5: false });
  });

  it('rejects calls that reserve nothing, invalid sources, and unknown options', () => {
    // @ts-expect-error -- a file cannot be uploaded to the secret of an OAuth client
    void upload(() => ({ secret: 'x' }), source);
    // @ts-expect-error -- a call has to be made
    void upload(uploads.postUploadsRecordings({}), source);
    // @ts-expect-error -- a text is no source, since it could be a path or the content
    void upload(() => uploads.postUploadsRecordings({}), 'a.wav');
    // @ts-expect-error -- a stream can be read once only
    void upload(() => uploads.postUploadsRecordings({}), { stream: source.stream(), size: 1 });
    // @ts-expect-error -- a token without hosts could be sent anywhere
    void upload(() => uploads.postUploadsRecordings({}), source, { client: 'token' });
    // @ts-expect-error -- the option is called onProgress
    void upload(() => uploads.postUploadsRecordings({}), source, { progress: () => undefined });
    // @ts-expect-error -- a contact list has an id
    contactListFile(client);
  });
});

describe('download', () => {
  it('accepts a response, a call, an address, or a function that makes a call', () => {
    const call = new RecordingApi().getConversationRecordings('id');
    expectTypeOf(download(call, { to: 'folder' })).toEqualTypeOf<Downloads>();
    expectTypeOf(download(() => call, { to: () => new WritableStream() }).toArray()).resolves.toEqualTypeOf<DownloadedFile[]>();
    void download(new OutboundApi().getOutboundContactlistExport('id'), { to: 'folder', existing: 'rename' });
    expectTypeOf<DownloadedFile['path']>().toEqualTypeOf<string | undefined>();
  });

  it('rejects a missing target and unknown kinds of target', () => {
    // @ts-expect-error -- the recipient is missing
    download('https://store.example/a');
    // @ts-expect-error -- a number is no address
    download(7, { to: 'folder' });
    // @ts-expect-error -- there is no such way
    download('https://store.example/a', { to: 'folder', existing: 'overwrite' });
    // @ts-expect-error -- each file needs a stream, so a function creates them
    download('https://store.example/a', { to: new WritableStream() });
  });
});

it('bodyOf has the type of the result, or of the response if it has none', () => {
  expectTypeOf(bodyOf({ result: { agents: [1] } })).resolves.toEqualTypeOf<{ agents: number[] }>();
  expectTypeOf(bodyOf({ entities: [1] })).resolves.toEqualTypeOf<{ entities: number[] }>();
  expectTypeOf(bodyOf({ downloadUrls: [''] })).resolves.toEqualTypeOf<unknown[]>();
  void new WorkforceManagementApi().getWorkforcemanagementManagementunitAdherence('id').then((answer) => bodyOf(answer));
  // @ts-expect-error -- an address is no answer
  void bodyOf('https://store.example/a');
});
