import { contains } from '../../values/text-search.js';

/** Fields that a keyword search ignores: ids, addresses of the API, and times. */
const ignoredFields = /^(id|self)|(Id|Ids|Uri|Date)$|^date[A-Z]/;

/** Whether each word of a search occurs in the texts of an entity, case-insensitively. */
export function keywordTest(query = ''): (entity: object) => boolean {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (entity) => {
    const texts = textsIn(entity);
    return words.every((word) => texts.some((text) => contains(text, word)));
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value).toLowerCase()];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part !== 'object' && ignoredFields.test(name) ? [] : textsIn(part),
  );
}
