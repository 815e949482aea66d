/** A sample as a file that runs in Node. */

const VARIABLE = /\bprocess\.env(?:\.([A-Z_]+)|\[['"]([A-Z_]+)['"]\])/g;

/** Returns the text of the file: the sample after a comment with the command that runs it. */
export function sampleFile(code: string, fileName: string): string {
  const variables = new Set([...code.matchAll(VARIABLE)].map(([, dotted, quoted]) => dotted ?? quoted ?? ''));
  const assignments = [...variables].map((name) => `${name}=… `).join('');
  const command = `npm install --no-save contact-centre-client tsx && ${assignments}npx tsx ${fileName}`;
  const note =
    assignments === '' ? [] : ['// In the playground, a sandbox responds. To run it, enter the values of your organisation.'];
  return [`// Run this file in Node 20 or later: ${command}`, ...note, '', `${code.trimEnd()}\n`].join('\n');
}

/** Downloads a text as a file. */
export function download(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
