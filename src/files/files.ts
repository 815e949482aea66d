import { loadModule } from '../core/arguments/load-module.js';
import type { LoadDisk } from './disk/disk-contract.js';
import type {
  DownloadOptions,
  DownloadedFile,
  Downloads,
  FileFacts,
  Reservation,
  Source,
  TokenHolder,
  UploadOptions,
} from './options.js';

/** Uploads a file to the address that a call reserves. */
export interface Upload {
  /**
   * Reserves an address with a call and uploads the file to it. To a signed address, it sends exactly the signed headers and no
   * token. To the platform itself (prompts, data tables, contact lists, media of messages), it sends a form with the token of
   * `options.client`. After a temporary failure of the network or the store, it tries up to three times. It reserves an expired
   * address once more.
   *
   * ```ts
   * const { uploadKey } = await upload((file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }),
   * { path }, { md5: true });
   * ```
   *
   * @param reserve - Makes the call, with name, size and digest of the bytes to send.
   * @returns the response of the call, once the whole file is uploaded.
   * @throws FileError if the source cannot be read, or the store rejects it.
   */
  <R extends Reservation>(
    reserve: (file: FileFacts<string>) => R | PromiseLike<R>,
    source: Source,
    options: UploadOptions & { md5: true },
  ): Promise<R>;
  <R extends Reservation>(reserve: (file: FileFacts) => R | PromiseLike<R>, source: Source, options?: UploadOptions): Promise<R>;
}

/** The source of a download: an address, a response with addresses, a call, or a function that makes a call. */
export type Downloadable = string | object;

/**
 * Downloads the files of a response one after another, without the token. Each appears under its name when it is complete. An
 * interrupted download resumes where it stopped if the store supports it.
 *
 * ```ts
 * for await (const file of download(() => recordings.getConversationRecordings(id, { formatId: 'WAV' }), { to: 'recordings' }))
 * console.log(file.path);
 * ```
 *
 * @param what - A response, a call, or a function that makes one, so that it can be repeated while the platform prepares the
 *   file.
 * @throws FileError if a file cannot be fetched or written; FileUnavailableError if it is archived, or not ready in time.
 */
export type Download = (what: Downloadable, options: DownloadOptions) => Downloads;

/** Upload and download, each loaded lazily. */
export function createTransfers(loadDisk: LoadDisk): { upload: Upload; download: Download } {
  return {
    upload: async (
      reserve: (file: FileFacts<string>) => object | PromiseLike<object>,
      source: Source,
      options?: UploadOptions,
    ) => {
      const { uploadFile } = await loadModule(() => import('./upload/upload.js'));
      return (await uploadFile(loadDisk, reserve as (file: FileFacts) => object, source, options ?? {})) as never;
    },
    download: (what, options) => {
      async function* files(): AsyncGenerator<DownloadedFile, void> {
        yield* (await loadModule(() => import('./download/download.js'))).downloadFiles(loadDisk, what, options);
      }
      return {
        [Symbol.asyncIterator]: files,
        async toArray() {
          const all: DownloadedFile[] = [];
          for await (const file of files()) all.push(file);
          return all;
        },
      };
    },
  };
}

/**
 * Returns the reservation for `upload` of a contact list, whose address is the same for all lists:
 * `upload(contactListFile(client, id, 'Id'), source, { client })`.
 *
 * @param idColumn - The column that identifies contacts; without one each row is a new contact.
 */
export function contactListFile(client: TokenHolder, contactListId: string, idColumn?: string): () => Reservation {
  const { origin } = new URL(client.apiUrl);
  const uploadUri = `${origin.replace('//api.', '//apps.')}/uploads/v2/contactlist`;
  const fields = { fileType: 'contactlist', id: contactListId };
  return () => ({ uploadUri, fields: idColumn === undefined ? fields : { ...fields, 'contact-id-name': idColumn } });
}
