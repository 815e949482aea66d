import { dirname, resolve, sep } from 'node:path';
import { filesBelow, shownPath, textOf } from '../parsing/files.js';
import { runOnFolder } from '../parsing/folder-command.js';
import type { CommandIo, OptionValues } from '../parsing/folder-command.js';
import { COMPAT, OURS, THEIRS } from '../parsing/packages.js';
import { applyEdits, UnreadableError } from '../parsing/syntax.js';
import type { Changes, Root } from '../codemod/changes.js';
import { movePackage } from '../codemod/package-json.js';
import { isOfInterest, moveProgram } from '../codemod/program.js';
import { Projects } from '../codemod/projects.js';
import { reportLines } from '../codemod/report.js';
import type { ChangedFile } from '../codemod/report.js';
import { replaceText } from '../codemod/write.js';

const help = `Usage: ${OURS} move <folder> [--write]

Moves a program from ${THEIRS} to ${OURS}. It rewrites

  - imports and requires in .js, .jsx, .mjs, .cjs, .ts, .tsx, .mts and .cts files, and in the scripts of .vue, .svelte, .astro and .html files
  - the address of the vendor's script in pages
  - the dependency in the nearest package.json, which may be above the folder

It prints the changes, and then what is left to do, by file and line. File names are relative to the working directory. The command skips
node_modules, dist, and folders whose names begin with a dot.

To run a program without changes instead: npm install ${THEIRS}@npm:${COMPAT}

Options:
  --write        write the changes to the files
  -v, --version  print the version of the package
  -h, --help     print this text

Exit code: 0 if nothing is left to do, 1 if a file could not be read or written, 2 if the folder or an option is wrong, 3 if something is
left to do.`;

/** Runs `contact-centre-client move`. @returns the exit code. */
export async function runMove(args: readonly string[], io: CommandIo): Promise<number> {
  const run = (folder: string, { write }: OptionValues): Promise<number> => new Move(folder, io).run(write === true);
  return await runOnFolder(args, io, { name: 'move', help, options: { write: { type: 'boolean' } }, run });
}

class Move {
  readonly #folder: string;
  readonly #io: CommandIo;
  #failures = 0;
  readonly #projects: Projects;
  /** The text of each file, by its path. */
  readonly #texts = new Map<string, string>();
  readonly #packages = new Map<string, string>();
  readonly #changes = new Map<string, Changes>();

  constructor(folder: string, io: CommandIo) {
    this.#folder = folder;
    this.#io = io;
    this.#projects = new Projects(folder);
  }

  async run(shouldWrite: boolean): Promise<number> {
    await this.#read();
    await this.#moveModules();
    await this.#movePackages();
    const changedFiles: ChangedFile[] = [];
    for (const [path, { edits }] of this.#changes) {
      const before = this.#texts.get(path) ?? this.#packages.get(path) ?? '';
      const after = applyEdits(before, edits);
      if (after !== before) changedFiles.push({ path, name: shownPath(path), before, after });
    }
    const report = reportLines(changedFiles, this.#changes, (text) => this.#io.printable(text));
    for (const line of report) this.#io.out(line);
    const writtenCount = shouldWrite ? await this.#write(changedFiles) : undefined;
    const findingCount = [...this.#changes.values()].reduce((sum, { findings }) => sum + findings.length, 0);
    this.#io.out(summary(changedFiles, findingCount, writtenCount));
    if (this.#failures > 0) return 1;
    return findingCount > 0 ? 3 : 0;
  }

  async #read(): Promise<void> {
    const fail = (path: string, error: unknown): void => {
      this.#fail(path, error);
    };
    for await (const path of filesBelow(resolve(this.#folder), isOfInterest, fail)) {
      try {
        const text = await textOf(path);
        if (path.endsWith(`${sep}package.json`)) this.#packages.set(path, text);
        else this.#texts.set(path, text);
      } catch (error) {
        this.#fail(path, error);
      }
    }
  }

  async #moveModules(): Promise<void> {
    // All areas, loaded for this command alone.
    const root: Root = await import('../entries/root.js');
    const names = new Map([...this.#texts.keys()].map((path) => [path.split(sep).join('/'), path]));
    const texts = new Map([...names].map(([name, path]) => [name, this.#texts.get(path) ?? '']));
    const { changes, failures } = moveProgram(texts, root, this.#io.version);
    for (const [name, each] of changes) this.#changes.set(names.get(name) ?? name, each);
    for (const [name, error] of failures) this.#fail(names.get(name) ?? name, error);
  }

  /** Moves the dependency in each package.json of the folder, and in those above it that its files use. */
  async #movePackages(): Promise<void> {
    const usersByPackage = new Map<string, string[]>([...this.#packages.keys()].map((path) => [path, []]));
    for (const [path, { edits, findings }] of this.#changes) {
      const needsVendor = findings.some((each) => each.needsVendor === true);
      if (edits.length === 0 && !needsVendor) continue;
      const owner = await this.#projects.ownerOf(dirname(path));
      if (owner === undefined) continue;
      const packageUsers = usersByPackage.get(owner) ?? (await this.#projects.usersOutside(owner));
      usersByPackage.set(owner, needsVendor ? [...packageUsers, path] : packageUsers);
    }
    for (const [path, packageUsers] of usersByPackage) {
      try {
        const text = this.#packages.get(path) ?? (await textOf(path));
        this.#packages.set(path, text);
        const changes = movePackage(text, `^${this.#io.version}`, packageUsers.map(shownPath).sort());
        if (changes.edits.length + changes.findings.length > 0) this.#changes.set(path, changes);
      } catch (error) {
        this.#fail(path, error);
      }
    }
  }

  /** @returns the number of written files. */
  async #write(changedFiles: readonly ChangedFile[]): Promise<number> {
    let writtenCount = 0;
    for (const { path, before, after } of changedFiles) {
      try {
        await replaceText(path, before, after);
        writtenCount++;
      } catch (error) {
        this.#fail(path, error);
      }
    }
    return writtenCount;
  }

  #fail(path: string, error: unknown): void {
    this.#failures++;
    const line = error instanceof UnreadableError ? `:${error.line}` : '';
    this.#io.error(this.#io.printable(`${shownPath(path)}${line} was not changed: ${(error as Error).message}`));
  }
}

function summary(changedFiles: readonly ChangedFile[], findingCount: number, writtenCount: number | undefined): string {
  const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
  const remainder = findingCount === 0 ? '' : ` ${findingCount === 1 ? '1 thing is' : `${findingCount} things are`} left to do.`;
  if (changedFiles.length === 0) return findingCount > 0 ? `Nothing to change.${remainder}` : `No file uses ${THEIRS}.`;
  if (writtenCount === undefined)
    return `${files(changedFiles.length)} to change. Add --write to change ${changedFiles.length === 1 ? 'it' : 'them'}.${remainder}`;
  const isPackage = changedFiles.some(({ name }) => name.endsWith('package.json'));
  return `${files(writtenCount)} changed.${isPackage ? ' Run npm install to update node_modules.' : ''}${remainder}`;
}
