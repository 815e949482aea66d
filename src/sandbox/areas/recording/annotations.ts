import type { Area } from '../../engine/area.js';
import type { Annotation } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { findRecording } from './call-recordings.js';

/** The annotations of each recording. */
export const annotationsOf = (world: World): Map<string, Annotation[]> =>
  world.collection<Annotation[]>('recordings.annotations');

/** Annotations of recordings. */
export function addAnnotationHandlers(area: Area, world: World): void {
  const annotations = annotationsOf(world);
  const findAnnotation = (context: OperationContext): { annotationsOfRecording: Annotation[]; annotation: Annotation } => {
    const annotationsOfRecording = annotations.get(findRecording(world, context).id) ?? [];
    const annotation = annotationsOfRecording.find(({ id }) => id === context.param('annotationId'));
    if (!annotation) throw notFound('annotation', context.param('annotationId'));
    return { annotationsOfRecording, annotation };
  };

  area.handle('getConversationRecordingAnnotations', (context) => annotations.get(findRecording(world, context).id) ?? []);

  area.handle('postConversationRecordingAnnotations', (context) => {
    const { id: recordingId } = findRecording(world, context);
    const annotation = { ...readObject(context), id: world.newId() };
    annotations.set(recordingId, [...(annotations.get(recordingId) ?? []), annotation]);
    return annotation;
  });

  area.handle('getConversationRecordingAnnotation', (context) => findAnnotation(context).annotation);

  area.handle('putConversationRecordingAnnotation', (context) => {
    const { annotationsOfRecording, annotation } = findAnnotation(context);
    const updatedAnnotation = { ...readObject(context), id: annotation.id ?? '' };
    annotations.set(
      context.param('recordingId'),
      annotationsOfRecording.map((each) => (each === annotation ? updatedAnnotation : each)),
    );
    return updatedAnnotation;
  });

  area.handle('deleteConversationRecordingAnnotation', (context) => {
    const { annotationsOfRecording, annotation } = findAnnotation(context);
    annotations.set(
      context.param('recordingId'),
      annotationsOfRecording.filter((each) => each !== annotation),
    );
  });
}
