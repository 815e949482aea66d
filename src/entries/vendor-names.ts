import { regions } from './client-eager.js';

/** The names of the vendor's package, for programs that were written for it. */
export { ApiClient as ApiClientClass } from './client-eager.js';

/** The hosts of the regions by their keys. Any text may be a key, because programs read it from their settings. */
export const PureCloudRegionHosts: typeof regions & Record<string, string> = regions;
