/** Why a sign-in or a refresh was refused, as it is then known. */
export function failure(error: string, description: string | undefined): { error: string; error_description?: string } {
  return { error, ...(description !== undefined && { error_description: description }) };
}
