import { createHash } from 'node:crypto';

const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Scripts of these types are data, which a browser does not run. */
const dataType = /\stype="(?!module|text\/javascript)[^"]*"/;

/** Returns the sources of a content security policy for the inline scripts of a page, without duplicates. */
export function scriptHashes(html: string): string[] {
  const scripts = Array.from(html.matchAll(inlineScript)).filter(([, attributes = '']) => !dataType.test(attributes));
  return [...new Set(scripts.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))];
}

/**
 * Adds a content security policy to a page: everything comes from the page's origin, and only the page's own inline scripts run.
 * Static hosts send no such header, so the page states it. A page that already has a policy keeps it.
 *
 * @param scriptSources - Sources that the page's scripts need in addition.
 */
export function addPolicy(html: string, scriptSources: readonly string[] = []): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) return html;
  const policy = [
    "default-src 'none'",
    // Search runs as WebAssembly.
    // The playground runs samples as modules of Blob addresses.
    ["script-src 'self' 'wasm-unsafe-eval' blob:", ...scriptSources, ...scriptHashes(html)].join(' '),
    // Highlighted code has its colours in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html.replace(
    /<head>(\s*<meta charset="[^"]*"\s*\/?>)?/,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
