/** How a value is read from the address and written to it. */
export interface UrlValue<T> {
  readonly default: T;
  /** Returns `undefined` for a malformed text. */
  read(text: string): T | undefined;
  write(value: T): string;
}

/** The values that a page stores in its address, by the names of their parameters. Declare it outside of components. */
export type UrlSchema = Readonly<Record<string, UrlValue<unknown>>>;

export type UrlValues<S extends UrlSchema> = { readonly [Name in keyof S]: S[Name]['default'] };

/** Values to change. `undefined` sets a value to its default. */
export type UrlChange<S extends UrlSchema> = { readonly [Name in keyof S]?: S[Name]['default'] | undefined };

/** Any text; empty by default. */
export function text(defaultText = ''): UrlValue<string> {
  return { default: defaultText, read: (value) => value, write: (value) => value };
}

/** One of some texts. */
export function choice<const T extends string>(values: readonly T[], defaultValue: NoInfer<T>): UrlValue<T> {
  return { default: defaultValue, read: (value) => values.find((each) => each === value), write: (value) => value };
}

/** A whole number within limits, both inclusive. */
export function wholeNumber(defaultValue: number, { min = 0, max = 999_999 } = {}): UrlValue<number> {
  return {
    default: defaultValue,
    read: (value) => {
      const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
    write: String,
  };
}

/** `true` or `false`. */
export function flag(defaultValue = false): UrlValue<boolean> {
  return {
    default: defaultValue,
    read: (value) => ({ true: true, false: false })[value],
    write: String,
  };
}

/** A day in the format of date inputs: `2026-03-12`; empty by default. */
export function day(): UrlValue<string> {
  return { default: '', read: (value) => (isDay(value) ? value : undefined), write: (value) => value };
}

function isDay(value: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // A 31st of February would be read as a day in March.
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** Any ids or names without a comma, without repetitions; none by default. */
export function list(): UrlValue<readonly string[]> {
  return {
    default: noTexts,
    read: (value) => [...new Set(value.split(',').filter((part) => part !== ''))],
    write: (values) => values.join(','),
  };
}

const noTexts: readonly string[] = [];

/** Some of the texts in `values`. Unknown texts are ignored. */
export function choices<const T extends string>(
  values: readonly T[],
  defaultValues: readonly NoInfer<T>[],
): UrlValue<readonly T[]> {
  return {
    default: defaultValues,
    read: (value) => {
      const parts = value.split(',');
      const chosen = values.filter((each) => parts.includes(each));
      return chosen.length === 0 && value !== '' ? undefined : chosen;
    },
    write: (chosen) => values.filter((each) => chosen.includes(each)).join(','),
  };
}

/** Reads the values of a schema. Missing and malformed ones have their default. */
export function readUrl<S extends UrlSchema>(schema: S, params: URLSearchParams): UrlValues<S> {
  const entries = Object.entries<UrlValue<unknown>>(schema);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const written = params.get(name);
      return [name, (written === null ? undefined : value.read(written)) ?? value.default];
    }),
  ) as UrlValues<S>;
}

/** Returns the parameters with some values changed. Defaults are not written. Parameters of other names stay. */
export function writeUrl<S extends UrlSchema>(
  schema: S,
  part: UrlChange<S>,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries<unknown>(part)) {
    const definition = schema[name] ?? unknownName(name);
    const written = definition.write(value ?? definition.default);
    if (written === definition.write(definition.default)) next.delete(name);
    else next.set(name, written);
  }
  return next;
}

function unknownName(name: string): never {
  throw new Error(`The schema of the address has no value "${name}". Add it to the schema, or correct the name.`);
}
