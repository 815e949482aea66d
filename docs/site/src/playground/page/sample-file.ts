/** A sample as a file that runs in Node. */

const VARIABLE = /\bprocess\.env(?:\.([A-Z_]+)|\[['"]([A-Z_]+)['"]\])/g;
/** `{ CLIENT_ID = '', TOKEN: token } = process.env` */
const DESTRUCTURED = /\{([^{}]*)\}\s*=\s*process\.env\b(?![.[])/g;

/** Returns the text of the file: the sample after a comment with the command that runs it. */
export function sampleFile(code: string, fileName: string): string {
  const assignments = environmentVariables(code)
    .map((name) => `${name}=… `)
    .join('');
  const command = `npm install --no-save contact-centre-client tsx && ${assignments}npx tsx ${fileName}`;
  const note =
    assignments === '' ? [] : ['// In the playground, a sandbox responds. To run it, enter the values of your organisation.'];
  return [`// Run this file in Node 20 or later: ${command}`, ...note, '', `${code.trimEnd()}\n`].join('\n');
}

/** The environment variables that a program reads, in their order. */
function environmentVariables(code: string): string[] {
  const single = Array.from(code.matchAll(VARIABLE), ({ index, 1: dotted, 2: quoted }) => ({
    index,
    names: [dotted ?? quoted ?? ''],
  }));
  const destructured = Array.from(code.matchAll(DESTRUCTURED), ({ index, 1: list = '' }) => ({
    index,
    names: list.split(',').flatMap((field) => /^\s*([A-Z_]+)/.exec(field)?.[1] ?? []),
  }));
  const reads = [...single, ...destructured].sort((one, other) => one.index - other.index);
  return [...new Set(reads.flatMap(({ names }) => names))];
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
