const PICTURE =
  /<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img src="([^"]+)" alt="([^"]*)">\s*<\/picture>/g;

/**
 * Replaces pictures for two themes, as GitHub shows them, by both images: the site's reader may choose another theme than that of
 * the system.
 */
export function withThemedImages(markdown: string): string {
  return markdown.replace(PICTURE, (_, dark: string, light: string, alt: string) =>
    [imageFor('dark:sl-hidden', light, alt), imageFor('light:sl-hidden', dark, alt)].join('\n\n'),
  );
}

/** Markdown within HTML, so that the site finds the file. */
function imageFor(className: string, path: string, alt: string): string {
  return `<div class="${className}">\n\n![${alt}](${path})\n\n</div>`;
}
