import { checkBoolean } from '../core/call/request-checks.js';
import { collectionFormats, collectionParameter, filledUrl, isJsonType, parameterText, preferredType } from './parameters.js';
import { PopupClient } from './popup-client.js';

/** The client with the vendor's methods that format parameters and addresses. */
export class ParameterClient extends PopupClient {
  #usesLegacyFilter = false;

  /** The vendor's names of collection formats. {@link buildCollectionParam} takes `csv`, `ssv`, `tsv`, `pipes` and `multi`. */
  get CollectionFormatEnum(): typeof collectionFormats {
    return collectionFormats;
  }

  /** Returns whether query values `false` and `0` are omitted; false. */
  getUseLegacyParameterFilter(): boolean {
    return this.#usesLegacyFilter;
  }

  /** Omits query values `false` and `0`, as old versions of the vendor's client did. */
  setUseLegacyParameterFilter(isOn: boolean): void {
    this.#usesLegacyFilter = checkBoolean('useLegacyParameterFilter', isOn);
  }

  /** The same as {@link getUseLegacyParameterFilter} and {@link setUseLegacyParameterFilter}. */
  get useLegacyParameterFilter(): boolean {
    return this.#usesLegacyFilter;
  }

  set useLegacyParameterFilter(isOn: boolean) {
    this.setUseLegacyParameterFilter(isOn);
  }

  /** Returns a parameter's value as text; `''` for `null` and `undefined`. */
  paramToString(param: unknown): string {
    return parameterText(param, this.#usesLegacyFilter);
  }

  /**
   * Joins the items of a list with the separator of a collection format: `csv`, `ssv`, `tsv` or `pipes`. With `multi` it returns their texts.
   *
   * @throws {@link ConfigurationError} `Unknown collection format` for any other format.
   */
  // The vendor's declarations have `any`, which programs assign to variables of any type.
  // oxlint-disable-next-line typescript/no-explicit-any
  buildCollectionParam(param: unknown, collectionFormat: string): any {
    return collectionParameter(param, collectionFormat, (item) => this.paramToString(item));
  }

  /** Returns the address of a path, with the values of its placeholders encoded. */
  buildUrl(path: string, pathParams: Readonly<Record<string, unknown>> = {}): string {
    return filledUrl(this.apiUrl, path, pathParams, (value) => this.paramToString(value));
  }

  /** Tells whether a media type is JSON. */
  isJsonMime(contentType: string): boolean {
    return isJsonType(contentType);
  }

  /** Returns the JSON type of a list of media types; the first type if there is none. */
  jsonPreferredMime(contentTypes: readonly string[]): string | undefined {
    return preferredType(contentTypes);
  }
}
