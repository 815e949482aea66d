export const EDGES = '/api/v2/telephony/providers/edges';
