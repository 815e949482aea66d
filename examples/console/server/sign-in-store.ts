import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The tokens of one sign-in. */
export interface StoredTokens {
  accessToken: string;
  refreshToken: string;
  /** ms since the epoch. */
  issuedAt: number;
  /** ms since the epoch. */
  expiresAt: number;
}

const FORMAT = 'contact-centre-console.sign-ins';

/** The sign-ins of the server, by the key in the user's cookie. A file keeps them over a restart of the server. */
export class SignInStore {
  readonly #file: string | undefined;
  /** By a digest of the key, so that the file does not open sign-ins by itself. */
  readonly #tokens: Map<string, StoredTokens>;

  /** @param file - Readable only for its owner. By default, a restart ends all sign-ins. */
  constructor(file?: string) {
    this.#file = file;
    this.#tokens = new Map(file === undefined ? [] : readFile(file));
  }

  /** Stores a new sign-in. @returns its key. */
  add(tokens: StoredTokens): string {
    const key = randomBytes(32).toString('base64url');
    this.set(key, tokens);
    return key;
  }

  get(key: string): StoredTokens | undefined {
    return this.#tokens.get(digestOf(key));
  }

  set(key: string, tokens: StoredTokens): void {
    this.#tokens.set(digestOf(key), tokens);
    this.#save();
  }

  remove(key: string): void {
    if (this.#tokens.delete(digestOf(key))) this.#save();
  }

  /** Writes another file and renames it, so that a crash leaves the former one. */
  #save(): void {
    if (this.#file === undefined) return;
    const text = JSON.stringify({ format: FORMAT, signIns: [...this.#tokens] });
    writeFileSync(`${this.#file}.new`, text, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** @throws an error if the file is not one of this store. */
function readFile(file: string): [digest: string, tokens: StoredTokens][] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const content = parse(text);
  if (content?.format !== FORMAT || !content.signIns) {
    throw new Error(`${file} contains no sign-ins of the console. Choose another file, or remove this one.`);
  }
  return content.signIns;
}

function parse(text: string): { format?: string; signIns?: [string, StoredTokens][] } | undefined {
  try {
    return JSON.parse(text) as { format?: string };
  } catch {
    return undefined;
  }
}
