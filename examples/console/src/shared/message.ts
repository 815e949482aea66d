/** Returns the message of an error as users see it: without the section of the package's documentation. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/ \(see docs\/\S+\)$/, '') : String(error);
}
