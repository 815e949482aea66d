import { isJsonObject } from '../../shared/json-object.js';
import { StoredValue, isObject } from '../../shared/stored-value.js';
import type { FormValues } from '../form/values.js';

/** A form that was saved under a name, without secrets. */
export interface SavedRequest {
  readonly id: string;
  readonly name: string;
  /** Empty for a request outside of folders. */
  readonly folder: string;
  /** The area and the method. */
  readonly slug: string;
  readonly method: string;
  readonly values: FormValues;
}

export const MOST_REQUESTS = 300;
export const LONGEST_NAME = 80;

/** The saved requests of a user in this browser. */
export class SavedRequestsStore extends StoredValue<readonly SavedRequest[]> {
  /** @param owner - The place and the id of the user. */
  constructor(owner: string) {
    super(`console.requests.${owner}`, readRequests);
  }

  /** Adds a request, or replaces the one of the same name and folder. @returns whether the browser could store it. */
  save(request: SavedRequest): boolean {
    const others = this.read().filter((each) => each.name !== request.name || each.folder !== request.folder);
    return this.store([...others, request].sort(byFolderAndName).slice(0, MOST_REQUESTS));
  }

  remove(id: string): boolean {
    return this.store(this.read().filter((each) => each.id !== id));
  }

  /** Adds a removed request again. A request that was saved under its name meanwhile stays. */
  restore(request: SavedRequest): boolean {
    const others = this.read().filter((each) => each.id !== request.id);
    return this.store([...others, request].sort(byFolderAndName).slice(0, MOST_REQUESTS));
  }
}

/** Requests outside of folders come first. */
function byFolderAndName(one: SavedRequest, other: SavedRequest): number {
  return one.folder.localeCompare(other.folder) || one.name.localeCompare(other.name);
}

/** Reads stored requests. What has another form is left out. */
export function readRequests(json: unknown): readonly SavedRequest[] {
  const list: unknown[] = Array.isArray(json) ? json : [];
  return list.filter(isRequest);
}

function isRequest(value: unknown): value is SavedRequest {
  if (!isObject(value)) return false;
  const { id, name, folder, slug, method, values } = value;
  const areTexts = [id, name, folder].every((text) => typeof text === 'string');
  return areTexts && [slug, method].every(isPathPart) && isFormValues(values);
}

/** Whether stored JSON can be a part of a path of the explorer. */
export function isPathPart(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value);
}

/** Whether stored JSON is the content of a form. */
export function isFormValues(value: unknown): value is FormValues {
  if (!isJsonObject(value)) return false;
  return Object.values(value).every(
    (field) => typeof field === 'string' || (Array.isArray(field) && field.every((item) => typeof item === 'string')),
  );
}
