import type { Area } from '../../engine/area.js';
import type { Celebration, Recognition } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const CELEBRATIONS = '/api/v2/employeeengagement/celebrations';
const RECOGNITIONS = '/api/v2/employeeengagement/recognitions';

/** Celebrations that the recipient has removed, by id. */
const removedCelebrations = (world: World): Map<string, true> => world.collection<true>('engagement.celebrations.gone');

/** Celebrations of recognitions, with the ids of the recognitions. The sandbox creates none for contests. */
export function addCelebrationHandlers(area: Area, world: World): void {
  const recognitions = new Repository<Recognition>(world, RECOGNITIONS);
  const receivedRecognitions = (context: OperationContext): Entity<Recognition>[] =>
    recognitions
      .all()
      .filter(({ id, recipient }) => readId(recipient) === callerId(context) && !removedCelebrations(world).has(id));
  const findRecognition = (context: OperationContext): Entity<Recognition> => {
    const id = context.param('celebrationId');
    const recognition = receivedRecognitions(context).find((recognition) => recognition.id === id);
    if (!recognition) throw notFound('celebration', id);
    return recognition;
  };

  area.handle('getEmployeeengagementCelebrations', (context) => listing(context, world, receivedRecognitions(context), view));
  area.handle('patchEmployeeengagementCelebration', (context) => {
    const recognition = findRecognition(context);
    readObject(context, ['state']);
    recognitions.save({ ...recognition, dateDisplayed: recognition['dateDisplayed'] ?? world.timestamp() });
  });
  area.handle('deleteEmployeeengagementCelebration', (context) => {
    removedCelebrations(world).set(findRecognition(context).id, true);
  });
}

function view({ id, recipient, createdBy, dateCreated, title, note, type, selfUri }: Entity): Celebration {
  return {
    id,
    recipient,
    createdBy,
    dateCreated,
    title,
    note,
    type: 'Recognition',
    sourceEntity: { id, type: type as string, selfUri: selfUri as string },
    selfUri: `${CELEBRATIONS}/${id}`,
  } as Celebration;
}
