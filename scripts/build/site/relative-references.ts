/** Scripts and style sheets with their content, or else a tag. */
const elementOrTag = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Attributes whose value is an address from the root. */
const addressAttribute =
  /(\s(?:href|src|poster|action|component-url|renderer-url|before-hydration-url|data-root)=)(["'])(\/(?!\/)[^"']*)\2/g;
const addressList = /(\s(?:srcset|imagesrcset)=")([^"]*)"/g;
const styleAddress = /\burl\((["']?)(\/(?!\/)[^"')]*)/g;
const moduleAddress = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\/(?!\/)[^"']*)\2/g;

/** Returns the shortest relative address for an address from the root, as a link in a file of the site. */
export function relativeAddress(address: string, file: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const steps = file.split('/').slice(0, -1);
  const segments = path.slice(1).split('/');
  let shared = 0;
  while (shared < Math.min(steps.length, segments.length - 1) && steps[shared] === segments[shared]) shared += 1;
  const up = '../'.repeat(steps.length - shared);
  const down = segments.slice(shared).join('/');
  // An address without a path is the page itself, and imports begin with a dot.
  return `${up === '' ? './' : up}${down}${rest}`;
}

/** Makes the addresses of a page relative that begin at the site's root, so that the page works below any path. */
export function makeHtmlRelative(html: string, file: string): string {
  return html.replace(elementOrTag, (markup: string, name: string | undefined) => {
    if (name === undefined) return makeTagRelative(markup, file);
    const [, tag = '', content = ''] = /^(<[^>]*>)([\s\S]*)$/.exec(markup) ?? [];
    const rewritten = name === 'style' ? makeCssRelative(content, file) : makeScriptRelative(content, file);
    return makeTagRelative(tag, file) + rewritten;
  });
}

function makeTagRelative(tag: string, file: string): string {
  const relative = (address: string): string => relativeAddress(address, file);
  return makeCssRelative(tag, file)
    .replace(
      addressAttribute,
      (_match, start: string, quote: string, address: string) => start + quote + relative(address) + quote,
    )
    .replace(
      addressList,
      (_match, start: string, list: string) => `${start}${list.replace(/(?<=^|,\s*)\/(?!\/)[^\s,]*/g, relative)}"`,
    );
}

/** Makes the imports of an inline script relative: they are resolved from the page's address. */
function makeScriptRelative(code: string, file: string): string {
  return code.replace(moduleAddress, (_match, start: string, quote: string, address: string) => {
    return start + quote + relativeAddress(address, file) + quote;
  });
}

/** Makes the addresses of a style sheet relative. */
export function makeCssRelative(css: string, file: string): string {
  return css.replace(styleAddress, (_match, quote: string, address: string) => `url(${quote}${relativeAddress(address, file)}`);
}
