import type { CompletionItem, Diagnostic, JSONDocument, MarkupContent } from 'vscode-json-languageservice';
import { DiagnosticSeverity, TextDocument, getLanguageService } from 'vscode-json-languageservice';
import type { Models } from '../data/types.js';
import { parseJson } from '../form/json.js';
import { REQUIRED_FIRST, bodySchema } from './body-schema.js';
import { explainProblem } from './explain-problem.js';

/** Something that is wrong with a body, between two offsets. */
export interface BodyProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}

/** A name or a value that can be inserted. */
export interface Suggestion {
  label: string;
  /** Whether it is the name of a field. */
  isField: boolean;
  isRequired: boolean;
  /** Paragraphs with code between backticks. */
  description: string;
  /** What is replaced, and by what: `$1` is where the cursor goes. */
  from: number;
  to: number;
  insert: string;
}

/** The description of the part of a body at an offset. */
export interface BodyHover {
  from: number;
  to: number;
  description: string;
}

const ADDRESS = 'body://body.json';

/** Knows the fields and values of a body, by the type that the contract gives it. Offsets are those of the text. */
export class BodyLanguage {
  readonly #service = getLanguageService({
    clientCapabilities: {
      textDocument: { completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } } },
    },
  });

  constructor(type: string, models: Models) {
    this.#service.configure({
      validate: true,
      allowComments: false,
      schemas: [{ uri: `${ADDRESS}#schema`, fileMatch: [ADDRESS], schema: bodySchema(type, models) }],
    });
  }

  /** Returns the first syntax error, or everything that does not match the type. An empty body has no problem. */
  async problems(body: string): Promise<BodyProblem[]> {
    if (body.trim() === '') return [];
    const parsed = parseJson(body);
    const { document, json } = this.#read(body);
    if ('problem' in parsed) {
      const { line, column, message } = parsed.problem;
      const from = document.offsetAt({ line: line - 1, character: column - 1 });
      return [{ from, to: Math.min(from + 1, body.length), severity: 'error', message }];
    }
    const diagnostics = await this.#service.doValidation(document, json, { schemaValidation: 'warning' });
    return diagnostics.map((diagnostic) => problemOf(diagnostic, document)).sort((one, other) => one.from - other.from);
  }

  async suggestions(body: string, offset: number): Promise<Suggestion[]> {
    const { document, json } = this.#read(body);
    const list = await this.#service.doComplete(document, document.positionAt(offset), json);
    return (list?.items ?? []).flatMap((item) => suggestionOf(item, document) ?? []);
  }

  async hover(body: string, offset: number): Promise<BodyHover | undefined> {
    const { document, json } = this.#read(body);
    const hover = await this.#service.doHover(document, document.positionAt(offset), json);
    const description = hover ? [hover.contents].flat().map(descriptionOf).join('\n\n') : '';
    if (!hover?.range || description === '') return undefined;
    return { from: document.offsetAt(hover.range.start), to: document.offsetAt(hover.range.end), description };
  }

  #read(body: string): { document: TextDocument; json: JSONDocument } {
    const document = TextDocument.create(ADDRESS, 'json', 0, body);
    return { document, json: this.#service.parseJSONDocument(document) };
  }
}

function problemOf({ range, severity, message }: Diagnostic, document: TextDocument): BodyProblem {
  return {
    from: document.offsetAt(range.start),
    to: document.offsetAt(range.end),
    severity: severity === DiagnosticSeverity.Error ? 'error' : 'warning',
    message: explainProblem(descriptionOf(message)),
  };
}

function suggestionOf(item: CompletionItem, document: TextDocument): Suggestion | undefined {
  const { textEdit, label, documentation = '', sortText, kind } = item;
  if (!textEdit || !('range' in textEdit)) return undefined;
  return {
    label: label.replace(/^"(.*)"$/, '$1'),
    isField: kind === PROPERTY,
    isRequired: sortText === REQUIRED_FIRST,
    description: descriptionOf(documentation),
    from: document.offsetAt(textEdit.range.start),
    to: document.offsetAt(textEdit.range.end),
    insert: textEdit.newText,
  };
}

/** Of `CompletionItemKind`. */
const PROPERTY = 10;

function descriptionOf(content: string | MarkupContent | { value: string }): string {
  return typeof content === 'string' ? content : content.value;
}
