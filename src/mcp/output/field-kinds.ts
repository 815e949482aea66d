/** What the name of a field says about its value. */
export type FieldKind =
  /** A phone number, an e-mail address or another address: personal data of customers and agents. */
  | 'contact'
  /** Text that customers or agents wrote: messages, transcripts, subjects, comments, notes. */
  | 'written'
  /** The name of what the object is about. */
  | 'name'
  /** Other names that occur only for people. */
  | 'personName'
  | 'id'
  /** A time, a count or another value that may have many digits. */
  | 'technical'
  | 'other';

const PERSON_NAME =
  /^(?:(?:first|middle|last|full|preferred|participant|remote|from|to|display) name|nickname|salutation|remote|remote name displayable)$/;
const CONTACT = new RegExp(
  [
    String.raw`(?:^| )(?:e ?mails?|e164|phones?|telephone|mobile|fax|ani|dnis|ips?|address(?:es)?|street|zip|zipcode|birthday|birthdate|iban|ssn)(?: ?\d)?$`,
    String.raw`(?:^| )(?:phone|fax|mobile|callback|external|calling|called|party|account|card) numbers?$`,
    String.raw`(?:^| )address (?:froms?|tos?|raw|normalized|displayable|stored|self|other|of record|line \d?)$`,
    String.raw`(?:^| )(?:caller id|postal code|zip code|date of birth|ani list|dnis list|(?:whats app|facebook|twitter|line) id)$`,
  ].join('|'),
);
const WRITTEN =
  /(?:^| )(?:texts?|body|subject|messages?|comments?|notes?|transcripts?|transcription|utterances?|phrases?|summary|feedback|answers?|html|markdown|caption|content|preview|headline|resolution|reply)$/;
const ID = /(?:^| )(?:id|ids|guid|key)$|^self uri$/;
const TECHNICAL =
  /(?:^| )(?:date|time|timestamp|duration|version|etag|cursor|offset|size|count|total|interval|start|end|milliseconds|ms|seconds|uri|url|hash|checksum)s?$|^date /;

const kinds: readonly (readonly [FieldKind, RegExp])[] = [
  ['contact', CONTACT],
  ['written', WRITTEN],
  ['name', /^name$/],
  ['personName', PERSON_NAME],
  ['id', ID],
  ['technical', TECHNICAL],
];

/** A cache: responses repeat few names. */
const cachedKinds = new Map<string, FieldKind>();
const MAX_CACHED = 5000;

/** Returns the kind of a field. */
export function fieldKind(name: string): FieldKind {
  const cachedKind = cachedKinds.get(name);
  if (cachedKind) return cachedKind;
  const words = wordsOf(name.slice(-60));
  const kind = kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
  if (cachedKinds.size < MAX_CACHED && name.length <= 60) cachedKinds.set(name, kind);
  return kind;
}

/** `phoneNumber`, `phone_number` and `Phone-Number` are `phone number`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Fields whose values are data of a customer, whatever they are called. */
const CUSTOMER_DATA =
  /^(?:(?:participant|custom|custom conversation|context|chat|message)? ?attributes|participant data|customer data|contact data|call data|custom fields?|survey answers)$/;

export const holdsCustomerData = (name: string): boolean => name.length <= 60 && CUSTOMER_DATA.test(wordsOf(name));

/** Fields with objects about customers. */
const CUSTOMER = /^(?:external (?:contact|organization)|contact|customer|guest|visitor|requester)s?$/;

/** Participants that are no agents. */
const CUSTOMER_PURPOSE = /^(?:customer|external|contact|guest|visitor)$/i;

/** Types of the contract whose entities are customers. */
const CUSTOMER_TYPE =
  /^(?:(?:Case)?ExternalContact(?:Reference)?|ExternalOrganization|(?:Writable)?DialerContact|(?:GDPR)?(?:Journey)?Customer|WebChatMemberInfo|\w*Recipient|ContactEnrichRequest)$/;

/**
 * Whether an object is about a customer, by the field that contains it, its type, or its own fields. An assistant needs the
 * names of agents for its work, so their objects do not count.
 */
export function isAboutCustomer(field: string, type: string, object: Readonly<Record<string, unknown>>): boolean {
  if (CUSTOMER.test(wordsOf(field.slice(-60))) || CUSTOMER_TYPE.test(type)) return true;
  const { purpose, selfUri, contactListId } = object;
  if (typeof purpose === 'string' && CUSTOMER_PURPOSE.test(purpose)) return true;
  if (typeof selfUri === 'string' && selfUri.includes('/externalcontacts/')) return true;
  if (typeof contactListId === 'string' && Object.hasOwn(object, 'data')) return true;
  return Object.hasOwn(object, 'firstName') && Object.hasOwn(object, 'lastName') && !Object.hasOwn(object, 'username');
}
