import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Complaint {
  file: string;
  line: number;
  text: string;
}

/**
 * Returns the compiler's errors for programs in a temporary folder of `node_modules/.cache`: for them alone, since `npm run
 * check:types` compiles what they import.
 *
 * @param folder - The name of that folder.
 * @param programs - Their texts by file name.
 * @param settings - Overrides of the project's own tsconfig.json.
 */
export async function complaints(
  folder: string,
  programs: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Complaint[]> {
  const place = join('node_modules/.cache', folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(programs)) writeFileSync(join(place, file), text);
  const project = { extends: relative(place, 'tsconfig.json'), compilerOptions: settings, files: Object.keys(programs) };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ ...project, include: [] }));
  const compilerOutput = await new Promise<string>((resolve, reject) => {
    const words = ['node_modules/typescript-7/bin/tsc', '-p', place, '--noEmit', '--pretty', 'false', '--singleThreaded'];
    execFile(process.execPath, words, { maxBuffer: 2 ** 28 }, (error, output, trouble) => {
      if (error && !output.includes(': error TS')) reject(new Error(`${output}${trouble}`, { cause: error }));
      else resolve(output);
    });
  });
  // Further lines of an error are indented.
  const lines = compilerOutput.split(/\n(?=\S)/);
  const matches = lines.map((each) => /^(.+)\((\d+),\d+\): error (.*)$/s.exec(each.trim()));
  const strange = lines.filter((each, index) => each !== '' && !matches[index]);
  if (strange.length > 0) throw new Error(strange.join('\n'));
  return matches.flatMap((match) => {
    const [, file = '', line, text = ''] = match ?? [];
    const name = relative(place, file);
    return Object.hasOwn(programs, name) ? [{ file: name, line: Number(line), text }] : [];
  });
}
