import { createHmac } from 'node:crypto';

const firstNames = [
  'Ada',
  'Bela',
  'Cleo',
  'Dario',
  'Elin',
  'Ferran',
  'Gita',
  'Hana',
  'Ivo',
  'Juno',
  'Kaj',
  'Lio',
  'Mira',
  'Nilo',
  'Orla',
  'Pia',
  'Quim',
  'Rena',
  'Sami',
  'Tove',
  'Ugo',
  'Vera',
  'Wim',
  'Xenia',
  'Yara',
  'Zeno',
  'Anouk',
  'Bram',
  'Cira',
  'Dunja',
  'Emre',
  'Fleur',
];

const syllables = [
  'ban',
  'ber',
  'cal',
  'dor',
  'el',
  'fan',
  'gor',
  'hal',
  'in',
  'jor',
  'kel',
  'lan',
  'mor',
  'nes',
  'or',
  'pel',
  'quil',
  'ros',
  'sol',
  'tam',
  'ul',
  'van',
  'wes',
  'yor',
  'zel',
  'ard',
  'bris',
  'cor',
  'den',
  'fel',
  'gar',
  'hol',
];

const words = [
  'about',
  'after',
  'again',
  'along',
  'answer',
  'before',
  'between',
  'bridge',
  'circle',
  'corner',
  'detail',
  'early',
  'evening',
  'figure',
  'garden',
  'harbour',
  'island',
  'journey',
  'kettle',
  'letter',
  'market',
  'morning',
  'number',
  'orange',
  'paper',
  'quarter',
  'river',
  'season',
  'table',
  'under',
  'valley',
  'window',
];

/** Maximum number of words in a pseudonym. */
const MAX_WORDS = 40;

/**
 * Replaces personal data. With the same key, the same value has the same pseudonym. Without the key, the original cannot be
 * recovered.
 */
export class Pseudonyms {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  name(text: string): string {
    const bytes = this.#bytes('name', normalise(text));
    const surname = [2, 3, 4, 5].map((index) => pick(syllables, bytes[index])).join('');
    return `${pick(firstNames, bytes[0])} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`;
  }

  email(text: string): string {
    const address = normalise(text);
    const digits = this.#bytes('email', address).toString('hex').slice(0, 6);
    return `${this.name(address).toLowerCase().replace(' ', '.')}.${digits}@people.example`;
  }

  /** Only the digits count, so that the format does not matter. */
  phone(text: string): string {
    const number = this.#bytes('phone', text.replace(/\D/g, '')).readUInt32BE(0) % 10_000_000;
    const [prefix = ''] = /^(?:tel|sips?):/i.exec(text) ?? [];
    return `${prefix}+1555${String(number).padStart(7, '0')}`;
  }

  /** An id that does not come from the platform. */
  id(text: string): string {
    const hex = this.#bytes('id', text).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  number(value: number): number {
    return this.#bytes('number', String(value)).readUInt32BE(0) % 1_000_000;
  }

  /** Keeps the number of words. */
  text(text: string): string {
    if (text.trim() === '') return text;
    const bytes = this.#bytes('text', text);
    const count = Math.min(MAX_WORDS, text.trim().split(/\s+/).length);
    const pseudonym = Array.from({ length: count }, (_, index) => pick(words, (bytes[index % bytes.length] ?? 0) + index)).join(
      ' ',
    );
    return count === 1 ? `${pseudonym}-${bytes.toString('hex').slice(0, 8)}` : pseudonym;
  }

  #bytes(kind: string, text: string): Buffer {
    return createHmac('sha256', this.#key).update(`${kind}\u0000${text}`).digest();
  }
}

const normalise = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
const pick = (list: readonly string[], value = 0): string => list[value % list.length] ?? '';
