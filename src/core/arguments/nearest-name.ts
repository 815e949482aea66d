/** Returns the known name that a misspelt one most likely stands for; `undefined` if none is close. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let limit = Math.ceil(misspelt.length / 3) + 1;
  for (const name of names) {
    const edits = editDistance(misspelt.toLowerCase(), name.toLowerCase());
    if (edits >= limit) continue;
    limit = edits;
    nearest = name;
  }
  return nearest;
}

/** Returns ` Did you mean "…"?` for a misspelt name; an empty text if no known name is close. */
export function didYouMean(misspelt: string, names: readonly string[]): string {
  const nearest = nearestName(misspelt, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** How many letters must be added, removed or replaced to turn one name into another. */
function editDistance(from: string, to: string): number {
  let costs = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from.slice(0, 100)) {
    const cost = (index: number): number => costs[index] ?? 0;
    let last = cost(0) + 1;
    const next = [last];
    for (let index = 0; index < to.length; index++) {
      last = Math.min(last + 1, cost(index + 1) + 1, cost(index) + Number(letter !== to[index]));
      next.push(last);
    }
    costs = next;
  }
  return costs.at(-1) ?? 0;
}
