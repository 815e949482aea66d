import type { Json } from '../repository.js';
import type { Area } from '../../engine/area.js';
import type {
  CustomerIntentAssignmentRequest,
  CustomerIntentAssignmentResponse,
  CustomerIntentResponse,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { contactsOf } from '../external-contacts/model.js';
import { readId, Repository, referenceOf } from '../repository.js';

const INTENTS = '/api/v2/intents';

interface Assignment extends CustomerIntentAssignmentRequest {
  contactId: string;
  customerIntentId: string;
  assigned: string;
}

/** Customer intents of contacts: each intent once, with the time of its last detection. */
export function addIntentAssignmentHandlers(area: Area, world: World): void {
  const intents = new Repository<CustomerIntentResponse>(world, `${INTENTS}/customerintents`);
  const assignments = world.collection<Assignment>('intents.assignments');
  const contactOf = (context: OperationContext): string => contactsOf(world).get(context.param('externalContactId')).id;
  const view = ({ customerIntentId, assigned }: Assignment): CustomerIntentAssignmentResponse => {
    const intent = intents.find(customerIntentId);
    const category = readId(intent?.['category']) ?? textOf((intent as Json | undefined)?.['categoryId']);
    return {
      ...(intent && { customerIntent: referenceOf(intent) }),
      ...(category !== '' && { category: { id: category, selfUri: `${INTENTS}/categories/${category}` } }),
      dateMostRecentlyAssigned: assigned,
    };
  };

  area.handle('getIntentsAssignmentsExternalcontact', (context) => {
    const contact = contactOf(context);
    const matches = [...assignments.values()].filter(
      ({ contactId, customerIntentId }) => contactId === contact && intents.find(customerIntentId),
    );
    return listing(context, world, matches, view);
  });
  area.handle('postIntentsAssignmentsExternalcontactCustomerintentAssignment', (context) => {
    const contactId = contactOf(context);
    const { id: customerIntentId } = intents.get(context.param('customerIntentId'));
    const body = readObject<CustomerIntentAssignmentRequest>(context);
    const assignment = { ...body, contactId, customerIntentId, assigned: world.timestamp() };
    assignments.set(`${contactId} ${customerIntentId}`, assignment);
    return view(assignment);
  });
}
