/** Creates an element with attributes, listeners for `onclick` and the like, and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | (() => void)>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'string') created.setAttribute(key, value);
    else created.addEventListener(key.replace(/^on/, ''), value);
  }
  created.append(...children);
  return created;
}
