import type { Area } from '../engine/area.js';
import type {
  AssistantQueue,
  CredentialInfo,
  KnowledgeBase,
  KnowledgeDocumentResponse,
  ProgramInsightsSettings,
  ProgramMappings,
  V3Synchronization,
} from '../../models/index.js';
import { notFound } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { Repository, listPage, referenceOf } from './repository.js';
import type { Entity, Fields, Reference } from './repository.js';

const ASSISTANTS = '/api/v2/assistants';
const SOURCES = '/api/v2/knowledge/sources';
const BASES = '/api/v2/knowledge/knowledgebases';
const EDGES = '/api/v2/telephony/providers/edges';
const PROGRAMS = '/api/v2/speechandtextanalytics/programs';

/** Lists that combine the entries of several others. */
export function addCombinedListHandlers(area: Area, world: World): void {
  addAssistantQueues(area, world);
  addKnowledgeLists(area, world);
  addLogicalInterfaces(area, world);
  addProgramLists(area, world);
  area.handle('getIntegrationsCredentialsListing', (context) =>
    listPage(context, world, new Repository<CredentialInfo>(world, '/api/v2/integrations/credentials').all()),
  );
}

const listAll = (world: World, path: string): Entity[] => new Repository(world, path).all();

/** The entries below several parents, each with its parent. `outer` are the ids before the parent's in the template. */
function listChildren<T extends object>(
  world: World,
  parents: readonly { id: string }[],
  template: string,
  outer: readonly string[] = [],
): (Entity<T> & { parent: Entity })[] {
  return parents.flatMap((parent) =>
    new Repository<T>(world, template, [...outer, parent.id]).all().map((each) => ({ ...each, parent })),
  );
}

function addAssistantQueues(area: Area, world: World): void {
  const assistantQueues = (): (Fields<AssistantQueue> & { id: string })[] =>
    listChildren<AssistantQueue>(world, listAll(world, ASSISTANTS), `${ASSISTANTS}/{}/queues`).map(({ parent, ...queue }) => ({
      ...queue,
      assistant: referenceOf(parent),
    }));

  area.handle('getAssistantsQueues', (context) => {
    const queueIds = queryList(context, 'queueIds');
    return listPage(
      context,
      world,
      assistantQueues().filter(({ id }) => queueIds.length === 0 || queueIds.includes(id)),
    );
  });
  area.handle('getRoutingQueueAssistant', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const queue = assistantQueues().find((each) => each.id === id);
    if (!queue) throw notFound('assistant', id);
    return new Repository<AssistantQueue>(world, `${ASSISTANTS}/{}/queues`, ['']).view(queue);
  });
}

function addKnowledgeLists(area: Area, world: World): void {
  area.handle('getKnowledgeSourcesSynchronizations', (context) =>
    listPage(
      context,
      world,
      listChildren<V3Synchronization>(world, listAll(world, SOURCES), `${SOURCES}/{}/synchronizations`).map(
        ({ parent: { id, selfUri }, ...each }) => ({ ...each, source: referenceOf({ id, selfUri }) }),
      ),
    ),
  );
  area.handle('getKnowledgeKnowledgebaseDocumentsFeedback', (context) => {
    const { id } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
    const documents = new Repository<KnowledgeDocumentResponse>(world, `${BASES}/{}/documents`, [id]).all();
    return listPage(context, world, listChildren(world, documents, `${BASES}/{}/documents/{}/feedback`, [id]));
  });
}

function addLogicalInterfaces(area: Area, world: World): void {
  area.handle('getTelephonyProvidersEdgesLogicalinterfaces', (context) => {
    const edgeIds = queryList(context, 'edgeIds');
    const selectedEdges = listAll(world, EDGES).filter(({ id }) => edgeIds.includes(id));
    return listPage(context, world, listChildren(world, selectedEdges, `${EDGES}/{}/logicalinterfaces`));
  });
}

function addProgramLists(area: Area, world: World): void {
  const listOfPrograms = <T extends object>(part: string): (Partial<T> & { program: Reference })[] =>
    listAll(world, PROGRAMS).flatMap((program) => {
      const entry = world.store.single(`${PROGRAMS}/${program.id}/${part}`) as Partial<T> | undefined;
      return entry ? [{ ...entry, program: referenceOf(program) }] : [];
    });

  area.handle('getSpeechandtextanalyticsProgramsMappings', (context) =>
    listPage(context, world, listOfPrograms<ProgramMappings>('mappings')),
  );
  area.handle('getSpeechandtextanalyticsProgramsSettingsInsights', (context) =>
    listPage(context, world, listOfPrograms<ProgramInsightsSettings>('settings/insights')),
  );
}
