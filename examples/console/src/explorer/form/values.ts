import type { Operation, Parameter } from '../data/types.js';
import { text as translate } from '../../shared/text.js';
import { DEEPEST, describeProblem, isTooDeep, parseJson } from './json.js';

/** The content of a form: the typed text, or several texts for a list. Empty is `''` or `[]`. */
export type FieldValue = string | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Problems by parameter. */
export type Problems = Readonly<Record<string, string>>;

/** The arguments of a call, by name, without empty ones. */
export type CallArguments = Readonly<Record<string, unknown>>;

export function valueOf(values: FormValues, { name, list }: Parameter): FieldValue {
  if (Object.hasOwn(values, name)) return values[name] ?? '';
  return list ? [] : '';
}

/** Converts typed text to arguments, and reports text that cannot be converted. */
export function argumentsOf(operation: Operation, values: FormValues): { args: CallArguments; problems: Problems } {
  const args: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    const converted = convert(parameter, valueOf(values, parameter));
    if ('problem' in converted) problems[parameter.name] = converted.problem;
    else if (converted.value !== undefined) args[parameter.name] = converted.value;
  }
  return { args, problems };
}

/** Returns the arguments in the method's order: required ones first, the optional ones in one object. */
export function positional({ parameters }: Operation, args: CallArguments): unknown[] {
  const readArgument = (name: string): unknown => (Object.hasOwn(args, name) ? args[name] : undefined);
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => readArgument(name));
  const optional = parameters.filter((parameter) => !parameter.required && readArgument(parameter.name) !== undefined);
  if (optional.length === 0) return required;
  return [...required, Object.fromEntries(optional.map(({ name }) => [name, readArgument(name)]))];
}

/** Fills in a form with arguments, such as those of a link. Unknown arguments are ignored. */
export function valuesFrom({ parameters }: Operation, args: CallArguments): FormValues {
  const entries = parameters.flatMap((parameter): [string, FieldValue][] => {
    const value = Object.hasOwn(args, parameter.name) ? args[parameter.name] : undefined;
    if (value === undefined || value === null) return [];
    if (parameter.place === 'body') return [[parameter.name, JSON.stringify(value, null, 2)]];
    if (parameter.list) return [[parameter.name, (Array.isArray(value) ? value : [value]).map(asText)]];
    return [[parameter.name, asText(value)]];
  });
  return Object.fromEntries(entries);
}

type Converted = { value: unknown } | { problem: string };

function convert(parameter: Parameter, field: FieldValue): Converted {
  if (parameter.place === 'body') return typeof field === 'string' ? body(field) : { value: undefined };
  if (!parameter.list) return scalar(parameter, typeof field === 'string' ? field.trim() : field.join(','));
  const items = (typeof field === 'string' ? [field] : field).map((item) => scalar(parameter, item.trim()));
  const wrong = items.find((item) => 'problem' in item);
  if (wrong) return wrong;
  const values = items.flatMap((item) => ('value' in item && item.value !== undefined ? [item.value] : []));
  return { value: values.length > 0 ? values : undefined };
}

function body(text: string): Converted {
  if (text.trim() === '') return { value: undefined };
  const parsed = parseJson(text);
  if ('problem' in parsed) return { problem: describeProblem(parsed.problem) };
  return isTooDeep(parsed.value) ? { problem: translate('value.tooDeep', { levels: DEEPEST }) } : parsed;
}

function scalar({ type }: Parameter, text: string): Converted {
  if (text === '') return { value: undefined };
  switch (type) {
    case 'integer':
      return /^[+-]?\d+$/.test(text) ? { value: Number(text) } : { problem: translate('value.wholeNumber') };
    case 'number':
      return Number.isFinite(Number(text)) ? { value: Number(text) } : { problem: translate('value.number') };
    case 'boolean':
      if (text !== 'true' && text !== 'false') return { problem: translate('value.boolean') };
      return { value: text === 'true' };
    case 'date':
      return isDate(text) ? { value: text } : { problem: translate('value.date') };
    case 'date-time':
      if (Number.isNaN(Date.parse(text))) return { problem: translate('value.dateTime') };
      return { value: text };
    default:
      return { value: text };
  }
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
