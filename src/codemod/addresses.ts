import { OURS } from '../parsing/packages.js';
import type { Edit } from '../parsing/syntax.js';

/**
 * Addresses of the vendor's script for pages: on its CDN, on public CDNs, and in node_modules. Its AMD builds are not included.
 */
const scripts =
  /(?:https?:)?\/\/sdk-cdn\.mypurecloud\.com\/javascript\/(?:latest|\d+(?:\.\d+)*)\/purecloud-platform-client-v2(?:\.min)?\.js(?![\w.-])|((?:https?:)?\/\/(?:unpkg\.com|cdn\.jsdelivr\.net\/npm)\/)purecloud-platform-client-v2(?:@[\w.^~-]+)?\/dist\/web-cjs\/purecloud-platform-client-v2(?:\.min)?\.js(?![\w.-])|(\bnode_modules\/)purecloud-platform-client-v2\/dist\/web-cjs\/purecloud-platform-client-v2(?:\.min)?\.js(?![\w.-])/g;

/** This package's script for pages that call `require('platformClient')`. */
export const SCRIPT = 'dist/vendor/platform-client.min.js';

/** Replaces addresses of the vendor's script between two offsets of a text. */
export function replaceAddresses(text: string, version: string, start = 0, end = text.length): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.slice(start, end).matchAll(scripts)) {
    const [address, publicCdn, folder] = match;
    const offset = start + match.index;
    const base = publicCdn ?? 'https://cdn.jsdelivr.net/npm/';
    const replacement = folder === undefined ? `${base}${OURS}@${version}/${SCRIPT}` : `${folder}${OURS}/${SCRIPT}`;
    edits.push({ start: offset, end: offset + address.length, text: replacement });
  }
  return edits;
}
