import { Card, Table } from '@mantine/core';
import { QualityApi } from 'contact-centre-client/apis/quality';
import type { Evaluation } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { NONE, formatDateTime, formatNumber } from '../../shared/formats.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import { labelOf } from '../words.js';
import type { SectionProps } from './section-props.js';

const statusNames: Readonly<Record<string, string>> = {
  PENDING: 'Not started',
  INPROGRESS: 'In progress',
  FINISHED: 'Finished',
  INREVIEW: 'In review',
  RETRACTED: 'Retracted',
};

/** Who has evaluated the conversation by which form, and the score. */
export function Evaluations({ conversationId, directory }: SectionProps): ReactNode {
  const { data, error, refetch } = usePlatformQuery(QualityApi, 'getQualityEvaluationsQuery', [
    { conversationId, expandAnswerTotalScores: true, pageSize: 100 },
  ]);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} height={36} label="Loading the evaluations" />;
  const { entities } = data;
  if (entities.length === 0) {
    return <Empty title="No evaluations">No one has been assigned to evaluate this conversation.</Empty>;
  }
  return (
    <Card withBorder padding={0} component="section" aria-label="Evaluations">
      <Table aria-label="Evaluations">
        <Table.Thead>
          <Table.Tr>
            {['Form', 'Score', 'Status', 'Evaluator', 'Agent', 'Released'].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entities.map((evaluation) => (
            <EvaluationRow key={evaluation.id} evaluation={evaluation} directory={directory} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function EvaluationRow({ evaluation, directory: { agents } }: { evaluation: Evaluation; directory: Directory }): ReactNode {
  const { evaluationForm, answers, status, evaluator, agent, releaseDate } = evaluation;
  const nameOf = (user: Evaluation['agent']): string => user?.name ?? agents.get(user?.id ?? '') ?? user?.id ?? NONE;
  return (
    <Table.Tr>
      <Table.Td>{evaluationForm?.name ?? evaluationForm?.id ?? NONE}</Table.Td>
      <Table.Td>{answers?.totalScore === undefined ? NONE : formatNumber(Math.round(answers.totalScore))}</Table.Td>
      <Table.Td>{labelOf(statusNames, status) ?? NONE}</Table.Td>
      <Table.Td>{nameOf(evaluator)}</Table.Td>
      <Table.Td>{nameOf(agent)}</Table.Td>
      <Table.Td>{releaseDate === undefined ? 'No' : formatDateTime(releaseDate)}</Table.Td>
    </Table.Tr>
  );
}
