/** How a package manager writes the parts of a command of npm. */
interface PackageManager {
  readonly name: string;
  readonly install: string;
  readonly run: string;
  readonly development: string;
}

const managers: readonly PackageManager[] = [
  { name: 'npm', install: 'npm install', run: 'npx', development: '--save-dev' },
  { name: 'pnpm', install: 'pnpm add', run: 'pnpm dlx', development: '-D' },
  { name: 'yarn', install: 'yarn add', run: 'yarn dlx', development: '-D' },
  { name: 'bun', install: 'bun add', run: 'bunx', development: '-d' },
];

function translate(command: string, { install, run, development }: PackageManager): string {
  return command
    .replace(/^npm (?:install|i) /, `${install} `)
    .replace(/^npx /, `${run} `)
    .replace(' --save-dev ', ` ${development} `);
}

const shellBlock = /^```sh\n([\s\S]*?)^```$/gm;
const isPortable = (line: string): boolean => /^(?:npm (?:install|i) [^&|;]*|npx (?!playwright)[^&|;]*)$/.test(line);

/** Returns a command of npm as each package manager writes it. */
export function installCommands(command: string): { name: string; command: string }[] {
  return managers.map((manager) => ({ name: manager.name, command: translate(command, manager) }));
}

/** Replaces code blocks with commands of npm by tabs with the commands of each package manager. */
export function withPackageManagers(markdown: string): string {
  return markdown.replace(shellBlock, (block: string, code: string) => {
    const lines = code.trimEnd().split('\n');
    return lines.some((line) => line.startsWith('npm ')) && lines.every(isPortable) ? tabs(lines) : block;
  });
}

function tabs(lines: readonly string[]): string {
  const panels = managers.map((manager) => {
    const commands = lines.map((line) => translate(line, manager));
    return [`<div data-manager="${manager.name}">`, '', ['```sh', ...commands, '```'].join('\n'), '', '</div>'].join('\n');
  });
  return ['<package-managers>', '', ...panels, '', '</package-managers>'].join('\n');
}
