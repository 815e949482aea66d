/** Returns the `authData` fields that say why a sign-in or a refresh was refused. */
export function failure(error: string, description: string | undefined): { error: string; error_description?: string } {
  return { error, ...(description !== undefined && { error_description: description }) };
}
