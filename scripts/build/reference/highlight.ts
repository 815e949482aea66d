import ts from 'typescript';

/** Returns a text with the characters escaped that HTML gives a meaning. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns TypeScript as HTML, with keywords in `<b>`, strings and numbers in `<i>`, and comments in `<em>`: short names keep the pages small. */
export function highlight(code: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, code);
  const templates: number[] = [];
  let html = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    kind = continueTemplate(scanner, kind, templates);
    const text = escapeHtml(scanner.getTokenText());
    const tag = tagOf(kind);
    html += tag === undefined ? text : `<${tag}>${text}</${tag}>`;
  }
  return html;
}

/** The scanner does not know which brace ends an expression in a template. */
function continueTemplate(scanner: ts.Scanner, kind: ts.SyntaxKind, templates: number[]): ts.SyntaxKind {
  const depth = templates.length - 1;
  if (kind === ts.SyntaxKind.TemplateHead) templates.push(0);
  else if (kind === ts.SyntaxKind.OpenBraceToken && depth >= 0) templates[depth] = (templates[depth] ?? 0) + 1;
  else if (kind === ts.SyntaxKind.CloseBraceToken && depth >= 0) {
    if ((templates[depth] ?? 0) > 0) templates[depth] = (templates[depth] ?? 0) - 1;
    else {
      const rest = scanner.reScanTemplateToken(false);
      if (rest === ts.SyntaxKind.TemplateTail) templates.pop();
      return rest;
    }
  }
  return kind;
}

function tagOf(kind: ts.SyntaxKind): 'b' | 'i' | 'em' | undefined {
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword) return 'b';
  if (kind >= ts.SyntaxKind.FirstLiteralToken && kind <= ts.SyntaxKind.LastTemplateToken) return 'i';
  if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) return 'em';
  return undefined;
}
