/** Attributes whose value is an address. */
const addressAttribute =
  /(\s(?:href|src|poster|action|component-url|renderer-url|before-hydration-url|data-root)=)(["'])\/(?!\/)([^"']*)\2/g;
const addressList = /(\s(?:srcset|imagesrcset)=")([^"]*)"/g;
const styleAddress = /url\((["']?)\/(?!\/)([^)"']*)\1\)/g;
const moduleAddress = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])\/(?!\/)([^"']*)\2/g;

/** Returns the relative path from a file of the site to its root, such as `../../` for `guides/pagination/index.html`. */
export function pathToRoot(file: string): string {
  const depth = file.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** Makes the addresses of a page relative that begin at the site's root, so that the page works below any path. */
export function makeHtmlRelative(html: string, file: string): string {
  const root = pathToRoot(file);
  return rewriteScripts(html, root)
    .replace(addressAttribute, (_match, start: string, quote: string, path: string) => `${start}${quote}${root}${path}${quote}`)
    .replace(addressList, (_match, start: string, list: string) => `${start}${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${root}`)}"`)
    .replace(styleAddress, (_match, quote: string, path: string) => `url(${quote}${root}${path}${quote})`);
}

/** Makes the imports of inline scripts relative: they are resolved from the page's address. */
function rewriteScripts(html: string, root: string): string {
  return html.replace(/(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g, (_match, open: string, code: string, close: string) => {
    const relative = code.replace(moduleAddress, (_found, start: string, quote: string, path: string) => {
      return `${start}${quote}${root}${path}${quote}`;
    });
    return open + relative + close;
  });
}

/** Makes the addresses of a style sheet relative. */
export function makeCssRelative(css: string, file: string): string {
  const root = pathToRoot(file);
  return css.replace(styleAddress, (_match, quote: string, path: string) => `url(${quote}${root}${path}${quote})`);
}
