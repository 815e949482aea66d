/** Returns the first TypeScript program of a Markdown text. */
export function firstProgram(markdown: string): string {
  const program = /^```ts\n([\s\S]*?)^```$/m.exec(markdown)?.[1];
  if (program === undefined) throw new Error('README.md has no TypeScript program.');
  return program.trimEnd();
}
