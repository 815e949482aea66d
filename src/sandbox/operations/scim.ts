/** Whether a path belongs to SCIM, whose responses and errors have a different media type and form. */
export function isScim(template: string): boolean {
  return template.startsWith('/api/v2/scim/');
}
