import { Random } from '../../values/random.js';

/** What the people, queues and codes of a seeded contact centre are called. */
export interface SeededNames {
  readonly people: readonly string[];
  /** Customers. */
  readonly callers: readonly string[];
  readonly queues: readonly string[];
  readonly skills: readonly string[];
  readonly wrapupCodes: readonly string[];
}

/** The names of the default seed, which examples and guides use. */
const defaultSeed = 1;
const defaultNames: SeededNames = {
  people: [
    ...['Amara Osei', 'Birgit Hallström', 'Callum Reyes', 'Dilnoza Karimova', 'Edwin Marchetti', 'Farah Nasser'],
    ...['Gwenllian Pryce', 'Hiroshi Tanabe', 'Ines Valdivia', 'Jonas Brandvold', 'Kavita Raman', 'Lorcan Feeney'],
    ...['Marisol Quintero', 'Niamh Tierney', 'Otto Lindqvist', 'Priya Deshmukh', 'Quentin Ashdown', 'Rosalind Achebe'],
    ...['Stefan Zielinski', 'Thandi Mokoena', 'Uri Ben-Dayan', 'Viola Castellani', 'Wendell Hargrove', 'Yusra Demir'],
  ],
  callers: [
    ...['Anouk Verhoeven', 'Bartosz Nowak', 'Chidi Eze', 'Delphine Roux', 'Emre Aydin', 'Freya Sandvik', 'Goran Petrov'],
    ...['Hana Kubo', 'Isidro Lemos', 'Jolanta Mazur', 'Kwame Boateng', 'Leila Haddad', 'Mateo Rivas', 'Nadia Costa'],
  ],
  queues: [
    ...['Bookings', 'Changes and Refunds', 'Lost Luggage', 'Loyalty Members', 'Group Travel'],
    ...['Web Chat', 'E-mail Desk', 'Social Messaging', 'Complaints', 'After Hours'],
  ],
  skills: [
    ...['Rebooking', 'Refunds', 'Visa Rules', 'Loyalty Scheme', 'Group Fares', 'Accessibility'],
    ...['Baggage Tracing', 'Payment Disputes', 'De-escalation', 'Written English', 'Rail Tickets', 'Cruise Packages'],
  ],
  wrapupCodes: [
    ...['Booking Made', 'Booking Changed', 'Refund Issued', 'Information Given'],
    ...['Follow-up Needed', 'Transferred', 'Wrong Number', 'No Answer'],
  ],
};

const firstNames = [
  ...['Adaeze', 'Aino', 'Alejandra', 'Anders', 'Anjali', 'Aurelio', 'Beatriz', 'Benedek', 'Brannigan', 'Camille', 'Carys'],
  ...['Cosmin', 'Dagny', 'Dariusz', 'Desta', 'Ebele', 'Eleni', 'Emeka', 'Esther', 'Fabian', 'Fatou', 'Filippa', 'Gaspard'],
  ...['Ghassan', 'Greta', 'Haruka', 'Henrike', 'Iker', 'Ingrid', 'Ivo', 'Jadwiga', 'Jamal', 'Joaquim', 'Kamila', 'Kaveh'],
  ...['Kirsten', 'Lamine', 'Laszlo', 'Linnea', 'Ludovic', 'Mairead', 'Marek', 'Meera', 'Milos', 'Nkechi', 'Noor', 'Oriol'],
  ...['Pascal', 'Petra', 'Rafaela', 'Rasmus', 'Roshni', 'Sadia', 'Sandor', 'Sinead', 'Tariq', 'Tomasz', 'Ulrike', 'Valentin'],
  ...['Wanjiru', 'Xavier', 'Yannick', 'Zainab', 'Zsofia'],
];

const lastNames = [
  ...['Abebe', 'Adeyemi', 'Alvarado', 'Andersen', 'Bakker', 'Banerjee', 'Barros', 'Bergman', 'Bianchi', 'Caruso', 'Chukwu'],
  ...['Delacroix', 'Diallo', 'Dragomir', 'Egan', 'Eriksen', 'Farouk', 'Ferreira', 'Fontaine', 'Galloway', 'Gebre', 'Grimaldi'],
  ...['Gupta', 'Halloran', 'Hansen', 'Hofmann', 'Ibarra', 'Iyer', 'Jankowski', 'Kamau', 'Kessler', 'Khoury', 'Kimura', 'Kovacs'],
  ...['Lachance', 'Larsen', 'Llewellyn', 'Maalouf', 'Markovic', 'Mbeki', 'Mensah', 'Moreau', 'Nakamura', 'Novak', 'Obando'],
  ...['Okafor', 'Oliveira', 'Papadakis', 'Pereira', 'Rahimi', 'Renard', 'Romano', 'Rossi', 'Saarinen', 'Salazar', 'Schreiber'],
  ...['Sharma', 'Silveira', 'Soler', 'Szabo', 'Thorsen', 'Toure', 'Vasquez', 'Vogel', 'Weller', 'Yamada', 'Yilmaz', 'Zeman'],
];

/** Where the contact centres of other seeds are: it tells their queues apart. */
const cities = [
  ...['Aarhus', 'Accra', 'Adelaide', 'Antwerp', 'Athens', 'Auckland', 'Basel', 'Bergen', 'Bilbao', 'Bologna', 'Bordeaux'],
  ...['Brno', 'Bruges', 'Calgary', 'Cardiff', 'Cork', 'Dakar', 'Dundee', 'Durban', 'Galway', 'Gdynia', 'Geneva', 'Ghent'],
  ...['Girona', 'Gothenburg', 'Graz', 'Halifax', 'Hamburg', 'Helsinki', 'Hobart', 'Izmir', 'Kobe', 'Lagos', 'Leipzig', 'Lima'],
  ...['Lisbon', 'Ljubljana', 'Malmo', 'Marseille', 'Montevideo', 'Nairobi', 'Nantes', 'Naples', 'Odense', 'Oporto', 'Osaka'],
  ...['Palermo', 'Perth', 'Plymouth', 'Porto Alegre', 'Quebec', 'Quito', 'Riga', 'Rotterdam', 'Salerno', 'Seville', 'Split'],
  ...['Tallinn', 'Tampere', 'Toulouse', 'Trieste', 'Turin', 'Turku', 'Utrecht', 'Valencia', 'Varna', 'Vigo', 'Zadar', 'Zagreb'],
];

const otherSkills = [
  ...['Airport Transfers', 'Award Flights', 'Boarding Passes', 'Car Hire', 'Codeshare Rules', 'Corporate Accounts'],
  ...['Customs Advice', 'Delay Compensation', 'Ferry Crossings', 'Fare Quotes', 'Gift Vouchers', 'Hotel Partners'],
  ...['Insurance Claims', 'Itinerary Planning', 'Lounge Access', 'Meal Requests', 'Medical Assistance', 'Name Corrections'],
  ...['Pet Travel', 'Price Matching', 'Seat Upgrades', 'Ski Holidays', 'Special Luggage', 'Spoken French', 'Spoken German'],
  ...['Spoken Spanish', 'Stopovers', 'Student Fares', 'Tour Operators', 'Unaccompanied Minors', 'Walking Tours'],
];

const otherWrapupCodes = [
  ...['Address Updated', 'Booking Cancelled', 'Callback Agreed', 'Claim Opened', 'Complaint Logged', 'Compensation Paid'],
  ...['Dates Moved', 'Duplicate Contact', 'Escalated', 'Invoice Sent', 'Link Sent', 'Name Corrected', 'Offer Accepted'],
  ...['Offer Declined', 'Payment Taken', 'Points Credited', 'Quote Given', 'Request Refused', 'Seat Assigned', 'Upgrade Sold'],
  ...['Voucher Issued', 'Waiting for Documents'],
];

/** The names of a seed: always the same, and others for another seed. */
export function namesFor(seed: number): SeededNames {
  if (seed === defaultSeed) return defaultNames;
  const random = new Random(seed ^ 0x6a09e667);
  const { people, callers, queues, skills, wrapupCodes } = defaultNames;
  const city = random.pick(cities);
  // No first name occurs twice, so that all names and e-mail addresses differ.
  const first = random.sample(firstNames, people.length + callers.length);
  const full = first.map((name) => `${name} ${random.pick(lastNames)}`);
  return {
    people: full.slice(0, people.length),
    callers: full.slice(people.length),
    queues: queues.map((name) => `${name} ${city}`),
    skills: random.sample(otherSkills, skills.length),
    wrapupCodes: random.sample(otherWrapupCodes, wrapupCodes.length),
  };
}

/** What a queue is called in the contact centre of the default seed: that says what it is for. */
export function usualQueueName(name: string): string {
  const city = cities.find((each) => name.endsWith(` ${each}`));
  return city === undefined ? name : name.slice(0, -city.length - 1);
}
