/** The errors in a seed file, each with its path and what is expected there. */
export class Mistakes {
  readonly #mistakes: string[] = [];

  add(path: string, expected: string): void {
    this.#mistakes.push(`${path === '' ? 'the file' : path}: ${expected}`);
  }

  get count(): number {
    return this.#mistakes.length;
  }

  /** @throws if there are any, with a line for each. */
  refuse(): void {
    if (this.#mistakes.length === 0) return;
    const shownMistakes = this.#mistakes.slice(0, 100);
    const remaining = this.#mistakes.length - shownMistakes.length;
    const lines = [...shownMistakes, ...(remaining > 0 ? [`and ${remaining} more`] : [])].map((line) => `  ${line}`);
    throw new TypeError(`The seed file cannot be used:\n${lines.join('\n')}`);
  }
}

const MAX_SHOWN_CHARACTERS = 60;

/** Describes the actual value in a few words. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}
