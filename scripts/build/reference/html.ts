import MarkdownIt from 'markdown-it';
import type { CommentDisplayPart, Reflection } from 'typedoc';
import type { Addresses } from './addresses.js';
import type { Code } from './code.js';
import { escapeHtml, highlight } from './highlight.js';

const markdown = new MarkdownIt({ highlight: (text, language) => (/^tsx?$/.test(language) ? highlight(text) : '') });

/** Finds what a name in backticks stands for, such as a method or a type. */
export type FindByName = (name: string) => Reflection | undefined;

/** Writes code and comments of one page as HTML. */
export class HtmlWriter {
  readonly #addresses: Addresses;
  readonly #page: string;
  readonly #findByName: FindByName;

  constructor(addresses: Addresses, page: string, findByName: FindByName) {
    this.#addresses = addresses;
    this.#page = page;
    this.#findByName = findByName;
  }

  /** Returns code with links to the types in it. */
  code(code: Code): string {
    return code.map(({ text, target }) => this.#linked(escapeHtml(text), target)).join('');
  }

  #linked(html: string, target: Reflection | undefined): string {
    const address = target && this.#addresses.link(target, this.#page);
    return address === undefined ? html : `<a href="${escapeHtml(address)}">${html}</a>`;
  }

  /** Returns the text of a comment; a single paragraph has no tags around it. */
  text(parts: readonly CommentDisplayPart[] | undefined): string {
    if (parts === undefined || parts.length === 0) return '';
    const html = markdown.render(parts.map((part) => this.#markdown(part)).join('')).trim();
    return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
  }

  #markdown(part: CommentDisplayPart): string {
    if (part.kind === 'code') return this.#linkedName(part.text);
    if (part.kind !== 'inline-tag') return part.text;
    const text = part.tag === '@linkcode' ? `\`${part.text}\`` : part.text;
    const { target } = part;
    const address = typeof target === 'object' && 'kind' in target ? this.#addresses.link(target, this.#page) : target;
    return typeof address === 'string' ? `[${text}](${address})` : text;
  }

  /** Links a name in backticks to what it stands for. */
  #linkedName(code: string): string {
    const [, name] = /^`([\w.]+)(?:\(\))?`$/.exec(code) ?? [];
    const target = name === undefined ? undefined : this.#findByName(name);
    const address = target && this.#addresses.link(target, this.#page);
    return address === undefined ? code : `[${code}](${address})`;
  }
}
