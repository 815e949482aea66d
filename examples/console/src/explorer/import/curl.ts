import type { ImportedRequest } from './imported-request.js';
import { isSecretHeader } from './imported-request.js';

/** Reads a command line of curl, as browsers and documentation have it; `undefined` if it is none. */
export function readCurl(command: string): ImportedRequest | undefined {
  const words = shellWords(command);
  const start = words.findIndex((word) => /(?:^|[/\\])curl(?:\.exe)?$/i.test(word));
  if (start < 0) return undefined;
  const line = new CurlLine();
  const rest = words.slice(start + 1);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) line.take(word, rest);
  return line.request();
}

/** Options with a value that does not matter here. */
const valueOptions =
  /^(?:-[oAembcxEKTwYyCzrF]|--(?:output|user-agent|referer|max-time|connect-timeout|cookie-jar|proxy|cert|key|cacert|retry|write-out|form|range|resolve|interface|upload-file|config))$/;
const dataOptions = /^(?:-d|--data(?:-raw|-binary|-ascii|-urlencode)?|--json)$/;

/** What the words of a command line say. */
class CurlLine {
  #verb: string | undefined;
  #url = '';
  readonly #data: string[] = [];
  #isQuery = false;
  #hasDroppedSecret = false;

  take(word: string, rest: string[]): void {
    const { option, value } = splitOption(word);
    const next = (): string => value ?? rest.shift() ?? '';
    if (option === '-X' || option === '--request') this.#verb = next().toUpperCase();
    else if (option === '-I' || option === '--head') this.#verb = 'HEAD';
    else if (option === '-G' || option === '--get') this.#isQuery = true;
    else if (option === '-H' || option === '--header') this.#header(next());
    else if (dataOptions.test(option)) this.#data.push(next());
    else if (option === '-u' || option === '--user' || option === '--oauth2-bearer') this.#drop(next());
    else if (option === '-b' || option === '--cookie') this.#drop(next());
    else if (option === '--url') this.#url = next();
    else if (valueOptions.test(option)) next();
    else if (!option.startsWith('-') && this.#url === '') this.#url = word;
  }

  request(): ImportedRequest | undefined {
    if (this.#url === '') return undefined;
    const data = this.#data.join('&');
    const hasBody = this.#data.length > 0 && !this.#isQuery;
    const separator = this.#url.includes('?') ? '&' : '?';
    return {
      verb: this.#verb ?? (hasBody ? 'POST' : 'GET'),
      url: this.#isQuery && data !== '' ? `${this.#url}${separator}${data}` : this.#url,
      body: hasBody ? data : undefined,
      hasDroppedSecret: this.#hasDroppedSecret,
    };
  }

  #header(line: string): void {
    if (isSecretHeader(line.split(':', 1)[0]?.trim() ?? '')) this.#drop(line);
  }

  #drop(secret: string): void {
    if (secret !== '') this.#hasDroppedSecret = true;
  }
}

/** `-XPOST` and `--request=POST` have their value in the same word. */
function splitOption(word: string): { option: string; value: string | undefined } {
  const [, long, longValue] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
  if (long !== undefined) return { option: long, value: longValue };
  const [, short, shortValue] = /^(-[XHdub])(.+)$/s.exec(word) ?? [];
  return short === undefined ? { option: word, value: undefined } : { option: short, value: shortValue };
}

/** What a backslash stands for between `$'` and `'`. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** Splits a command line as a shell does: quotes, backslashes and continued lines. Takes linear time. */
export function shellWords(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const part = /\\\r?\n|\^\r?\n|\s+|\$'((?:[^'\\]|\\.)*)'|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|(.)/gsu;
  for (const [written, ansi, single, double, escaped, plain] of command.matchAll(part)) {
    if (/^(?:\\|\^)\r?\n$/.test(written)) continue;
    if (/^\s+$/.test(written) && plain === undefined && single === undefined && double === undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    word ??= '';
    word += single ?? escaped ?? plain ?? (ansi === undefined ? doubleQuoted(double ?? '') : ansiQuoted(ansi));
  }
  return word === undefined ? words : [...words, word];
}

const doubleQuoted = (text: string): string =>
  text.replace(/\\(\r?\n|[\\"$`])/g, (_all: string, char: string) => (char.includes('\n') ? '' : char));

const ansiQuoted = (text: string): string =>
  text.replace(
    /\\(?:u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|(.))/gs,
    (_all: string, unicode: string | undefined, hex: string | undefined, char: string | undefined) => {
      const code = unicode ?? hex;
      return code === undefined ? (escapes[char ?? ''] ?? char ?? '') : String.fromCodePoint(Number.parseInt(code, 16));
    },
  );
