/** Maximum number of steps of a pattern; repetitions count multiple times. */
const MOST_STEPS = 500;

/** Number of characters of a text that a pattern tests; a longer text is cut there. */
const TEXT = 1000;

type Node =
  | { kind: 'one'; fits: (character: string) => boolean }
  | { kind: 'place'; holds: (text: string, at: number) => boolean }
  | { kind: 'all'; nodes: Node[] }
  | { kind: 'any'; nodes: Node[] }
  | { kind: 'repeated'; node: Node; min: number; max: number };

/** A step of the machine, and its successors. */
type Step =
  | { kind: 'one'; fits: (character: string) => boolean; next: number }
  | { kind: 'place'; holds: (text: string, at: number) => boolean; next: number }
  | { kind: 'fork'; next: number[] }
  | { kind: 'end' };

const tokens =
  /\\(?:x[\da-f]{2}|u[\da-f]{4}|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<[A-Za-z]\w*>|<?.)?)?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/giy;

/**
 * Reads a regular expression in JavaScript's notation, without look-around and references to groups, as case-insensitive. It
 * follows all ways to match at once, so that the time is limited by pattern times text: no pattern can block the process.
 *
 * @returns a function that tests the first thousand characters of a text.
 * @throws SyntaxError, RangeError
 */
export function linearPattern(source: string): (text: string) => boolean {
  if (source.length > MOST_STEPS) throw new RangeError('The pattern is too long');
  // Never executed: creating it checks the syntax.
  const { source: valid } = new RegExp(source, 'i');
  const machine = new Machine(new Reader(valid.match(tokens) ?? []).alternatives());
  return (text) => machine.isFound(text);
}

class Reader {
  readonly #words: readonly string[];
  #at = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  alternatives(): Node {
    const nodes = [this.#sequence()];
    while (this.#words[this.#at] === '|') {
      this.#at += 1;
      nodes.push(this.#sequence());
    }
    return { kind: 'any', nodes };
  }

  #sequence(): Node {
    const nodes: Node[] = [];
    for (let word = this.#words[this.#at]; word !== undefined && word !== '|' && word !== ')'; word = this.#words[this.#at]) {
      this.#at += 1;
      nodes.push(this.#repeated(this.#atom(word)));
    }
    return { kind: 'all', nodes };
  }

  #atom(word: string): Node {
    if (word.startsWith('(')) {
      if (word !== '(' && word !== '(?:' && !word.endsWith('>')) throw new SyntaxError('Look-around is not offered');
      const node = this.alternatives();
      this.#at += 1;
      return node;
    }
    if (word === '^') return { kind: 'place', holds: (_, at) => at === 0 };
    if (word === '$') return { kind: 'place', holds: (text, at) => at === text.length };
    if (/^\\b$/i.test(word)) {
      const isEdge = word === '\\b';
      return { kind: 'place', holds: (text, at) => (isWord(text[at - 1]) !== isWord(text[at])) === isEdge };
    }
    if (/^\\[1-9k]/.test(word)) throw new SyntaxError('References to groups are not offered');
    // The engine itself tests which characters match.
    const one = new RegExp(`^(?:${word})$`, 'i');
    return { kind: 'one', fits: (character) => one.test(character) };
  }

  #repeated(node: Node): Node {
    const word = this.#words[this.#at] ?? '';
    if (!/^(?:[*+?]|\{\d)/.test(word)) return node;
    this.#at += 1;
    if (word.startsWith('*')) return { kind: 'repeated', node, min: 0, max: Infinity };
    if (word.startsWith('+')) return { kind: 'repeated', node, min: 1, max: Infinity };
    if (word.startsWith('?')) return { kind: 'repeated', node, min: 0, max: 1 };
    const [min = '', max = min] = word.slice(1, word.indexOf('}')).split(',');
    return { kind: 'repeated', node, min: Number(min), max: max === '' ? Infinity : Number(max) };
  }
}

class Machine {
  readonly #steps: Step[] = [{ kind: 'end' }];
  readonly #start: number;

  constructor(node: Node) {
    this.#start = this.#add(node, 0);
  }

  isFound(text: string): boolean {
    let here = new Set<number>();
    for (let at = 0; at <= Math.min(text.length, TEXT); at += 1) {
      // A match may start at any character.
      this.#enter(here, this.#start, text, at);
      if (here.has(0)) return true;
      const there = new Set<number>();
      for (const index of here) {
        const step = this.#steps[index];
        if (step?.kind === 'one' && at < text.length && step.fits(text.charAt(at))) this.#enter(there, step.next, text, at + 1);
      }
      here = there;
    }
    return false;
  }

  /** Adds a step to the current ones, and its successors that consume no character. */
  #enter(into: Set<number>, index: number, text: string, at: number): void {
    const waiting = [index];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (into.has(next)) continue;
      into.add(next);
      const step = this.#steps[next];
      if (step?.kind === 'fork') waiting.push(...step.next);
      else if (step?.kind === 'place' && step.holds(text, at)) waiting.push(step.next);
    }
  }

  /** Adds the steps of a node, followed by `next`. @returns its first step. */
  #add(node: Node, next: number): number {
    switch (node.kind) {
      case 'one':
      case 'place':
        return this.#push({ ...node, next });
      case 'all':
        return node.nodes.reduceRight((after, part) => this.#add(part, after), next);
      case 'any':
        return this.#push({ kind: 'fork', next: node.nodes.map((part) => this.#add(part, next)) });
      case 'repeated': {
        const { node: part, min, max } = node;
        let start = max === Infinity ? this.#loop(part, next) : next;
        for (let left = max === Infinity ? 0 : max - min; left > 0; left -= 1) {
          start = this.#push({ kind: 'fork', next: [this.#add(part, start), next] });
        }
        for (let left = min; left > 0; left -= 1) start = this.#add(part, start);
        return start;
      }
    }
  }

  #loop(node: Node, next: number): number {
    const fork = { kind: 'fork' as const, next: [next] };
    const start = this.#push(fork);
    fork.next.push(this.#add(node, start));
    return start;
  }

  #push(step: Step): number {
    if (this.#steps.length > MOST_STEPS) throw new RangeError('The pattern is too long');
    return this.#steps.push(step) - 1;
  }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);
