import type { JsonToken } from './json-tokens.js';
import { decodeString, inPlace, isJson, jsonTokens, layOut } from './json-tokens.js';
import { isSecretField, isSecretName, looksSecret } from './secrets.js';

export const HIDDEN = '[hidden]';

/** Formats JSON for display: each secret is replaced by a mark. Counts the hidden values. */
export function hideSecrets(json: string, token?: string): { shown: string; hidden: number } {
  let hidden = 0;
  const tokens = tokensToShow(json, token, () => {
    hidden++;
  });
  return { shown: layOut(tokens), hidden };
}

/** Returns the parts of JSON for display: each secret is replaced by a mark. */
export function tokensToShow(json: string, token?: string, onHidden?: () => void): Generator<JsonToken> {
  const mark = (): string => {
    onHidden?.();
    return JSON.stringify(HIDDEN);
  };
  return replaceSecrets(jsonTokens(json), token, mark);
}

/**
 * Returns the text of a body that can be stored: the same, with empty texts in place of secrets. `undefined` for text that is no
 * JSON yet and may contain a secret.
 */
export function blankSecrets(text: string, token?: string): string | undefined {
  if (isJson(text)) {
    return inPlace(text, replaceSecrets(jsonTokens(text), token, blankFor));
  }
  const words = text.match(/[\w-]+/g) ?? [];
  return looksSecret(text, token) || words.some(isSecretName) ? undefined : text;
}

function blankFor({ text }: JsonToken): string {
  if (text === '{') return '{}';
  return text === '[' ? '[]' : '""';
}

/** Replaces secret texts, and objects whose values are all secret. */
function* replaceSecrets(
  tokens: Iterable<JsonToken>,
  token: string | undefined,
  replacement: (token: JsonToken) => string,
): Generator<JsonToken> {
  let hiddenObject: JsonToken | undefined;
  let depth = 0;
  for (const each of tokens) {
    if (hiddenObject) {
      if (each.kind === 'open') depth++;
      if (each.kind === 'close') depth--;
      if (depth > 0) continue;
      yield { ...hiddenObject, kind: 'scalar', text: replacement(hiddenObject), end: each.end };
      hiddenObject = undefined;
    } else if (each.kind === 'open' && each.name !== undefined && isSecretField(each.name, {})) {
      hiddenObject = each;
      depth = 1;
    } else if (each.kind === 'string' && isSecret(each, token)) {
      yield { ...each, text: replacement(each) };
    } else {
      yield each;
    }
  }
}

function isSecret({ text, name }: JsonToken, token: string | undefined): boolean {
  const value = decodeString(text);
  return (name !== undefined && isSecretField(name, value)) || looksSecret(value, token);
}
