/** The vendor's package, and ours. */
export const THEIRS = 'purecloud-platform-client-v2';
export const OURS = 'contact-centre-client';

/** Ours for programs that are not changed: installed under the vendor's name. */
export const COMPAT = 'contact-centre-client-compat';
