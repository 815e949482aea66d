import { shapeOf } from '../../sandbox/operations/shapes.js';
import { isSecretField } from '../../core/redaction/redact-json.js';
import { REDACTED, redactText } from '../../core/redaction/redact.js';
import { isObject } from '../../core/values/is-object.js';
import { cleanName, cleanText, truncateText } from './clean-text.js';
import { fieldKind, holdsCustomerData, isAboutCustomer } from './field-kinds.js';
import type { FieldKind } from './field-kinds.js';
import type { FieldTree } from './fields.js';
import { MASKED, maskText } from './mask-text.js';
import type { ShapeSettings } from './options.js';

/** Where a value is. */
interface Place {
  /** The field that contains it; for an entry of a list, the field of the list. */
  readonly field: string;
  readonly type: string;
  readonly depth: number;
  /** Whether it is part of an object about a customer, at any depth. */
  readonly isCustomers: boolean;
  /** Whether it is a field of such an object itself. */
  readonly isOfCustomer: boolean;
  /** Whether it is part of data that customers wrote, whatever its fields are called. */
  readonly isWritten: boolean;
  /** The chosen fields below; `undefined` if all are kept. */
  readonly chosen: FieldTree | undefined;
}

/** Values of a result at most. Lists within lists could otherwise multiply. */
const MAX_VALUES = 20_000;
const MAX_FIELDS = 200;
/** Longer texts are cut before they are examined. */
const MAX_EXAMINED = 100_000;
/** A secret or an address that was cut in two is not recognised, so that its part is removed too. */
const CUT_MARGIN = 4096;
/** Longer texts of any field count as written by a person. */
const MAX_NAME_LENGTH = 200;

/** A JSON web token, or the text of a private key. */
const CREDENTIALS = /eyJ[\w-]{10,}\.[\w-]{4,}\.[\w-]*|-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]*(?:-----END [A-Z ]*-----)?/g;

/** Turns a result into what an assistant may see. */
export class Shaper {
  readonly #settings: ShapeSettings;
  readonly #notes = new Map<string, number>();
  #values = 0;

  constructor(settings: ShapeSettings) {
    this.#settings = settings;
  }

  /** What was left out, each with how often. */
  get notes(): string[] {
    return [...this.#notes].map(([note, count]) => (count === 1 ? note : `${note} (${count} times)`));
  }

  shape(value: unknown, chosen: FieldTree | undefined): unknown {
    return this.#shapeValue(value, {
      field: '',
      type: this.#settings.type,
      depth: 0,
      isCustomers: false,
      isOfCustomer: false,
      isWritten: false,
      chosen,
    });
  }

  #shapeValue(value: unknown, place: Place): unknown {
    if (typeof value === 'string') return this.#shapeText(value, place);
    if (typeof value === 'number') return this.#shapeNumber(value, place);
    if (typeof value === 'boolean') return value;
    if (!isObject(value)) return null;
    if (place.depth >= this.#settings.maxDepth) return this.#omit('Deeper levels are left out. Choose fields to see them');
    return Array.isArray(value) ? this.#shapeList(value, place) : this.#shapeObject(value, place);
  }

  #shapeList(list: readonly unknown[], place: Place): unknown[] {
    const { maxItems } = this.#settings;
    const entries: unknown[] = [];
    const type = place.type.replace(/\[\]$/, '');
    for (const entry of list.slice(0, maxItems)) {
      if (!this.#hasRoom()) break;
      entries.push(this.#shapeValue(entry, { ...place, type, depth: place.depth + 1 }));
    }
    const omitted = list.length - entries.length;
    if (omitted > 0) this.#note(`${nameOf(place.field)}: ${omitted} of ${list.length} entries are left out`);
    return entries;
  }

  #shapeObject(object: Record<string, unknown>, place: Place): object {
    const names = Object.keys(object);
    const shape = shapeOf(place.type);
    const isOfCustomer = isAboutCustomer(place.field, place.type, object);
    const isCustomers = place.isCustomers || isOfCustomer;
    const fields: [string, unknown][] = [];
    for (const name of names) {
      const chosen = place.chosen?.size ? place.chosen.get(name) : undefined;
      if (place.chosen?.size && !chosen) continue;
      if (fields.length >= MAX_FIELDS || !this.#hasRoom()) {
        this.#note(`${nameOf(place.field)}: some of ${names.length} fields are left out`);
        break;
      }
      const isWritten = place.isWritten || holdsCustomerData(name) || (name === 'data' && isOfCustomer);
      const part = { ...place, field: name, type: shape.get(name)?.type ?? '', depth: place.depth + 1, chosen };
      const value = isSecretField(name, object[name], object)
        ? REDACTED
        : this.#shapeValue(object[name], { ...part, isCustomers, isOfCustomer, isWritten });
      fields.push([this.#shapeKey(name), value]);
    }
    return Object.fromEntries(fields);
  }

  /** Dictionaries have data as keys. */
  #shapeKey(name: string): string {
    if (/^[A-Za-z_]{1,60}$/.test(name)) return name;
    const key = truncateText(cleanName(this.#withoutSecrets(cleanText(name.slice(0, 1000)))), 100);
    return this.#settings.isUnmasked ? key : maskText(key);
  }

  #shapeText(text: string, place: Place): unknown {
    const kind = fieldKind(place.field);
    const { isUnmasked, maxTextLength } = this.#settings;
    const isOfCustomer = isCustomers(kind, place);
    if (!isUnmasked && (isOfCustomer || kind === 'contact') && text !== '') return MASKED;
    const isUntrusted = isOfCustomer || kind === 'written' || isLong(text);
    const safe = this.#safeText(text, kind);
    if (safe.length > maxTextLength || text.length > MAX_EXAMINED) this.#note(`${nameOf(place.field)}: a text is cut`);
    if (isUntrusted) return { untrusted: truncateText(safe, maxTextLength) };
    return truncateText(cleanName(safe), maxTextLength);
  }

  #safeText(text: string, kind: FieldKind): string {
    const isCut = text.length > MAX_EXAMINED;
    const cleaned = this.#withoutSecrets(cleanText(isCut ? text.slice(0, MAX_EXAMINED) : text));
    const keepsPlainDigits = kind === 'id' || kind === 'technical';
    const safe = this.#settings.isUnmasked ? cleaned : maskText(cleaned, { keepsPlainDigits });
    return isCut ? safe.slice(0, -CUT_MARGIN) : safe;
  }

  #withoutSecrets(text: string): string {
    return redactText(text, this.#settings.secrets).replace(CREDENTIALS, REDACTED);
  }

  /** A phone number may be a number too. */
  #shapeNumber(value: number, { field, isWritten }: Place): unknown {
    if (!Number.isFinite(value)) return null;
    if (this.#settings.secrets.includes(String(value))) return REDACTED;
    const isPersonal = isWritten || (fieldKind(field) === 'contact' && Math.abs(value) >= 1_000_000);
    return isPersonal && !this.#settings.isUnmasked ? MASKED : value;
  }

  #hasRoom(): boolean {
    this.#values++;
    return this.#values <= MAX_VALUES;
  }

  #omit(note: string): string {
    this.#note(note);
    return '[omitted]';
  }

  #note(note: string): void {
    if (this.#notes.size < 20 || this.#notes.has(note)) this.#notes.set(note, (this.#notes.get(note) ?? 0) + 1);
  }
}

/** Whether a text is a customer's name or data. */
function isCustomers(kind: FieldKind, place: Place): boolean {
  if (place.isWritten) return true;
  return (place.isCustomers && kind === 'personName') || (place.isOfCustomer && kind === 'name');
}

/** Names are short and have one line. */
const isLong = (text: string): boolean =>
  (text.length > MAX_NAME_LENGTH || text.includes('\n')) && !/^(?:https?:\/)?\/\S+$/.test(text);

/** Notes contain no data: a field name that a customer could choose is left out. */
const nameOf = (field: string): string => (/^[A-Za-z]{1,40}$/.test(field) ? field : 'A list or object');
