/** Returns the message of an error of this package without the section of the documentation, to quote it in another message. */
export function bareMessage(error: unknown): string {
  return (error as Error).message.replace(/ \(see docs\/[\w./#-]+\)$/, '');
}
