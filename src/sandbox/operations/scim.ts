/** Whether a path is one of SCIM's, whose answers and errors have a media type and a form of their own. */
export function isScim(template: string): boolean {
  return template.startsWith('/api/v2/scim/');
}
