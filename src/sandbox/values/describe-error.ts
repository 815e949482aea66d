/** Formats an error for the user of the command. */
export function describeError(error: Error): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is in use: choose another one with --port';
  if (code === 'EACCES') return `That is not allowed: ${message}`;
  return message;
}
