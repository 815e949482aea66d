/** The vendor's package, and this one. */
export const THEIRS = 'purecloud-platform-client-v2';
export const OURS = 'contact-centre-client';

/** The package for unchanged programs, installed under the vendor's name. */
export const COMPAT = 'contact-centre-client-compat';
