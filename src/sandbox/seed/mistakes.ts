/** The errors in a seed file, each with its path and what is expected there. */
export class Mistakes {
  readonly #found: string[] = [];

  add(path: string, expected: string): void {
    this.#found.push(`${path === '' ? 'the file' : path}: ${expected}`);
  }

  get count(): number {
    return this.#found.length;
  }

  /** @throws if there are any, with a line for each. */
  refuse(): void {
    if (this.#found.length === 0) return;
    const shown = this.#found.slice(0, 100);
    const rest = this.#found.length - shown.length;
    const lines = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].map((line) => `  ${line}`);
    throw new TypeError(`The seed file cannot be used:\n${lines.join('\n')}`);
  }
}

const SHOWN = 60;

/** Describes the actual value in a few words. */
export function said(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
