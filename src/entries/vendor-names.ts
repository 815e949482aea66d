import { regions } from './client-at-hand.js';

/** The names that programs written for the vendor's package use. */
export { ApiClient as ApiClientClass } from './client-at-hand.js';

/** The hosts of the regions by their keys. Any text may be a key, since programs read it from their settings. */
export const PureCloudRegionHosts: typeof regions & Record<string, string> = regions;
