import { Script, createContext } from 'node:vm';
import { contextScript } from './context-script.js';

/** The most that code may print and return, in characters. */
export const MAX_OUTPUT = 50_000;

/** What a piece of code has printed and returned. */
export interface Evaluation {
  readonly output: string;
  /** The returned value, as JSON. */
  readonly result?: string;
  readonly error?: string;
}

/** A request of the code: a call of a method, or a pause. */
export interface CodeRequest {
  readonly api?: string;
  readonly method?: string;
  readonly args?: readonly unknown[];
  /** Reads all items of a list, at most `max`. */
  readonly items?: { readonly max?: number };
  readonly sleep?: number;
}

/** What the code runs against. */
export interface CodeHost {
  /** The names of the API classes. */
  readonly names: readonly string[];
  /** Responds to a request. */
  respond(request: CodeRequest): Promise<unknown>;
}

/** An import of this package, whose names are global in the code. */
const OWN_IMPORT = /^[ \t]*import\b[^;'"]{0,2000}['"]contact-centre-client(?:\/[\w/-]{1,100})?['"];?[ \t]*$/gm;

/**
 * Runs code in a separate realm that has no global of Node. Only strings cross the border. It ends when the code ends: a caller
 * must be able to terminate the thread.
 */
export async function evaluate(code: string, host: CodeHost): Promise<Evaluation> {
  const source = code.replace(OWN_IMPORT, '');
  // The keyword cannot be written differently. Node would reject it with an error of this realm.
  if (/\bimport\b/.test(source))
    return { output: '', error: 'The word "import" is not available. client and all API classes are global variables.' };
  const printer = new Printer();
  try {
    return await new Promise<Evaluation>((resolve) => {
      runInContext(source, host, printer, (outcome) => {
        resolve({ output: printer.text, ...readOutcome(outcome) });
      });
    });
  } catch (error) {
    return { output: printer.text, error: String(error) };
  }
}

/** Collects what the code prints, up to the limit. */
class Printer {
  #text = '';
  #isFull = false;

  get text(): string {
    return this.#text;
  }

  print(line: string): void {
    if (this.#isFull) return;
    this.#text += `${this.#text === '' ? '' : '\n'}${line}`;
    if (this.#text.length <= MAX_OUTPUT) return;
    this.#text = `${this.#text.slice(0, MAX_OUTPUT)}\n… (output was cut after ${MAX_OUTPUT} characters)`;
    this.#isFull = true;
  }
}

type Settle = (id: number, text: string) => void;
type Prepare = (
  send: (id: number, text: string) => void,
  log: (text: string) => void,
  finish: (text: string) => void,
  names: unknown,
) => Settle;

function runInContext(source: string, host: CodeHost, printer: Printer, onEnd: (outcome: string) => void): void {
  const script = new Script(`run(async () => {\n${source}\n});`, { filename: 'code.js', lineOffset: -1 });
  const context = createContext(Object.create(null) as object, { codeGeneration: { strings: false, wasm: false } });
  const prepare = new Script(contextScript).runInContext(context) as Prepare;
  // A list of this realm would lead out of the context as well.
  const names: unknown = new Script(JSON.stringify(host.names)).runInContext(context);
  const settle = prepare(
    (id, text) => {
      void respond(host, text).then((response) => {
        settle(id, response);
      });
    },
    (text) => {
      printer.print(text);
    },
    onEnd,
    names,
  );
  script.runInContext(context);
}

/** Responds with JSON: a value or an error. */
async function respond(host: CodeHost, text: string): Promise<string> {
  try {
    return JSON.stringify({ value: await host.respond(JSON.parse(text) as CodeRequest) });
  } catch (error) {
    const { name, message, code, status } = error as { name: string; message: string; code?: unknown; status?: unknown };
    return JSON.stringify({ error: { name, message, code, status } });
  }
}

function readOutcome(text: string): Pick<Evaluation, 'result' | 'error'> {
  const { result, error } = JSON.parse(text) as { result?: unknown; error?: string };
  if (error !== undefined) return { error };
  const json = result === undefined ? undefined : JSON.stringify(result);
  if (json === undefined) return {};
  if (json.length > MAX_OUTPUT)
    return { error: `The result has ${json.length} characters. Return at most ${MAX_OUTPUT}: choose fields, or count.` };
  return { result: json };
}
