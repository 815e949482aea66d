/** Maximum number of steps of a pattern; repetitions count multiple times. */
const MAX_STEPS = 500;

/** Number of characters of a text that a pattern tests; a longer text is cut there. */
const MAX_TEXT_LENGTH = 1000;

type Node =
  | { kind: 'one'; accepts: (character: string) => boolean }
  | { kind: 'place'; isAt: (text: string, position: number) => boolean }
  | { kind: 'all'; nodes: Node[] }
  | { kind: 'any'; nodes: Node[] }
  | { kind: 'repeated'; node: Node; min: number; max: number };

/** A step of the machine, and its successors. */
type Step =
  | { kind: 'one'; accepts: (character: string) => boolean; next: number }
  | { kind: 'place'; isAt: (text: string, position: number) => boolean; next: number }
  | { kind: 'fork'; next: number[] }
  | { kind: 'end' };

const tokenPattern =
  /\\(?:x[\da-f]{2}|u[\da-f]{4}|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<[A-Za-z]\w*>|<?.)?)?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/giy;

/**
 * Reads a regular expression in JavaScript's notation, without look-around and references to groups, as case-insensitive. It
 * follows all ways to match at once, so that the time is limited by pattern times text: no pattern can block the process.
 *
 * @returns a function that tests the first thousand characters of a text.
 * @throws SyntaxError, RangeError
 */
export function linearPattern(source: string): (text: string) => boolean {
  if (source.length > MAX_STEPS) throw new RangeError('The pattern is too long');
  // Never executed: creating it checks the syntax.
  const { source: valid } = new RegExp(source, 'i');
  const machine = new Machine(new Reader(valid.match(tokenPattern) ?? []).alternatives());
  return (text) => machine.isFound(text);
}

class Reader {
  readonly #tokens: readonly string[];
  #index = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  alternatives(): Node {
    const nodes = [this.#sequence()];
    while (this.#tokens[this.#index] === '|') {
      this.#index += 1;
      nodes.push(this.#sequence());
    }
    return { kind: 'any', nodes };
  }

  #sequence(): Node {
    const nodes: Node[] = [];
    for (
      let token = this.#tokens[this.#index];
      token !== undefined && token !== '|' && token !== ')';
      token = this.#tokens[this.#index]
    ) {
      this.#index += 1;
      nodes.push(this.#repeated(this.#atom(token)));
    }
    return { kind: 'all', nodes };
  }

  #atom(token: string): Node {
    if (token.startsWith('(')) {
      if (token !== '(' && token !== '(?:' && !token.endsWith('>')) throw new SyntaxError('Look-around is not offered');
      const node = this.alternatives();
      this.#index += 1;
      return node;
    }
    if (token === '^') return { kind: 'place', isAt: (_, position) => position === 0 };
    if (token === '$') return { kind: 'place', isAt: (text, position) => position === text.length };
    if (/^\\b$/i.test(token)) {
      const isEdge = token === '\\b';
      return { kind: 'place', isAt: (text, position) => (isWord(text[position - 1]) !== isWord(text[position])) === isEdge };
    }
    if (/^\\[1-9k]/.test(token)) throw new SyntaxError('References to groups are not offered');
    // The engine itself tests which characters match.
    const characterPattern = new RegExp(`^(?:${token})$`, 'i');
    return { kind: 'one', accepts: (character) => characterPattern.test(character) };
  }

  #repeated(node: Node): Node {
    const token = this.#tokens[this.#index] ?? '';
    if (!/^(?:[*+?]|\{\d)/.test(token)) return node;
    this.#index += 1;
    if (token.startsWith('*')) return { kind: 'repeated', node, min: 0, max: Infinity };
    if (token.startsWith('+')) return { kind: 'repeated', node, min: 1, max: Infinity };
    if (token.startsWith('?')) return { kind: 'repeated', node, min: 0, max: 1 };
    const [min = '', max = min] = token.slice(1, token.indexOf('}')).split(',');
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
    let currentSteps = new Set<number>();
    for (let position = 0; position <= Math.min(text.length, MAX_TEXT_LENGTH); position += 1) {
      // A match may start at any character.
      this.#enter(currentSteps, this.#start, text, position);
      if (currentSteps.has(0)) return true;
      const nextSteps = new Set<number>();
      for (const index of currentSteps) {
        const step = this.#steps[index];
        if (step?.kind === 'one' && position < text.length && step.accepts(text.charAt(position)))
          this.#enter(nextSteps, step.next, text, position + 1);
      }
      currentSteps = nextSteps;
    }
    return false;
  }

  /** Adds a step to the current ones, and its successors that consume no character. */
  #enter(steps: Set<number>, index: number, text: string, position: number): void {
    const pendingSteps = [index];
    for (let next = pendingSteps.pop(); next !== undefined; next = pendingSteps.pop()) {
      if (steps.has(next)) continue;
      steps.add(next);
      const step = this.#steps[next];
      if (step?.kind === 'fork') pendingSteps.push(...step.next);
      else if (step?.kind === 'place' && step.isAt(text, position)) pendingSteps.push(step.next);
    }
  }

  /** Adds the steps of a node, followed by `next`. @returns its first step. */
  #add(node: Node, next: number): number {
    switch (node.kind) {
      case 'one':
      case 'place':
        return this.#push({ ...node, next });
      case 'all':
        return node.nodes.reduceRight((nextStep, part) => this.#add(part, nextStep), next);
      case 'any':
        return this.#push({ kind: 'fork', next: node.nodes.map((part) => this.#add(part, next)) });
      case 'repeated': {
        const { node: part, min, max } = node;
        let start = max === Infinity ? this.#loop(part, next) : next;
        for (let remaining = max === Infinity ? 0 : max - min; remaining > 0; remaining -= 1) {
          start = this.#push({ kind: 'fork', next: [this.#add(part, start), next] });
        }
        for (let remaining = min; remaining > 0; remaining -= 1) start = this.#add(part, start);
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
    if (this.#steps.length > MAX_STEPS) throw new RangeError('The pattern is too long');
    return this.#steps.push(step) - 1;
  }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);
