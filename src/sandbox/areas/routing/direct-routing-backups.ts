import type { Area } from '../../engine/area.js';
import type { AgentDirectRoutingBackupSettings, Queue } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { activeUser } from '../users/users.js';

type Backup = Omit<AgentDirectRoutingBackupSettings, 'backedUpUsers'>;

/** Who takes direct interactions that an agent does not take: settings of the caller, and of any agent. */
export function addDirectRoutingBackupHandlers(area: Area, world: World): void {
  const backups = world.collection<Backup>('routing.directBackups');
  const view = (id: string): AgentDirectRoutingBackupSettings => ({
    ...backups.get(id),
    backedUpUsers: [...backups].filter(([, { userId }]) => userId === id).map(([backedUpId]) => backedUpId),
  });
  const operations = [
    {
      read: 'getRoutingDirectroutingbackupSettingsMe',
      replace: 'putRoutingDirectroutingbackupSettingsMe',
      remove: 'deleteRoutingDirectroutingbackupSettingsMe',
      idOf: callerId,
    },
    {
      read: 'getRoutingUserDirectroutingbackupSettings',
      replace: 'putRoutingUserDirectroutingbackupSettings',
      remove: 'deleteRoutingUserDirectroutingbackupSettings',
      idOf: (context: OperationContext): string => activeUser(world, context.param('userId')).id,
    },
  ] as const;
  for (const { read, replace, remove, idOf } of operations) {
    area.handle(read, (context) => view(idOf(context)));
    area.handle(replace, (context) => {
      const id = idOf(context);
      const { backedUpUsers: _, ...settings } = readObject(context);
      rejectInvalidBackup(world, id, settings);
      backups.set(id, settings);
      return view(id);
    });
    area.handle(remove, (context) => {
      backups.delete(idOf(context));
    });
  }
}

/** @throws the platform's 400 for an unknown backup, for the agent as backup, and for a user and a queue at once. */
function rejectInvalidBackup(world: World, agentId: string, { userId, queueId }: Backup): void {
  const reject = (fieldName: string, message: string): never => {
    throw invalidField(message, fieldName);
  };
  if (userId !== undefined && queueId !== undefined) reject('queueId', 'A user stands in, or a queue, not both');
  if (userId === agentId) reject('userId', 'An agent does not stand in for itself');
  if (userId !== undefined && world.store.users.find(userId)?.state !== 'active')
    reject('userId', `userId does not match a user: ${userId}`);
  if (queueId !== undefined && !new Repository<Queue>(world, '/api/v2/routing/queues').find(queueId))
    reject('queueId', `queueId does not match a queue: ${queueId}`);
}
