/** Returns the route of an area's page in the reference, such as `reference/external-contacts/` for `ExternalContactsApi`. */
export function areaRoute(api: string): string {
  const words = api
    .replace(/Api$/, '')
    .replace('OAuth', 'Oauth')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2');
  return `reference/${words.toLowerCase()}/`;
}

/** Returns the anchors of a page by their lower-case text. */
export function anchorsOf(html: string): Map<string, string> {
  return new Map(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => [id.toLowerCase(), id]));
}
