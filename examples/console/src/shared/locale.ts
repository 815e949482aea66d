/** The languages of the interface. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Returns the language of the interface, which is that of the document. */
export function interfaceLanguage(): Language {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLanguage(language) ? language : 'en';
}

/** Returns the user's locales, the preferred one first. */
export function userLocales(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

/** Returns the user's first language that the interface has. */
export function preferredLanguage(locales: readonly string[]): Language {
  const tags = locales.map((locale) => locale.slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? 'en';
}

/**
 * Returns the locale of numbers, dates and times: the language of the interface, the user's region and hour cycle, and Latin digits,
 * which the texts of the interface have.
 */
export function formattingLocale(language: Language, locales: readonly string[]): string {
  const user = parseLocale(locales[0] ?? language) ?? new Intl.Locale(language);
  const { hourCycle } = new Intl.DateTimeFormat(user.toString(), { hour: 'numeric' }).resolvedOptions();
  return new Intl.Locale(regionalTag(language, user), { numberingSystem: 'latn', ...(hourCycle && { hourCycle }) }).toString();
}

/** Of English, there is an international form for regions without their own. */
function regionalTag(language: Language, user: Intl.Locale): string {
  const region = user.region ?? (user.language === language ? undefined : user.maximize().region);
  if (region === undefined) return language;
  const tag = `${language}-${region}`;
  const isRegional = new Intl.DateTimeFormat(tag).resolvedOptions().locale.startsWith(tag);
  if (isRegional) return tag;
  return language === 'en' ? 'en-001' : language;
}

/** A browser may be configured with a locale that is none. */
function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
