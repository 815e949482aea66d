import type { Region } from 'contact-centre-client/fetch';

/** The names of the regions for users. */
export const regionNames: Readonly<Record<Region, string>> = {
  us_east_1: 'Americas (US East)',
  eu_west_1: 'Europe (Dublin)',
  ap_southeast_2: 'Asia Pacific (Sydney)',
  ap_northeast_1: 'Asia Pacific (Tokyo)',
  eu_central_1: 'Europe (Frankfurt)',
  us_west_2: 'Americas (US West)',
  ca_central_1: 'Americas (Canada)',
  ap_northeast_2: 'Asia Pacific (Seoul)',
  eu_west_2: 'Europe (London)',
  ap_south_1: 'Asia Pacific (Mumbai)',
  us_east_2: 'Americas (US East 2, FedRAMP)',
  sa_east_1: 'Americas (São Paulo)',
  me_central_1: 'Middle East (UAE)',
  ap_northeast_3: 'Asia Pacific (Osaka)',
  eu_central_2: 'Europe (Zurich)',
  mx_central_1: 'Americas (Mexico)',
  ap_southeast_1: 'Asia Pacific (Singapore)',
  eusc_de_east_1: 'Europe (Sovereign Cloud)',
};
