/** The columns of the helpers, for the address: apart from their cells, which load later. */
export const helperColumnIds = ['name', 'why', 'status', 'load', 'queues'].map((id) => ({ id }));
