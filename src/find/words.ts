/** Words of questions and comments that say nothing about the operation. */
const stopWords = new Set(
  (
    'a all an and any are as at be been by can could did do does each every for from has have his her how if in into is it its ' +
    'may more most of on one only or other out over own per she he should so some such that the their them then ' +
    'there these they this those to under until up us via want was we what when where whether which while whom whose will with without ' +
    'would you your v2 platform genesys cloud'
  ).split(' '),
);

/** Whether a word says nothing about an operation. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Phrases with a separate spelling in this index, by pattern. Both texts and questions are rewritten. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bwho am i(?: logged in(?: as)?)?\b|\bmy (?:own )?(?:profile|account|user)\b/g, ' user me '],
  [/\bwho (?:has |had |last |else )*(?:add|chang|creat|delet|edit|modifi|remov|renam|updat)ed\b/g, ' query audits about '],
  [/\bwrap[ -]?ups?(?: codes?)?\b|\bdispositions?(?: codes?)?\b/g, ' wrapup '],
  [/\b(?:log|sign)(?:ged|ing|s|ned)?[ -]?((?:\w+ ){0,2})(?:out|off)\b/g, ' signout $1 '],
  [/\blogouts?\b/g, ' signout '],
  [/\b(?:log|sign)(?:ged|ing|s|ned)?[ -]?(?:in|on)\b|\blogins?\b/g, ' signin '],
  [/\bcaller'?s?(?: own)?\b|\b(?:i|my|myself|mine|our|signed-in user|current user)\b/g, ' me '],
  [/\bphone calls?\b/g, ' call '],
  [/\bhow many\b/g, ' count '],
  [/\bon behalf of\b/g, ' for '],
  [/\bat once\b|\bin bulk\b/g, ' bulk '],
  [/\b(?:on|off)[ -]queue\b/g, ' onqueue '],
  [/\breal[ -]time\b/g, ' realtime '],
  [/\be-mails?\b/g, ' email '],
  [/\bad[ -]hoc\b/g, ' adhoc '],
  [/\bdo[ -]not[ -](?:call|contact)\b/g, ' dnc '],
  [/\bcall[ -]backs?\b/g, ' callback '],
  [/\btime[ -]?offs?\b|\bvacations?\b|\bpaid leave\b|\bpto\b/g, ' timeoff '],
  [/\bsingle sign[ -]on\b|\bsso\b/g, ' identityprovider '],
  [/\bafter[ -]call[ -]work\b|\bacw\b/g, ' aftercallwork wrapup '],
];

/** Nouns that mean something else than their verbs. */
const nounsInIng = new Set(['setting', 'meeting', 'training', 'building']);

/** Removes what distinguishes forms of a word: plural, `-ing`, `-ed`, `-ion`, British spelling. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  let stem = word
    .replace(/(?<=[a-z]{3})is(?=(?:ation|e|ed|es|ing|er)s?$)/, 'iz')
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '');
  if (nounsInIng.has(stem)) return stem;
  stem = stem.replace(/(?<=[a-z]{4})(?:ing|ed|ion)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  stem = stem.length > 3 ? stem.replace(/e$/, '') : stem;
  // In names and routes, agents are users.
  return stem === 'agent' ? 'user' : stem;
}

/** Returns a text in lower case, with spaces between the parts of names, and with the phrases of this index in one spelling. */
export function rewritePhrases(text: string): string {
  const spaced = text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').toLowerCase();
  return phrases.reduce((result, [pattern, phrase]) => result.replace(pattern, phrase), spaced);
}

/** Splits a text into stems, without stop words. Adjacent words are listed also as a compound if `isCompound` accepts it. */
export function wordsOf(text: string, isCompound: (stem: string) => boolean = () => false): string[] {
  const words = rewritePhrases(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const stems = words.filter((word) => !stopWords.has(word)).map(stemOf);
  const compounds = words.flatMap((word, index) => {
    const compound = stemOf(`${word}${words[index + 1] ?? ''}`);
    return index + 1 < words.length && isCompound(compound) ? [compound] : [];
  });
  return [...stems, ...compounds];
}
