/** The services that the audit page offers, as the platform's audit names them. */
export const services = [
  'ContactCenter',
  'Directory',
  'PeoplePermissions',
  'Groups',
  'Architect',
  'Integrations',
  'Presence',
  'Routing',
  'Telephony',
  'Outbound',
  'Quality',
  'WorkforceManagement',
] as const;
