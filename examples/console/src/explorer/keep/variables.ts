import type { Operation } from '../data/types.js';
import type { FieldValue, FormValues } from '../form/values.js';

/** The values of variables by their names. */
export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /\{\{\s*([A-Za-z_][\w.-]{0,59})\s*\}\}/g;

/** Returns whether a text can be the name of a variable. */
export const isVariableName = (name: string): boolean => /^[A-Za-z_][\w.-]{0,59}$/.test(name);

/** A form with values in place of variables. */
export interface Resolved {
  values: FormValues;
  /** The variables without a value, by the name of the argument. */
  missing: Readonly<Record<string, readonly string[]>>;
}

/** Replaces `{{queueId}}` by the value of the variable, in every argument. In a body, only texts can contain variables. */
export function resolveVariables({ parameters }: Operation, values: FormValues, variables: Variables): Resolved {
  const missing: Record<string, readonly string[]> = {};
  const entries = Object.entries(values).map(([name, value]): [string, FieldValue] => {
    const isBody = parameters.some((parameter) => parameter.name === name && parameter.place === 'body');
    const texts = typeof value === 'string' ? [value] : value;
    const unset = namesIn(texts.join('\n')).filter((each) => !Object.hasOwn(variables, each));
    if (unset.length > 0) missing[name] = unset;
    const replace = (text: string): string => replaceIn(text, variables, isBody ? escapeJson : undefined);
    return [name, typeof value === 'string' ? replace(value) : value.map(replace)];
  });
  return { values: Object.fromEntries(entries), missing };
}

/** Returns the names of the variables in a text, each once. */
export function namesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(VARIABLE), ([, name = '']) => name))];
}

function replaceIn(text: string, variables: Variables, escape: (value: string) => string = (value) => value): string {
  return text.replace(VARIABLE, (written, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? written : escape(value);
  });
}

/** A value that would end its text is part of the text. */
const escapeJson = (value: string): string => JSON.stringify(value).slice(1, -1);
