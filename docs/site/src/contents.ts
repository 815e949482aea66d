/** A table of contents with more entries is long. */
export const LONG_CONTENTS = 40;
