import type { Reflection } from 'typedoc';

/** A piece of code: text, perhaps with a link to what it names. */
export interface CodePart {
  readonly text: string;
  readonly target?: Reflection;
}

export type Code = readonly CodePart[];

/** Code up to this width stays on one line. */
const LINE_WIDTH = 76;

const indentation = '  ';

/** Returns code without links. */
export function plain(text: string): Code {
  return [{ text }];
}

/** Returns pieces of code in a row. */
export function join(...pieces: readonly Code[]): Code {
  return pieces.flat();
}

/** Returns items with a separator between them. */
export function separate(items: readonly Code[], separator: string): Code {
  return items.flatMap((item, index) => (index === 0 ? [...item] : [{ text: separator }, ...item]));
}

/** How {@link list} writes brackets, items and what is between them. */
export interface ListStyle {
  readonly open: string;
  readonly close: string;
  readonly separator: string;
  /** What is between the brackets and the items if the list fits on a line. */
  readonly padding?: string;
  /** How much of the line the code before and after the list takes. */
  readonly reserved?: number;
  /** Whether the last line ends with the separator, too. */
  readonly isTrailing?: boolean;
}

/** Returns a list in brackets: on one line if it fits, and else with a line for each item. */
export function list(
  items: readonly Code[],
  { open, close, separator, padding = '', reserved = 0, isTrailing = true }: ListStyle,
): Code {
  if (items.length === 0) return plain(`${open}${close}`);
  const oneLine = join(plain(`${open}${padding}`), separate(items, `${separator} `), plain(`${padding}${close}`));
  if (!isTooLong(oneLine, reserved)) return oneLine;
  const lines = separate(items.map(indent), `${separator}\n${indentation}`);
  return join(plain(`${open}\n${indentation}`), lines, plain(`${isTrailing ? separator : ''}\n${close}`));
}

function isTooLong(code: Code, reserved: number): boolean {
  const text = textOf(code);
  return text.length > LINE_WIDTH - reserved || text.includes('\n');
}

function indent(code: Code): Code {
  return code.map((part) => ({ ...part, text: part.text.replaceAll('\n', `\n${indentation}`) }));
}

/** Returns the text of code. */
export function textOf(code: Code): string {
  return code.map(({ text }) => text).join('');
}
