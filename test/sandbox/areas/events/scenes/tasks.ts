import type { Entity, Scenes, Stage } from './stage.js';

const workitem = async (stage: Stage): Promise<Entity> => {
  const workbin = await stage.make('taskmanagement/workbins', { name: stage.name() });
  const type = await stage.make('taskmanagement/worktypes', { name: stage.name(), defaultWorkbinId: workbin.id });
  const { id: queueId } = stage.floor.queue;
  return await stage.make('taskmanagement/workitems', { name: stage.name(), typeId: type.id, queueId, assigneeId: stage.userId });
};

export const taskScenes: Scenes = {
  'v2.taskmanagement.workitems.{id}': workitem,
  'v2.taskmanagement.workitems.queues.{id}': workitem,
  'v2.taskmanagement.workitems.users.{id}': workitem,
};
