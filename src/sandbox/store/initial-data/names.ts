import { Random } from '../../values/random.js';
import { cities, firstNames, lastNames, otherSkills, otherWrapupCodes } from './name-lists.js';

/** The names of people, queues and codes in a seeded contact centre. */
export interface SeededNames {
  readonly people: readonly string[];
  /** Customers. */
  readonly callers: readonly string[];
  readonly queues: readonly string[];
  readonly skills: readonly string[];
  readonly wrapupCodes: readonly string[];
}

/** The default seed, whose names examples and guides use. */
const defaultSeed = 1;
const defaultNames: SeededNames = {
  people: [
    'Amara Osei',
    'Birgit Hallström',
    'Callum Reyes',
    'Dilnoza Karimova',
    'Edwin Marchetti',
    'Farah Nasser',
    'Gwenllian Pryce',
    'Hiroshi Tanabe',
    'Ines Valdivia',
    'Jonas Brandvold',
    'Kavita Raman',
    'Lorcan Feeney',
    'Marisol Quintero',
    'Niamh Tierney',
    'Otto Lindqvist',
    'Priya Deshmukh',
    'Quentin Ashdown',
    'Rosalind Achebe',
    'Stefan Zielinski',
    'Thandi Mokoena',
    'Uri Ben-Dayan',
    'Viola Castellani',
    'Wendell Hargrove',
    'Yusra Demir',
  ],
  callers: [
    'Anouk Verhoeven',
    'Bartosz Nowak',
    'Chidi Eze',
    'Delphine Roux',
    'Emre Aydin',
    'Freya Sandvik',
    'Goran Petrov',
    'Hana Kubo',
    'Isidro Lemos',
    'Jolanta Mazur',
    'Kwame Boateng',
    'Leila Haddad',
    'Mateo Rivas',
    'Nadia Costa',
  ],
  queues: [
    'Bookings',
    'Changes and Refunds',
    'Lost Luggage',
    'Loyalty Members',
    'Group Travel',
    'Web Chat',
    'E-mail Desk',
    'Social Messaging',
    'Complaints',
    'After Hours',
  ],
  skills: [
    'Rebooking',
    'Refunds',
    'Visa Rules',
    'Loyalty Scheme',
    'Group Fares',
    'Accessibility',
    'Baggage Tracing',
    'Payment Disputes',
    'De-escalation',
    'Written English',
    'Rail Tickets',
    'Cruise Packages',
  ],
  wrapupCodes: [
    'Booking Made',
    'Booking Changed',
    'Refund Issued',
    'Information Given',
    'Follow-up Needed',
    'Transferred',
    'Wrong Number',
    'No Answer',
  ],
};

/** The names for a seed: always the same, and different for other seeds. */
export function namesFor(seed: number): SeededNames {
  if (seed === defaultSeed) return defaultNames;
  const random = new Random(seed ^ 0x6a09e667);
  const { people, callers, queues, skills, wrapupCodes } = defaultNames;
  const city = random.pick(cities);
  // First names are unique, so that all names and e-mail addresses differ.
  const sampledFirstNames = random.sample(firstNames, people.length + callers.length);
  const fullNames = sampledFirstNames.map((name) => `${name} ${random.pick(lastNames)}`);
  return {
    people: fullNames.slice(0, people.length),
    callers: fullNames.slice(people.length),
    queues: queues.map((name) => `${name} ${city}`),
    skills: random.sample(otherSkills, skills.length),
    wrapupCodes: random.sample(otherWrapupCodes, wrapupCodes.length),
  };
}

/** The name that a queue has for the default seed, which identifies its purpose. */
export function defaultQueueName(name: string): string {
  const city = cities.find((each) => name.endsWith(` ${each}`));
  return city === undefined ? name : name.slice(0, -city.length - 1);
}
