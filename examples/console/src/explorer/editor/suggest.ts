import { autocompletion, snippet } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { hoverTooltip } from '@codemirror/view';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { text } from '../../shared/text.js';
import type { BodyLanguage, Suggestion } from './body-language.js';
import { descriptionElement } from './description.js';

/** Suggestions, descriptions and problems of a body. */
export function languageSupport(language: BodyLanguage): Extension {
  return [
    autocompletion({ override: [(context) => complete(language, context)], icons: false }),
    hoverTooltip(async (view, position) => {
      const hover = await language.hover(view.state.doc.toString(), position);
      if (!hover) return null;
      const { from, to, description } = hover;
      return { pos: from, end: to, above: true, create: () => ({ dom: descriptionElement(description) }) };
    }),
    linter(async ({ state }) => await language.problems(state.doc.toString()), { delay: 300 }),
  ];
}

async function complete(language: BodyLanguage, context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos: position, explicit } = context;
  // Without a request, only within a name or a value: Enter after a bracket begins a new line.
  if (!explicit && !/["\w]/.test(state.sliceDoc(position - 1, position))) return null;
  const suggestions = await language.suggestions(state.doc.toString(), position);
  const [first] = suggestions;
  if (!first) return null;
  const isQuoted = state.sliceDoc(first.from, first.from + 1) === '"';
  return {
    from: Math.min(first.from + (isQuoted ? 1 : 0), position),
    options: suggestions.map((suggestion) => completionOf(suggestion, position)),
    validFor: /^[\w.-]*$/,
  };
}

/** @param position - The position of the cursor when the suggestion was made. */
function completionOf({ label, isField, isRequired, description, from, to, insert }: Suggestion, position: number): Completion {
  const apply = snippet(templateOf(insert));
  return {
    label,
    type: isField ? 'property' : 'enum',
    boost: isRequired ? 1 : 0,
    ...(isRequired && { detail: text('model.required') }),
    ...(description !== '' && { info: () => descriptionElement(description) }),
    apply: (view, completion, _start, end) => {
      // More may have been typed since.
      apply(view, completion, from, to + end - position);
    },
  };
}

/** Positions of the cursor: `$1` becomes `${1}`. */
const templateOf = (insert: string): string => insert.replaceAll(/\$(\d)/g, (_match, number: string) => `\${${number}}`);
