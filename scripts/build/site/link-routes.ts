import { posix } from 'node:path';

/** Where the files of the repository are on the site. */
export interface LinkTargets {
  /** The routes of pages by file, such as `guides/pagination/` for `docs/pagination.md`. */
  readonly routes: ReadonlyMap<string, string>;
  /** The anchors that GitHub gives the titles of pages, by file. On the site, a title is the top of its page. */
  readonly titles: ReadonlyMap<string, string>;
  /** The address of the repository's files, if package.json names the repository. */
  readonly sourceUrl: string | undefined;
}

/** Code blocks, code in a line, and then links and images with a target in parentheses. */
const codeOrLink = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$|`[^`\n]+`|(!?)\[((?:`[^`\n]*`|[^[\]`])*)\]\(([^)\s]+)\)/gm;

/**
 * Rewrites the links of a Markdown file to routes of the site. Links to files that are not on the site point to the repository;
 * if package.json names none, only their text remains.
 *
 * @param file - The path of the Markdown file in the repository.
 */
export function rewriteLinks(markdown: string, file: string, targets: LinkTargets): string {
  return markdown.replace(
    codeOrLink,
    (match: string, _fence, image: string | undefined, text: string | undefined, target?: string) => {
      if (target === undefined || text === undefined || image === '!') return match;
      const address = resolveLink(target, file, targets);
      return address === undefined ? text : `[${text}](${address})`;
    },
  );
}

/** Returns the address of a link on the site, or `undefined` if it has none. */
export function resolveLink(target: string, file: string, { routes, titles, sourceUrl }: LinkTargets): string | undefined {
  if (/^(?:[a-z]+:|\/)/.test(target)) return target;
  const [path = '', heading] = target.split('#');
  const linkedFile = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
  const anchor = heading !== undefined && heading === titles.get(linkedFile) ? '_top' : heading;
  if (path === '') return `#${anchor ?? ''}`;
  const route = routes.get(linkedFile);
  // The landing page, which stands for README.md, has other headings.
  if (route === '') return '/';
  if (route !== undefined) return `/${route}${anchor === undefined ? '' : `#${anchor}`}`;
  return sourceUrl === undefined ? undefined : `${sourceUrl}/${linkedFile}`;
}

/** Returns the anchor of a heading, as GitHub and the site's Markdown renderer create it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
