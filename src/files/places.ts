import { isObject } from '../core/is-object.js';
import { FileError, FileUnavailableError } from './errors.js';

/** Fields that say where something is to be fetched, the most telling first. */
const fields = ['downloadUrl', 'downloadURI', 'resultUrl', 'mediaUri', 'contentUri', 'uri', 'url'];

/** Fields that hold several of what has an address. */
const lists = ['downloadUrls', 'results', 'entities'];

/** The addresses that an answer names, one after another: those before one that cannot be had come all the same. */
export function* placesIn(answer: unknown): Generator<string, void> {
  if (typeof answer === 'string') yield answer;
  else if (Array.isArray(answer)) for (const each of answer) yield* placesIn(each);
  else if (isObject(answer)) {
    const { fileState, id, mediaUris, errorMsg } = answer;
    if (isObject(mediaUris)) {
      yield* placesIn(Object.values(mediaUris));
      return;
    }
    if (typeof fileState === 'string' && !/^(?:AVAILABLE|RESTORED)$/i.test(fileState))
      throw new FileUnavailableError(fileState, typeof id === 'string' ? id : undefined);
    if (typeof errorMsg === 'string' && answer['resultUrl'] === undefined)
      throw new FileError(`The platform has no such file: ${errorMsg}`, 'ERR_FILE_NONE');
    const list = lists.find((name) => Array.isArray(answer[name]));
    if (list !== undefined) yield* placesIn(answer[list]);
    else yield* fields.flatMap((name) => (typeof answer[name] === 'string' ? [answer[name]] : [])).slice(0, 1);
  }
}
