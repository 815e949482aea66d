import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder, runNode, rootFolder } from './child.js';

/** What the compiler reports about a project. */
export interface CompilerSample {
  /** s */
  time: number;
  /** MiB */
  memory: number;
  lines: number;
  instantiations: number;
}

interface Consumer {
  /** The package that it imports; this one by default. */
  peer?: string | undefined;
  skipLibCheck?: boolean;
}

/** Writes a project of one file, next to the package that it imports. */
export function writeConsumer(folder: string, code: string, { peer, skipLibCheck = true }: Consumer = {}): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(folder, 'consumer.ts'), code);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  if (peer === undefined) {
    symlinkSync(join(benchFolder, 'node_modules/contact-centre-client'), join(modules, 'contact-centre-client'), 'junction');
    return;
  }
  // The peers' declarations augment a module by the peer's name, so they must be inside that package's folder.
  const packageFolder = join(modules, 'purecloud-platform-client-v2');
  mkdirSync(packageFolder);
  for (const file of ['package.json', 'index.d.ts'])
    copyFileSync(join(benchFolder, 'node_modules', peer, file), join(packageFolder, file));
}

export async function compile(folder: string): Promise<CompilerSample> {
  const compiler = join(rootFolder, 'node_modules/typescript/bin/tsc');
  const diagnostics = await runNode([compiler, '--extendedDiagnostics'], { cwd: folder });
  const value = (name: string): number => Number(new RegExp(`^${name}: +([\\d.]+)`, 'm').exec(diagnostics)?.[1]);
  return {
    time: value('Total time'),
    memory: value('Memory used') / 2 ** 10,
    lines: value('Lines of Definitions'),
    instantiations: value('Instantiations'),
  };
}
