/** A package manager, and how it writes a command of npm. */
interface PackageManager {
  readonly name: string;
  readonly translate: (command: string) => string;
}

const managers: readonly PackageManager[] = [
  { name: 'npm', translate: (command) => command },
  {
    name: 'pnpm',
    translate: (command) =>
      command
        .replace(/^npm (?:install|i) /, 'pnpm add ')
        .replace(/^npx /, 'pnpm dlx ')
        .replace(' --save-dev ', ' -D '),
  },
  {
    name: 'yarn',
    translate: (command) =>
      command
        .replace(/^npm (?:install|i) /, 'yarn add ')
        .replace(/^npx /, 'yarn dlx ')
        .replace(' --save-dev ', ' -D '),
  },
  {
    name: 'bun',
    translate: (command) =>
      command
        .replace(/^npm (?:install|i) /, 'bun add ')
        .replace(/^npx /, 'bunx ')
        .replace(' --save-dev ', ' -d '),
  },
];

const shellBlock = /^```sh\n([\s\S]*?)^```$/gm;
const isPortable = (line: string): boolean => /^(?:npm (?:install|i) [^&|;]*|npx (?!playwright)[^&|;]*)$/.test(line);

/** Returns a command of npm as each package manager writes it. */
export function installCommands(command: string): { name: string; command: string }[] {
  return managers.map(({ name, translate }) => ({ name, command: translate(command) }));
}

/** Replaces code blocks with commands of npm by tabs with the commands of each package manager. */
export function withPackageManagers(markdown: string): string {
  return markdown.replace(shellBlock, (block: string, code: string) => {
    const lines = code.trimEnd().split('\n');
    return lines.some((line) => line.startsWith('npm ')) && lines.every(isPortable) ? tabs(lines) : block;
  });
}

function tabs(lines: readonly string[]): string {
  const panels = managers.map(({ name, translate }) =>
    [`<div data-manager="${name}">`, '', ['```sh', ...lines.map(translate), '```'].join('\n'), '', '</div>'].join('\n'),
  );
  return ['<package-managers>', '', ...panels, '', '</package-managers>'].join('\n');
}
