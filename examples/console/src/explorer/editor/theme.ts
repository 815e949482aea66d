import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const floating = {
  border: '1px solid var(--console-edge)',
  borderRadius: 'var(--mantine-radius-md)',
  backgroundColor: 'var(--console-surface)',
  color: 'var(--console-ink)',
};

const frame = EditorView.theme({
  '&': { height: '100%', color: 'var(--console-ink)', backgroundColor: 'var(--console-surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontSize: 'var(--console-font-compact)',
    lineHeight: '1.5',
  },
  '.cm-content': { caretColor: 'var(--console-ink)', paddingBlock: '0.5rem' },
  '.cm-gutters': {
    backgroundColor: 'var(--console-canvas)',
    color: 'var(--console-ink-soft)',
    borderColor: 'var(--console-edge)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'var(--console-quiet-tint)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--console-accent-tint)',
    outline: '1px solid var(--console-accent)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--console-problem-tint)',
    outline: '1px dashed var(--console-problem)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--console-attention-tint)', outline: '1px solid var(--console-attention)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--console-accent-tint)', outline: '2px solid var(--console-accent)' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--console-quiet-tint)',
    borderColor: 'var(--console-edge)',
    color: 'var(--console-quiet-ink)',
  },
});

/** An underline remains with the colours of the system. */
const underline = (color: string): Record<string, string> => ({
  backgroundImage: 'none',
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationColor: color,
});

const problems = EditorView.theme({
  '.cm-lintRange-error': underline('var(--console-problem)'),
  '.cm-lintRange-warning': underline('var(--console-attention)'),
  '.cm-lintPoint': { borderBottom: '2px solid var(--console-problem)' },
  '.cm-diagnostic': { whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--console-problem)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--console-attention)' },
});

const panels = EditorView.theme({
  '.cm-tooltip, .cm-panels': floating,
  '.cm-tooltip': { maxWidth: '28rem' },
  '.cm-panel.cm-search': { fontSize: 'var(--console-font-small)' },
  '.cm-panels .cm-button, .cm-panels .cm-textfield, .cm-panels button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--console-surface)',
    color: 'var(--console-ink)',
    borderColor: 'var(--console-field-edge)',
    fontSize: 'var(--console-font-small)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mantine-font-family-monospace)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--console-accent-tint)',
    color: 'var(--console-accent-ink)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--mantine-color-error)' },
  '.cm-description': { padding: '0.5rem 0.75rem', fontSize: 'var(--console-font-small)' },
  '.cm-description p': { margin: '0 0 0.25rem', overflowWrap: 'anywhere' },
});

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--console-accent-ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--console-good-ink)' },
  { tag: tags.number, color: 'var(--console-info-ink)' },
  { tag: [tags.bool, tags.null], color: 'var(--console-waiting-ink)' },
]);

/** The colours of the console, in either theme. */
export const consoleTheme: Extension = [frame, problems, panels, syntaxHighlighting(highlight)];
