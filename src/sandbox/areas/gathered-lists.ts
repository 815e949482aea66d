import type { Area } from '../engine/area.js';
import { notFound } from '../store/errors.js';
import { queryList } from '../http/listing.js';
import type { World } from '../store/world.js';
import { Repository, listPage, referenceOf } from './repository.js';
import type { Entity, Json } from './repository.js';

/** Lists that combine the entries of several others. */
export function addGatheredListHandlers(area: Area, world: World): void {
  const below = (parents: readonly Entity[], template: string, outer: readonly string[] = []): (Json & { parent: Entity })[] =>
    parents.flatMap((parent) =>
      new Repository(world, template, [...outer, parent.id]).all().map((each) => ({ ...each, parent })),
    );
  const all = (path: string): Entity[] => new Repository(world, path).all();

  const assistantQueues = (): Json[] =>
    below(all('/api/v2/assistants'), '/api/v2/assistants/{}/queues').map(({ parent, ...queue }) => ({
      ...queue,
      assistant: referenceOf(parent),
    }));
  area.handle('getAssistantsQueues', (context) => {
    const wanted = queryList(context, 'queueIds');
    return listPage(
      context,
      world,
      assistantQueues().filter(({ id }) => wanted.length === 0 || wanted.includes(String(id))),
    );
  });
  area.handle('getRoutingQueueAssistant', (context) => {
    const { id } = world.store.queues.get(context.param('queueId'));
    const found = assistantQueues().find((each) => each['id'] === id);
    if (!found) throw notFound('assistant', id);
    return new Repository(world, '/api/v2/assistants/{}/queues', ['']).view(found);
  });

  const sources = '/api/v2/knowledge/sources';
  area.handle('getKnowledgeSourcesSynchronizations', (context) =>
    listPage(
      context,
      world,
      below(all(sources), `${sources}/{}/synchronizations`).map(({ parent, ...each }) => ({
        ...each,
        source: { id: parent.id, selfUri: parent['selfUri'] },
      })),
    ),
  );
  const bases = '/api/v2/knowledge/knowledgebases';
  area.handle('getKnowledgeKnowledgebaseDocumentsFeedback', (context) => {
    const { id } = new Repository(world, bases).get(context.param('knowledgeBaseId'));
    const documents = new Repository(world, `${bases}/{}/documents`, [id]).all();
    return listPage(context, world, below(documents, `${bases}/{}/documents/{}/feedback`, [id]));
  });

  const edges = '/api/v2/telephony/providers/edges';
  area.handle('getTelephonyProvidersEdgesLogicalinterfaces', (context) => {
    const wanted = queryList(context, 'edgeIds');
    const sought = all(edges).filter(({ id }) => wanted.includes(id));
    return listPage(context, world, below(sought, `${edges}/{}/logicalinterfaces`));
  });

  const programs = '/api/v2/speechandtextanalytics/programs';
  for (const [name, part] of [
    ['getSpeechandtextanalyticsProgramsMappings', 'mappings'],
    ['getSpeechandtextanalyticsProgramsSettingsInsights', 'settings/insights'],
  ] as const)
    area.handle(name, (context) => {
      const said = all(programs).flatMap((program) => {
        const kept = world.store.single(`${programs}/${program.id}/${part}`) as Json | undefined;
        return kept ? [{ ...kept, program: referenceOf(program) }] : [];
      });
      return listPage(context, world, said);
    });

  area.handle('getIntegrationsCredentialsListing', (context) =>
    listPage(context, world, all('/api/v2/integrations/credentials')),
  );
}
