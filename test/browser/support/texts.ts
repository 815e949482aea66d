import type { Page } from 'playwright-core';
import { compiled } from '../../../examples/console/build/messages.js';
import { germanParts } from '../../../examples/console/src/messages/de.js';
import { englishParts } from '../../../examples/console/src/messages/en.js';

/** Names of the platform that are also texts: a wrap-up code, the model of a body, an area of the API, and skills. */
const platformNames = new Set(['Transferred', 'User', 'Users']);

/** A literal, `#`, or a value: its name, its type, and its variants. */
type Token = string | readonly [name: string, type?: string, variants?: Readonly<Record<string, readonly Token[] | undefined>>];

const keys: readonly string[] = Object.values(englishParts).flatMap((texts) => Object.keys(texts));

/** Stands for a value in a text. */
const VALUE = '\0';

const germanTexts = new Set(Object.values(germanParts).flatMap((texts) => Object.values(texts)));

/** Patterns of the English texts that are no German texts. They show in which language a page is. */
const englishPatterns: readonly RegExp[] = Object.values(englishParts).flatMap((texts) =>
  Object.values<string>(texts).flatMap((text) => (germanTexts.has(text) || platformNames.has(text) ? [] : patternsOf(text))),
);

/** Each variant of a text may appear on a page, divided by its elements such as `<0>…</0>`. */
function patternsOf(text: string): RegExp[] {
  const tokens = compiled({ text })['text'] as readonly Token[];
  const pieces = variantsOf(tokens).flatMap((variant) => variant.split(/<\/?\d>/));
  return pieces.filter((piece) => /\p{L}{2}/u.test(piece)).map((piece) => new RegExp(`^${sourceOf(piece.trim())}$`, 'u'));
}

function variantsOf(tokens: readonly Token[]): string[] {
  return tokens.map(alternativesOf).reduce((all, some) => all.flatMap((start) => some.map((end) => start + end)), ['']);
}

function alternativesOf(token: Token): string[] {
  if (typeof token === 'string') return [token === '#' ? VALUE : token];
  const [, , variants] = token;
  return variants === undefined ? [VALUE] : Object.values(variants).flatMap((variant) => (variant ? variantsOf(variant) : []));
}

function sourceOf(piece: string): string {
  return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(VALUE, '.+?');
}

/** Returns the texts, labels and titles of a page that are English, or keys of the catalogue, but not marked as English. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const texts = await shownTexts(page);
  if (texts.length < 10) throw new Error(`The page shows ${texts.length} texts, so it has not loaded`);
  return texts.filter((text) => keys.includes(text) || englishPatterns.some((pattern) => pattern.test(text)));
}

/** Returns the texts of elements in the language of the interface, and what screen readers say in place of them. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
    const isForeign = (node: Element | null): boolean => node?.closest('[lang]')?.getAttribute('lang') !== 'de';
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The text of a field is data.
      if (!isForeign(node.parentElement) && !node.parentElement?.closest('textarea')) texts.push(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (!isForeign(element)) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}
