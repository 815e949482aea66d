import { addToGroup } from '../parsing/add-to-group.js';
import { notAcceptedText } from './facts.js';
import type { UseFacts } from './facts.js';
import type { Module } from './modules.js';
import type { RemovedField } from './removed-fields.js';
import { sortFindings } from './report.js';
import type { Finding, Report, Unread } from './report.js';

/** Where an operation is used, and how the use was found. */
type Place = Pick<Finding, 'file' | 'line' | 'method' | 'by' | 'from'>;

/** Collects the uses of operations in a program, and the findings about them. */
export class ReportBuilder {
  readonly #findings: Finding[] = [];
  readonly #files = new Set<string>();
  readonly #operations = new Map<string, { file: string; line: number }[]>();
  #uses = 0;

  /** Adds a use of an operation, with its facts. */
  addUse({ apis, facts }: UseFacts, removedFields: readonly RemovedField[], { syntax }: Module, place: Place): void {
    this.#uses++;
    this.#files.add(place.file);
    for (const fact of facts) this.#findings.push({ ...place, ...fact, apis });
    for (const { at: node, path } of removedFields)
      this.#findings.push({ ...place, line: syntax.lineOf(node), apis, kind: 'gone', text: notAcceptedText([path]) });
  }

  addFinding(finding: Finding): void {
    this.#findings.push(finding);
  }

  /** Adds an operation that the program uses, whether there are facts about it or not. */
  addOperation(method: string, { file, line }: { readonly file: string; readonly line: number }): void {
    addToGroup(this.#operations, method, { file, line });
  }

  report(isNamed: boolean, unread: readonly Unread[]): Report {
    return {
      isNamed,
      files: this.#files.size,
      uses: this.#uses,
      findings: sortFindings(this.#findings),
      operations: [...this.#operations].map(([method, places]) => ({ method, places })),
      unread,
      skipped: [],
    };
  }
}
