import { loaded } from '../core/arguments/loaded.js';
import type { LoadDisk } from './disk/disk-way.js';
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

/** Brings a file to where a call says. */
export interface Upload {
  /**
   * Reserves a place for a file by a call, and brings the file there: to a signed address with exactly the headers that it was signed with, and without the
   * token; to the platform itself (prompts, data tables, contact lists, media of messages) as a form, with the token of `options.client`. What the network or the
   * store fails at for the moment is tried three times; an address that has expired is reserved once more.
   *
   * ```ts
   * const { uploadKey } = await upload((file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }), { path }, { md5: true });
   * ```
   *
   * @param reserve - Makes the call, with name, size and digest of what will be sent.
   * @returns what the call was answered, once all of the file is there.
   * @throws FileError where it could not be read, or the store refuses it.
   */
  <R extends Reservation>(
    reserve: (file: FileFacts<string>) => R | PromiseLike<R>,
    source: Source,
    options: UploadOptions & { md5: true },
  ): Promise<R>;
  <R extends Reservation>(reserve: (file: FileFacts) => R | PromiseLike<R>, source: Source, options?: UploadOptions): Promise<R>;
}

/** What can be downloaded: an address, an answer that names some, a call, or what makes a call. */
export type Downloadable = string | object;

/**
 * Fetches the files that an answer names, one after another, without the token. Each is kept under its name when it is whole; one that is interrupted goes on
 * where it was, where the store allows that.
 *
 * ```ts
 * for await (const file of download(() => recordings.getConversationRecordings(id, { formatId: 'WAV' }), { to: 'recordings' })) console.log(file.path);
 * ```
 *
 * @param what - An answer, a call, or a function that makes one, so that it can be asked again while the platform prepares the file.
 * @throws FileError where a file cannot be had or written; FileUnavailableError where it is in the archive, or not ready in time.
 */
export type Download = (what: Downloadable, options: DownloadOptions) => Downloads;

/** Both ways, each loaded when it is first gone. */
export function filesOn(loadDisk: LoadDisk): { upload: Upload; download: Download } {
  return {
    upload: async (
      reserve: (file: FileFacts<string>) => object | PromiseLike<object>,
      source: Source,
      options?: UploadOptions,
    ) => {
      const { uploadBy } = await loaded(() => import('./upload/upload.js'));
      return (await uploadBy(loadDisk, reserve as (file: FileFacts) => object, source, options ?? {})) as never;
    },
    download: (what, options) => {
      async function* files(): AsyncGenerator<DownloadedFile, void> {
        yield* (await loaded(() => import('./download/download.js'))).filesOf(loadDisk, what, options);
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
 * Contact lists have one address for all of them, which says where a file of contacts is to go: `upload(contactListFile(client, id, 'Id'), source, { client })`.
 *
 * @param idColumn - The column of the file that tells contacts apart; without one each row is a new contact.
 */
export function contactListFile(client: TokenHolder, contactListId: string, idColumn?: string): () => Reservation {
  const { origin } = new URL(client.apiUrl);
  const uploadUri = `${origin.replace('//api.', '//apps.')}/uploads/v2/contactlist`;
  const named = { fileType: 'contactlist', id: contactListId };
  return () => ({ uploadUri, fields: idColumn === undefined ? named : { ...named, 'contact-id-name': idColumn } });
}
