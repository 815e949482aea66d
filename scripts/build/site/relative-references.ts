/** Scripts and style sheets with their content, or else a tag. */
const elementOrTag = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Attributes whose value is an address. */
const addressAttribute =
  /(\s(?:href|src|poster|action|component-url|renderer-url|before-hydration-url|data-root)=)(["'])\/(?!\/)/g;
const addressList = /(\s(?:srcset|imagesrcset)=")([^"]*)"/g;
const styleAddress = /\burl\((["']?)\/(?!\/)/g;
const moduleAddress = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])\/(?!\/)/g;

/** Returns the relative path from a file of the site to its root, such as `../../` for `guides/pagination/index.html`. */
export function pathToRoot(file: string): string {
  const depth = file.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** Makes the addresses of a page relative that begin at the site's root, so that the page works below any path. */
export function makeHtmlRelative(html: string, file: string): string {
  const root = pathToRoot(file);
  return html.replace(elementOrTag, (markup: string, name: string | undefined) => {
    if (name === undefined) return makeTagRelative(markup, root);
    const [, tag = '', content = ''] = /^(<[^>]*>)([\s\S]*)$/.exec(markup) ?? [];
    // Imports of inline scripts are resolved from the page's address.
    const rewritten = name === 'style' ? makeStyleRelative(content, root) : content.replace(moduleAddress, `$1$2${root}`);
    return makeTagRelative(tag, root) + rewritten;
  });
}

function makeTagRelative(tag: string, root: string): string {
  return makeStyleRelative(tag, root)
    .replace(addressAttribute, `$1$2${root}`)
    .replace(addressList, (_match, start: string, list: string) => `${start}${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${root}`)}"`);
}

function makeStyleRelative(style: string, root: string): string {
  return style.replace(styleAddress, `url($1${root}`);
}

/** Makes the addresses of a style sheet relative. */
export function makeCssRelative(css: string, file: string): string {
  return makeStyleRelative(css, pathToRoot(file));
}
