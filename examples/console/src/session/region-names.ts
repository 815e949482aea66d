import type { Region } from 'contact-centre-client/fetch';
import type { MessageId } from '../messages/en.js';
import { text } from '../shared/text.js';

const names: Readonly<Record<Region, MessageId>> = {
  us_east_1: 'region.us_east_1',
  eu_west_1: 'region.eu_west_1',
  ap_southeast_2: 'region.ap_southeast_2',
  ap_northeast_1: 'region.ap_northeast_1',
  eu_central_1: 'region.eu_central_1',
  us_west_2: 'region.us_west_2',
  ca_central_1: 'region.ca_central_1',
  ap_northeast_2: 'region.ap_northeast_2',
  eu_west_2: 'region.eu_west_2',
  ap_south_1: 'region.ap_south_1',
  us_east_2: 'region.us_east_2',
  sa_east_1: 'region.sa_east_1',
  me_central_1: 'region.me_central_1',
  ap_northeast_3: 'region.ap_northeast_3',
  eu_central_2: 'region.eu_central_2',
  mx_central_1: 'region.mx_central_1',
  ap_southeast_1: 'region.ap_southeast_1',
  eusc_de_east_1: 'region.eusc_de_east_1',
};

/** Returns the name of a region for users. */
export const regionName = (region: Region): string => text(names[region]);
