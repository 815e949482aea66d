import type { Area } from '../engine/area.js';
import { notFound } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { Repository, listPage, referenceOf } from './repository.js';
import type { Entity, Json } from './repository.js';

/** Lists that combine the entries of several others. */
export function addCombinedListHandlers(area: Area, world: World): void {
  const listChildren = (
    parents: readonly Entity[],
    template: string,
    outer: readonly string[] = [],
  ): (Json & { parent: Entity })[] =>
    parents.flatMap((parent) =>
      new Repository(world, template, [...outer, parent.id]).all().map((each) => ({ ...each, parent })),
    );
  const listAll = (path: string): Entity[] => new Repository(world, path).all();

  const assistantQueues = (): Json[] =>
    listChildren(listAll('/api/v2/assistants'), '/api/v2/assistants/{}/queues').map(({ parent, ...queue }) => ({
      ...queue,
      assistant: referenceOf(parent),
    }));
  area.handle('getAssistantsQueues', (context) => {
    const queueIds = queryList(context, 'queueIds');
    return listPage(
      context,
      world,
      assistantQueues().filter(({ id }) => queueIds.length === 0 || queueIds.includes(String(id))),
    );
  });
  area.handle('getRoutingQueueAssistant', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const queue = assistantQueues().find((each) => each['id'] === id);
    if (!queue) throw notFound('assistant', id);
    return new Repository(world, '/api/v2/assistants/{}/queues', ['']).view(queue);
  });

  const sources = '/api/v2/knowledge/sources';
  area.handle('getKnowledgeSourcesSynchronizations', (context) =>
    listPage(
      context,
      world,
      listChildren(listAll(sources), `${sources}/{}/synchronizations`).map(({ parent, ...each }) => ({
        ...each,
        source: { id: parent.id, selfUri: parent['selfUri'] },
      })),
    ),
  );
  const bases = '/api/v2/knowledge/knowledgebases';
  area.handle('getKnowledgeKnowledgebaseDocumentsFeedback', (context) => {
    const { id } = new Repository(world, bases).get(context.param('knowledgeBaseId'));
    const documents = new Repository(world, `${bases}/{}/documents`, [id]).all();
    return listPage(context, world, listChildren(documents, `${bases}/{}/documents/{}/feedback`, [id]));
  });

  const edges = '/api/v2/telephony/providers/edges';
  area.handle('getTelephonyProvidersEdgesLogicalinterfaces', (context) => {
    const edgeIds = queryList(context, 'edgeIds');
    const selectedEdges = listAll(edges).filter(({ id }) => edgeIds.includes(id));
    return listPage(context, world, listChildren(selectedEdges, `${edges}/{}/logicalinterfaces`));
  });

  const programs = '/api/v2/speechandtextanalytics/programs';
  for (const [name, part] of [
    ['getSpeechandtextanalyticsProgramsMappings', 'mappings'],
    ['getSpeechandtextanalyticsProgramsSettingsInsights', 'settings/insights'],
  ] as const)
    area.handle(name, (context) => {
      const entries = listAll(programs).flatMap((program) => {
        const entry = world.store.single(`${programs}/${program.id}/${part}`) as Json | undefined;
        return entry ? [{ ...entry, program: referenceOf(program) }] : [];
      });
      return listPage(context, world, entries);
    });

  area.handle('getIntegrationsCredentialsListing', (context) =>
    listPage(context, world, listAll('/api/v2/integrations/credentials')),
  );
}
