import type { SegmentDetailQueryPredicate } from 'contact-centre-client/models';

/** Where the platform keeps the number or address of a customer, by media type and direction. */
const dimensions = ['ani', 'dnis', 'remote', 'addressFrom', 'addressTo', 'callbackNumber', 'participantName'] as const;

export const isConversationId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Returns conditions for a number, an address or a name, one of which must match. None for a conversation id. */
export function searchPredicates(text: string): SegmentDetailQueryPredicate[] {
  if (text === '' || isConversationId(text)) return [];
  return spellings(text).flatMap((value) =>
    dimensions.map((dimension) => ({ type: 'dimension', dimension, operator: 'matches', value })),
  );
}

/** The platform compares whole values, and stores numbers like `tel:+493055501`. */
function spellings(text: string): string[] {
  if (!/^(?:tel:)?[+\d][\d\s()./-]{3,}$/.test(text)) return [text];
  const digits = text.replace(/^tel:/, '').replaceAll(/[\s()./-]/g, '');
  const number = digits.replace(/^00/, '+');
  return number.startsWith('+') ? [number, `tel:${number}`] : [number, `+${number}`, `tel:${number}`, `tel:+${number}`];
}
