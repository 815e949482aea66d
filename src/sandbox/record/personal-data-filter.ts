import { isSecret } from '../../core/redaction/redact.js';
import type { Json } from '../values/json.js';
import { shapeOf, valuesOf } from '../operations/shapes.js';
import { isObject } from '../values/json.js';
import type { Pseudonyms } from './pseudonyms.js';

/** Types, and fields, whose entities are people. */
const personType = /User|Contact(?!List|Center)|Agent|Person|Customer|Guest|Evaluator|Creator|Trustee/;
const personField =
  /(?:^|[a-z])(?:user|by|owner|manager|agent|member|contact|supervisor|evaluator|assignee|person|customer|guest|participant)s?$/i;

const nameField =
  /^(?:name|displayName|fullName|preferredName|firstName|lastName|middleName|nickname|givenName|familyName|label)$/;
const numberField = /phone|number|ani$|dnis|extension|fax|mobile|^sip/i;
/** Fields with texts of the platform itself, or of its administrators. */
const technicalField =
  /^(?:type|state|status|kind|category|provider|language|locale|time_?zone|media_?type|content_?type|domain|entity(?:Name|Type)|action(?:Set|s)?|permissions?|ids|system_?presence|default(?:Role|Language)\w*|grant\w*|scopes?|sort\w*|format|direction|skillEvaluationMethod|products?|features?)$/i;

const emailPattern = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g;
const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text.replace(/^sips?:/i, ''));
const isPhone = (text: string): boolean =>
  /^(?:tel:|sips?:)?\+?[\d\s().-]{7,25}$/i.test(text) && text.replace(/\D/g, '').length >= 7;
const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const isWord = (text: string): boolean => /^[A-Za-z][A-Za-z_.-]{0,40}$/.test(text) && !text.includes('..');
/** Long, and not only letters, so it cannot be a name. */
const isToken = (text: string): boolean => /^[\w+/=.~-]{20,}$/.test(text) && /\d/.test(text) && !isUuid(text);

/** Decides which parts of a response may be recorded, and how: only values that are known to be harmless stay unchanged. */
export class PersonalDataFilter {
  readonly #pseudonyms: Pseudonyms;
  readonly #secrets: ReadonlySet<string>;
  /** Names of people in recorded responses, in lower case. */
  readonly #people = new Set<string>();

  constructor(
    pseudonyms: Pseudonyms,
    /** Tokens and other secrets of the requests. */
    secrets: ReadonlySet<string>,
  ) {
    this.#pseudonyms = pseudonyms;
    this.#secrets = secrets;
  }

  /** Stores the people in a response, so that their names are recognised in all other texts. */
  collectPeople(type: string, value: unknown, field = ''): void {
    if (Array.isArray(value)) {
      for (const entry of value) this.collectPeople(type.replace(/\[\]$/, ''), entry, field);
      return;
    }
    if (!isObject(value)) return;
    const isPerson = personType.test(type) || personField.test(field);
    if (isPerson && typeof value['name'] === 'string') this.#people.add(value['name'].trim().toLowerCase());
    const shape = shapeOf(type);
    for (const [name, part] of Object.entries(value)) this.collectPeople(shape.get(name)?.type ?? '', part, name);
  }

  /**
   * Returns a value of a contract type in the form that may be recorded; `undefined` if it must not be recorded, or does not
   * match its type.
   */
  clean(type: string, value: unknown, field = '', isPerson = false): unknown {
    if (value === null || value === undefined || isSecret(field)) return undefined;
    if (type.endsWith('[]')) return this.#cleanList(type.slice(0, -2), value, field, isPerson);
    if (type.endsWith('{}')) return this.#cleanDictionary(type.slice(0, -2), value, field, isPerson);
    const values = valuesOf(type);
    if (values) return typeof value === 'string' && values.includes(value) ? value : undefined;
    switch (type) {
      case 'string':
        return typeof value === 'string' ? this.text(field, value, isPerson) : undefined;
      case 'date':
      case 'day':
        return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}[\dT:.,Z+-]*$/.test(value) && !/birth/i.test(field)
          ? value
          : undefined;
      case 'int':
      case 'number':
        return typeof value === 'number' ? value : undefined;
      case 'boolean':
        return typeof value === 'boolean' ? value : undefined;
      case 'object':
      case 'any':
        return this.#cleanUntyped(value, field);
    }
    if (!isObject(value)) return undefined;
    const shape = shapeOf(type);
    if (shape.size === 0) return this.#cleanUntyped(value, field);
    const isPersonField = personType.test(type) || personField.test(field);
    const fields = [...shape.values()].flatMap(({ name, type: fieldType }): [string, unknown][] => {
      const part = this.clean(fieldType, value[name], name, isPersonField);
      return part === undefined ? [] : [[name, part]];
    });
    return Object.fromEntries(fields);
  }

  /** Replaces a text according to the name of its field. */
  text(field: string, text: string, isPerson: boolean): string {
    if (text === '' || text === '*') return text;
    if (/(?:^id|I[dD]s?|[gG]uid|^key)$/.test(field)) return this.id(text);
    if (field === 'selfUri') return this.#address(text);
    if (isEmail(text)) return this.#pseudonyms.email(text);
    if (/ur[il]s?$/i.test(field) || /^\w+:\/\//.test(text)) return this.#address(text);
    if (isPhone(text) || (numberField.test(field) && /\d/.test(text))) return this.#pseudonyms.phone(text);
    if (nameField.test(field)) return isPerson ? this.#pseudonyms.name(text) : this.scrub(text);
    if (/^version/i.test(field) && /^[\d.]{1,20}$/.test(text)) return text;
    if (technicalField.test(field) && text.length <= 100 && !isToken(text)) return this.scrub(text);
    return this.#pseudonyms.text(text);
  }

  /** Ids occur in several responses and in paths, so they are replaced consistently. */
  id(text: string): string {
    return isUuid(text) || (isWord(text) && !this.#containsSecret(text)) ? text : this.#pseudonyms.id(text);
  }

  /** Replaces people, addresses, numbers and tokens in a text that otherwise may stay. */
  scrub(text: string): string {
    if (this.#containsSecret(text) || isToken(text)) return this.#pseudonyms.text(text);
    const withoutAddresses = text
      .slice(0, 1000)
      .replace(emailPattern, (address) => this.#pseudonyms.email(address))
      .replace(/\+?\d[\d().-]{5,24}\d/g, (number) =>
        number.replace(/\D/g, '').length >= 7 ? this.#pseudonyms.phone(number) : number,
      );
    return this.#withoutPeople(withoutAddresses);
  }

  #cleanList(type: string, value: unknown, field: string, isPerson: boolean): unknown {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((entry: unknown) => this.clean(type, entry, field, isPerson) ?? []);
  }

  #cleanDictionary(type: string, value: unknown, field: string, isPerson: boolean): unknown {
    if (!isObject(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
        const cleanPart = isSecret(name) ? undefined : this.clean(type, part, field, isPerson);
        return cleanPart === undefined ? [] : [[this.#fieldName(name), cleanPart]];
      }),
    );
  }

  /** Keeps only the structure of a value without a type, with replaced texts. */
  #cleanUntyped(value: unknown, field: string, depth = 0): unknown {
    if (typeof value === 'string') return isSchemaField(field) ? this.scrub(value) : this.text(field, value, false);
    if (typeof value === 'number') return Math.abs(value) < 1_000_000 ? value : this.#pseudonyms.number(value);
    if (typeof value === 'boolean') return value;
    if (depth > 50) return undefined;
    if (Array.isArray(value)) return value.flatMap((entry: unknown) => this.#cleanUntyped(entry, field, depth + 1) ?? []);
    if (!isObject(value)) return undefined;
    const cleanObject: Json = {};
    for (const [name, part] of Object.entries(value)) {
      const cleanPart = isSecret(name) ? undefined : this.#cleanUntyped(part, name, depth + 1);
      if (cleanPart !== undefined) cleanObject[this.#fieldName(name)] = cleanPart;
    }
    return cleanObject;
  }

  /** Programs choose field names too. */
  #fieldName(name: string): string {
    return isEmail(name) || isPhone(name) || isToken(name) ? this.#pseudonyms.id(name) : this.scrub(name);
  }

  /** Keeps addresses within the platform, and replaces all others. */
  #address(text: string): string {
    const [path = ''] = text.split(/[?#]/, 1);
    if (!path.startsWith('/api/v2/')) return 'https://recorded.example/';
    return path
      .split('/')
      .map((segment, index) => (index > 3 ? this.id(segment) : segment))
      .join('/');
  }

  #containsSecret(text: string): boolean {
    return [...this.#secrets].some((secret) => text.includes(secret));
  }

  /** Replaces two to four consecutive words that are a person's name. */
  #withoutPeople(text: string): string {
    const parts = text.split(/([^\p{L}\p{M}'’.-]+)/u);
    for (let start = 0; start < parts.length; start += 2) {
      for (const count of [4, 3, 2]) {
        const end = start + (count - 1) * 2;
        if (end >= parts.length) continue;
        const name = parts
          .slice(start, end + 1)
          .filter((_, index) => index % 2 === 0)
          .join(' ');
        if (this.#people.has(name.toLowerCase())) parts.splice(start, end - start + 1, this.#pseudonyms.name(name));
      }
    }
    return parts.join('');
  }
}

/** Fields of a JSON schema: column names and types. */
const isSchemaField = (field: string): boolean => ['required', 'title', '$schema', 'type', 'format'].includes(field);
