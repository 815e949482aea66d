import { createTwoFilesPatch } from 'diff';
import { shownPath } from '../parsing/files.js';
import type { Changes, NoteKind } from './changes.js';

/** A file before and after. */
export interface ChangedFile {
  readonly path: string;
  /** Relative to the working directory. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type Printable = (text: string) => string;

/** Returns the lines to print: the changes as patches, what keeps its form, and what is left to do. */
export function reportLines(
  changedFiles: readonly ChangedFile[],
  changes: ReadonlyMap<string, Changes>,
  printable: Printable,
): string[] {
  const lines = changedFiles.map((each) => patchOf(each, printable));
  const unchanged = unchangedIn(changes);
  if (unchanged !== undefined) lines.push(printable(unchanged));
  const findings = [...changes].flatMap(([path, each]) =>
    each.findings.map((finding) => ({ ...finding, name: shownPath(path) })),
  );
  if (findings.length > 0) lines.push('Left to do:');
  findings.sort((one, other) => {
    if (one.name === other.name) return one.line - other.line;
    return one.name < other.name ? -1 : 1;
  });
  for (const { name, line, text } of findings) lines.push(printable(`  ${name}:${line}  ${text}`));
  return lines;
}

const kinds: readonly (readonly [NoteKind, string])[] = [
  ['instance', '`ApiClient.instance`'],
  ['implicit grant', '`loginImplicitGrant`'],
  ['page loop', 'loops over pages'],
  ['whole client', 'imports of the whole client'],
  ['stand-in', 'mocks of the package'],
  ['script', "`require('platformClient')`"],
];

/** Counts in one line what keeps its form and works as before. */
function unchangedIn(changes: ReadonlyMap<string, Changes>): string | undefined {
  const notes = [...changes].flatMap(([path, each]) => each.notes.map((note) => ({ ...note, name: shownPath(path) })));
  const parts = kinds.flatMap(([kind, title]) => {
    const places = notes.filter((each) => each.kind === kind);
    const [first] = places;
    if (!first) return [];
    const count = places.length === 1 ? '' : `${places.length} places, first `;
    return [`${title} (${count}${first.name}:${first.line})`];
  });
  return parts.length === 0
    ? undefined
    : `Unchanged, works as before (docs/migration.md#what-move-leaves-unchanged): ${parts.join(', ')}.`;
}

function patchOf({ name, before, after }: ChangedFile, printable: Printable): string {
  // Escaped first, so that a line break in a file name cannot add a line to the patch.
  const safeName = printable(name);
  const patch = createTwoFilesPatch(`a/${safeName}`, `b/${safeName}`, before, after, undefined, undefined, { context: 2 });
  // The first line is a rule of equals signs.
  const lines = patch.trimEnd().split('\n').slice(1);
  return lines
    .map((line) =>
      line
        .replace(/\r$/, '')
        .split('\t')
        .map((part) => printable(part))
        .join('\t'),
    )
    .join('\n');
}
