import type { Journal } from 'contact-centre-client/bulk';
import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { MessageId } from '../../messages/en.js';
import type { Access, Requirement } from '../../session/access.js';
import type { AnyBulk } from '../bulk/use-bulk-run.js';
import type { Problem } from '../kinds/kind.js';

/** A row of a file, with its cells by the names of the columns. */
export interface CsvRow {
  /** The line of the file, beginning with 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A row that cannot be imported, or a part of the file that is ignored. */
export interface RowProblem extends Problem {
  readonly line: number;
}

/** What a run does with a row, as plain JSON: names are resolved to ids. */
export interface ImportItem {
  readonly key: string;
  /** What it changes, for the preview. */
  readonly name: string;
}

export interface ResolvedRows {
  readonly items: readonly ImportItem[];
  readonly problems: readonly RowProblem[];
}

export interface ImportColumn {
  /** As the first line of the file has it. */
  readonly name: string;
  readonly isRequired: boolean;
  /** Returns what its cells contain. */
  readonly help: () => string;
  /** Whether files may have it although the import does not read it. */
  readonly isIgnored?: boolean;
}

/** A switch of an import: whether rows create entities, and whether empty cells empty fields. */
export type ImportSwitch = 'createsMissing' | 'emptiesBlank';

export type ImportSettings = Readonly<Record<ImportSwitch, boolean>> & {
  /** Returns the permissions that the user lacks. */
  readonly missing: Access['missing'];
};

/** A kind of file that can be imported. */
export interface Import {
  readonly path: string;
  readonly title: MessageId;
  readonly help: MessageId;
  readonly requires: Requirement;
  readonly columns: readonly ImportColumn[];
  readonly switches: readonly ImportSwitch[];
  /** Resolves the names in rows, and reads what the platform has now. Changes nothing. */
  readonly resolve: (
    client: ApiClient,
    rows: readonly CsvRow[],
    settings: ImportSettings,
    request?: RequestOptions,
  ) => Promise<ResolvedRows>;
  /** The same items lead to the same run, also after the page was loaded again. */
  readonly bulk: (client: ApiClient, items: readonly ImportItem[], journal: Journal) => AnyBulk;
  /** Returns what a change does, in words. */
  readonly describe: (item: ImportItem) => string;
}
