/** Shows a description: its first line as facts, then values, then the comment. Text between backticks is code. */
export function descriptionElement(description: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-description';
  for (const paragraph of description.split('\n\n')) {
    const line = document.createElement('p');
    // Comments of the platform are in English.
    if (element.childElementCount > 0) line.lang = 'en';
    line.append(...paragraph.split('`').map((part, index) => (index % 2 === 1 ? codeElement(part) : part)));
    element.append(line);
  }
  return element;
}

function codeElement(content: string): HTMLElement {
  return Object.assign(document.createElement('code'), { textContent: content });
}
