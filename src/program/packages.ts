/** The vendor's package, and ours. */
export const THEIRS = 'purecloud-platform-client-v2';
export const OURS = 'contact-centre-client';
