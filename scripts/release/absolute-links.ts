import { posix } from 'node:path';

/**
 * Makes the relative links and pictures of a Markdown page absolute, so that they work on the page of a registry. Links in code and links
 * to headings of the page itself stay.
 *
 * @param ref - The tag or commit of the repository that the links lead to.
 * @param folder - The folder of the page in the repository; the root by default.
 */
export function absoluteLinks(page: string, repository: string, ref: string, folder = '.'): string {
  const address = (kind: 'blob' | 'raw', target: string): string =>
    /^(?:[a-z][a-z+.-]*:|#|\/)/i.test(target) ? target : `${repository}/${kind}/${ref}/${posix.join(folder, target)}`;
  // Every second part is code: a fenced block or an inline span.
  const parts = page.split(/(^```[^]*?^```|`[^`\n]*`)/m);
  const prose = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : part
          .replace(/(!\[[^\]]*\]\()([^)\s]+)/g, (_all, start: string, target: string) => start + address('raw', target))
          .replace(/(\]\()([^)\s]+)/g, (_all, start: string, target: string) => start + address('blob', target)),
  );
  return prose.join('');
}
