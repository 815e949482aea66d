/** The English texts of the wallboard and of the page of a queue. */
export const texts = {
  'advice.compareSkills': 'Compare the skills of idle agents',
  'advice.findHelp': 'Find agents who can help',
  'advice.freeAgents': 'Free agents from other queues',
  'advice.setOnQueue': 'Set agents on queue',
  'advice.talk': 'Talk to agents who do not respond',
  'standing.below': 'Below target',
  'standing.farBelow': 'Far below target',
  'standing.noAgents': 'No agents on queue',
  'standing.noTarget': 'No target',
  'standing.nothingYet': 'Nothing yet today',
  'standing.onTarget': 'On target',
  'standing.waitMuchTooLong': 'Wait much too long',
  'standing.waitTooLong': 'Wait too long',
} as const;
