import { Card, Table } from '@mantine/core';
import { QualityApi } from 'contact-centre-client/apis/quality';
import type { Evaluation } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { NONE, formatDateTime, formatNumber } from '../../shared/formats.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import { labelOf } from '../words.js';
import type { SectionProps } from './section-props.js';
import { text } from '../../shared/text.js';

const statusNames: Readonly<Partial<Record<string, MessageId>>> = {
  PENDING: 'evaluation.pending',
  INPROGRESS: 'evaluation.inProgress',
  FINISHED: 'evaluation.finished',
  INREVIEW: 'evaluation.inReview',
  RETRACTED: 'evaluation.retracted',
};

const headings: readonly MessageId[] = [
  'evaluation.form',
  'evaluation.score',
  'evaluation.status',
  'evaluation.evaluator',
  'column.agent',
  'evaluation.released',
];

/** Who has evaluated the conversation by which form, and the score. */
export function Evaluations({ conversationId, directory }: SectionProps): ReactNode {
  const { data, error, refetch } = usePlatformQuery(QualityApi, 'getQualityEvaluationsQuery', [
    { conversationId, expandAnswerTotalScores: true, pageSize: 100 },
  ]);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} height={36} label={text('evaluation.loading')} />;
  const { entities } = data;
  if (entities.length === 0) {
    return <Empty title={text('evaluation.none')}>{text('evaluation.noneHelp')}</Empty>;
  }
  return (
    <Card withBorder padding={0} component="section" aria-label={text('conversation.evaluations')}>
      <Table aria-label={text('conversation.evaluations')}>
        <Table.Thead>
          <Table.Tr>
            {headings.map((name) => (
              <Table.Th key={name} scope="col">
                {text(name)}
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
      <Table.Td>{releaseDate === undefined ? text('evaluation.no') : formatDateTime(releaseDate)}</Table.Td>
    </Table.Tr>
  );
}
