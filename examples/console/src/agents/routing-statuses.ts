interface Look {
  label: string;
  color: string;
}

/** The platform's routing statuses, in the order of the table. */
export const routingStatuses: Readonly<Record<string, Look>> = {
  IDLE: { label: 'Idle', color: 'teal' },
  INTERACTING: { label: 'Interacting', color: 'harbour' },
  COMMUNICATING: { label: 'Communicating', color: 'blue' },
  NOT_RESPONDING: { label: 'Not responding', color: 'red' },
  OFF_QUEUE: { label: 'Off queue', color: 'gray' },
};

/** Unknown statuses are shown as the platform writes them. */
export const routingStatusLook = (status: string): Look => routingStatuses[status] ?? { label: status, color: 'gray' };
