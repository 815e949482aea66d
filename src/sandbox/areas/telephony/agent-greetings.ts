import type { Area } from '../../engine/area.js';
import type { AgentGreeting, Prompt } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { activeUser } from '../users/users.js';

const AGENTS = '/api/v2/telephony/agents';

type GreetingsName = 'sGreetingsMe' | 'Greetings';

/** The prompts that are played when an agent joins a call: settings of the caller, and of any agent. */
export function addAgentGreetingHandlers(area: Area, world: World): void {
  const greetings = world.collection<AgentGreeting>('telephony.agentGreetings');
  const prompts = new Repository<Prompt>(world, '/api/v2/architect/prompts');
  const operations: {
    read: `getTelephonyAgent${GreetingsName}`;
    replace: `putTelephonyAgent${GreetingsName}`;
    idOf: (context: OperationContext) => string;
  }[] = [
    { read: 'getTelephonyAgentsGreetingsMe', replace: 'putTelephonyAgentsGreetingsMe', idOf: callerId },
    {
      read: 'getTelephonyAgentGreetings',
      replace: 'putTelephonyAgentGreetings',
      idOf: (context) => activeUser(world, context.param('agentId')).id,
    },
  ];
  const view = (id: string): AgentGreeting => ({ ...greetings.get(id), id, selfUri: `${AGENTS}/${id}/greetings` });
  for (const { read, replace, idOf } of operations) {
    area.handle(read, (context) => view(idOf(context)));
    area.handle(replace, (context) => {
      const id = idOf(context);
      const body = readObject<AgentGreeting>(context);
      for (const fieldName of ['inboundPrompt', 'outboundPrompt'] as const) {
        const promptId = body[fieldName]?.id;
        if (promptId !== undefined && !prompts.find(promptId))
          throw invalidField(`${fieldName} does not match a prompt: ${promptId}`, fieldName);
      }
      greetings.set(id, body);
      return view(id);
    });
  }
}
