/** Summarizes many values. */
export class Summary {
  count = 0;
  sum = 0;
  min = Infinity;
  max = -Infinity;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  toJSON(): { max: number; min: number; count: number; sum: number } {
    return { max: this.max, min: this.min, count: this.count, sum: this.sum };
  }
}

export function getSummary(summaries: Map<string, Summary>, name: string): Summary {
  const summary = summaries.get(name) ?? new Summary();
  if (summary.count === 0) summaries.set(name, summary);
  return summary;
}
