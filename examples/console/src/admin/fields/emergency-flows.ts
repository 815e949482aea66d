import type { EmergencyCallFlow } from 'contact-centre-client/models';
import { text } from '../../shared/text.js';
import { listAnd } from '../../shared/formats.js';
import type { Problem } from '../kinds/kind.js';

export const emergencyFlowsIn = (value: unknown): readonly EmergencyCallFlow[] =>
  Array.isArray(value) ? (value as EmergencyCallFlow[]) : [];

/** Returns emergency flows in words: "Closed: Main line and Sales". */
export const describeEmergencyFlows = (value: unknown): string =>
  emergencyFlowsIn(value)
    .map(({ emergencyFlow, ivrs = [] }) =>
      text('kind.emergencyFlowFor', { flow: nameOf(emergencyFlow), routes: listAnd(ivrs.map(nameOf)) }),
    )
    .join('; ');

const nameOf = (reference: EmergencyCallFlow['emergencyFlow']): string => reference?.name ?? reference?.id ?? '';

/** Each row needs a flow and a call route, and a call route has one flow. */
export function emergencyFlowsProblem(value: unknown): Problem | undefined {
  const flows = emergencyFlowsIn(value);
  if (!flows.every(({ emergencyFlow, ivrs = [] }) => emergencyFlow?.id !== undefined && ivrs.length > 0)) {
    return { id: 'kind.incompleteFlow' };
  }
  const routes = flows.flatMap(({ ivrs = [] }) => ivrs);
  const repeated = routes.find(({ id }, index) => routes.findIndex((each) => each.id === id) < index);
  return repeated && { id: 'kind.repeatedRoute', values: { route: nameOf(repeated) } };
}
