import type { Area } from '../../engine/area.js';
import type { Calibration, CalibrationCreate } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { conversationOf } from '../conversations/model.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Fields } from '../repository.js';
import { assignEvaluation } from './evaluations.js';
import { evaluationsOf } from './evaluation-model.js';

const CALIBRATIONS = '/api/v2/quality/calibrations';

/** Calibrations: several people evaluate one conversation, so that their scores can be compared. */
export function addCalibrationHandlers(area: Area, world: World): void {
  const calibrations = new Repository<Calibration>(world, CALIBRATIONS);
  const findCalibration = (context: OperationContext): Entity<Calibration> => calibrations.get(context.param('calibrationId'));
  const view = (calibration: Entity<Calibration>): Fields<Calibration> => calibrationView(world, calibrations, calibration);

  area.handle('getQualityCalibrations', (context) => {
    const calibratorId = queryValue(context, 'calibratorId');
    const conversationId = queryValue(context, 'conversationId');
    const matches = calibrations
      .all()
      .filter(({ calibrator }) => calibratorId === undefined || calibrator?.id === calibratorId)
      .filter(({ conversation }) => conversationId === undefined || conversation?.id === conversationId);
    return listPage(context, world, matches.map(view));
  });

  area.handle('postQualityCalibrations', (context) => {
    const body = readObject<CalibrationCreate>(context, ['conversation', 'evaluationForm']);
    const conversationId = conversationOf(world, body.conversation.id ?? '').id;
    const { evaluators = [], evaluationForm, agent } = body;
    const id = world.newId();
    for (const evaluator of evaluators.length > 0 ? evaluators : [callerOf(context)]) {
      assignEvaluation(world, context, conversationId, { evaluationForm, agent, evaluator, calibration: { id } });
    }
    const { evaluations: _, ...rest } = body;
    const extraFields = { calibrator: body.calibrator ?? callerOf(context), createdDate: world.timestamp() };
    return view(calibrations.create(context, rest, extraFields, id));
  });

  area.handle('getQualityCalibration', (context) => view(findCalibration(context)));

  area.handle('putQualityCalibration', (context) => {
    const { evaluations: _, conversation, ...body } = readObject<Partial<Calibration>>(context);
    return view(calibrations.update(context, findCalibration(context), body));
  });

  area.handle('deleteQualityCalibration', (context) => {
    const calibration = findCalibration(context);
    const deletedView = view(calibration);
    const evaluations = evaluationsOf(world);
    for (const { id, calibration: reference } of [...evaluations.values()])
      if (reference?.id === calibration.id) evaluations.delete(id);
    calibrations.remove(calibration.id);
    return deletedView;
  });
}

/** A calibration with its evaluations and their scores. */
function calibrationView(
  world: World,
  calibrations: Repository<Calibration>,
  calibration: Entity<Calibration>,
): Fields<Calibration> {
  const evaluations = [...evaluationsOf(world).values()].filter((each) => each.calibration?.id === calibration.id);
  const scores = evaluations
    .filter(({ status }) => status === 'FINISHED')
    .map(({ answers }) => Math.round(answers?.totalScore ?? 0));
  const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / Math.max(scores.length, 1));
  const highScore = Math.max(...scores);
  const lowScore = Math.min(...scores);
  return {
    ...calibrations.view(calibration),
    // A calibration and its evaluations refer to each other.
    evaluations: evaluations.map(({ calibration: _, ...evaluation }) => evaluation),
    ...(scores.length > 0 && { averageScore: average, highScore, lowScore }),
  };
}
