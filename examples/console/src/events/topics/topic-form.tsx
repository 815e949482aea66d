import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import topics from 'virtual:topics';
import { EntityChooser } from '../../entities/entity-chooser.js';
import type { EntityName } from '../../shared/entity-name.js';
import { formatNumber } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import classes from '../events.module.css';
import type { Capacity } from './capacity.js';
import { CHANNELS_PER_USER, MOST_TOPICS, TOPICS_PER_CHANNEL, capacityWith } from './capacity.js';
import type { Placeholder } from './placeholders.js';
import { placeholdersOf } from './placeholders.js';
import { matchTopic, searchTopics } from './search.js';
import type { SubscribedTopic } from './subscribed.js';
import { LONGEST_TOPIC, combine, readIds, topicName } from './subscribed.js';

interface TopicFormProps {
  subscribed: readonly SubscribedTopic[];
  /** A topic that is chosen at first, with ids or `{id}` for those to choose. */
  initialTopic: string;
  /** How many topics the whole console has subscribed to. */
  topicCount: () => number;
  onAdd: (topics: readonly SubscribedTopic[]) => void;
}

/** What is entered for a placeholder. */
interface PlaceholderInput {
  chosen: readonly EntityName[];
  pasted: string;
}

const noInput: PlaceholderInput = { chosen: [], pasted: '' };

/** Chooses a topic of the contract, and the ids of its placeholders. */
export function TopicForm({ subscribed, initialTopic, topicCount, onAdd }: TopicFormProps): ReactNode {
  const [initial] = useState(() => matchTopic(topics, initialTopic));
  const [template, setTemplate] = useState<string | null>(initial?.template ?? null);
  const [inputs, setInputs] = useState(() => inputsOf(initial?.ids ?? []));
  const placeholders = template === null ? [] : placeholdersOf(template);
  const idLists = placeholders.map((_, index) => idsOf(inputs[index] ?? noInput));
  const subscribedNames = new Set(subscribed.map((topic) => topicName(topic).toLowerCase()));
  const added = template === null ? [] : combine(template, idLists);
  const fresh = added.filter((topic) => !subscribedNames.has(topicName(topic).toLowerCase()));
  const capacity = capacityWith(topicCount(), fresh);
  const isPossible = fresh.length > 0 && capacity.excess === 0 && capacity.tooLong === undefined;
  const choose = (value: string | null): void => {
    setTemplate(value);
    setInputs([]);
  };
  return (
    <form
      aria-label={text('events.add')}
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPossible) return;
        onAdd(fresh);
        setInputs([]);
      }}
    >
      <TopicSelect
        value={template}
        onChange={choose}
        onPaste={(name) => {
          const match = matchTopic(topics, name);
          if (!match || match.ids.length === 0 || match.ids.includes('{id}')) return;
          setTemplate(match.template);
          setInputs(inputsOf(match.ids));
        }}
      />
      {placeholders.map((placeholder, position) => (
        <PlaceholderField
          key={`${placeholder.name} ${position}`}
          placeholder={placeholder}
          input={inputs[position] ?? noInput}
          onChange={(input) => {
            setInputs(placeholders.map((_, index) => (index === position ? input : (inputs[index] ?? noInput))));
          }}
        />
      ))}
      <CapacityNote capacity={capacity} added={added.length} fresh={fresh.length} hasTopic={template !== null} />
      <Button type="submit" disabled={!isPossible} w="fit-content">
        {text('events.subscribe', { count: fresh.length })}
      </Button>
    </form>
  );
}

/** The input of the ids of a topic. */
const inputsOf = (ids: readonly string[]): readonly PlaceholderInput[] =>
  ids.map((id) => (id === '{id}' ? noInput : { chosen: [], pasted: id }));

const idsOf = ({ chosen, pasted }: PlaceholderInput): string[] => [
  ...new Set([...chosen.map(({ id }) => id), ...readIds(pasted).ids]),
];

interface TopicSelectProps {
  value: string | null;
  onChange: (template: string | null) => void;
  /** Called with a typed or pasted text. */
  onPaste: (name: string) => void;
}

const filterTopics: OptionsFilter = ({ options, search }) => {
  const matches = new Map(searchTopics(topics, search).map(([template], rank) => [template, rank]));
  const rankOf = ({ value }: ComboboxItem): number => matches.get(value) ?? Infinity;
  const items = options.filter((option): option is ComboboxItem => 'value' in option);
  return items.filter((item) => matches.has(item.value)).sort((one, other) => rankOf(one) - rankOf(other));
};

const templates = topics.map(([template]) => template);
const payloads = new Map(topics);

function TopicSelect({ value, onChange, onPaste }: TopicSelectProps): ReactNode {
  const payload = value === null ? undefined : payloads.get(value);
  return (
    <Select
      label={text('events.topic')}
      description={
        payload === undefined
          ? text('events.topicHelp', { count: formatNumber(templates.length) })
          : text('events.payloadType', { type: payload })
      }
      placeholder={text('events.topicPlaceholder')}
      data={templates}
      filter={filterTopics}
      limit={60}
      searchable
      clearable
      openOnFocus={false}
      nothingFoundMessage={text('events.noTopicFound')}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={280}
      value={value}
      onChange={onChange}
      onSearchChange={onPaste}
    />
  );
}

interface PlaceholderFieldProps {
  placeholder: Placeholder;
  input: PlaceholderInput;
  onChange: (input: PlaceholderInput) => void;
}

function PlaceholderField({ placeholder: { name, kind }, input, onChange }: PlaceholderFieldProps): ReactNode {
  const { wrong } = readIds(input.pasted);
  return (
    <Stack gap="xs">
      {kind !== undefined && (
        <EntityChooser
          kind={kind}
          value={input.chosen}
          onChange={(chosen) => {
            onChange({ ...input, chosen });
          }}
        />
      )}
      <Textarea
        label={text('events.ids', { name })}
        description={text(kind === undefined ? 'events.idsHelp' : 'events.idsInstead')}
        autosize
        minRows={1}
        maxRows={6}
        value={input.pasted}
        error={wrong.length > 0 && text('events.wrongIds', { ids: wrong.slice(0, 3).join(', ') })}
        onChange={({ currentTarget }) => {
          onChange({ ...input, pasted: currentTarget.value });
        }}
      />
    </Stack>
  );
}

interface CapacityNoteProps {
  capacity: Capacity;
  /** Topics that the form describes, and those of them that are not subscribed yet. */
  added: number;
  fresh: number;
  hasTopic: boolean;
}

/** Says what adding the topics means for the limits of the platform, before they are exceeded. */
function CapacityNote({ capacity, added, fresh, hasTopic }: CapacityNoteProps): ReactNode {
  return (
    <div role="status">
      {hasTopic && (
        <Text size="sm" c={capacity.excess > 0 || capacity.tooLong !== undefined ? 'var(--console-problem-ink)' : 'dimmed'}>
          {describeCapacity(capacity, added, fresh)}
        </Text>
      )}
    </div>
  );
}

function describeCapacity({ total, channels, excess, tooLong }: Capacity, added: number, fresh: number): string {
  const perChannel = formatNumber(TOPICS_PER_CHANNEL);
  if (tooLong !== undefined) return text('events.tooLong', { topic: tooLong, limit: LONGEST_TOPIC });
  if (excess > 0) return text('events.excess', { excess: formatNumber(excess), limit: formatNumber(MOST_TOPICS), perChannel });
  if (added === 0) return text('events.chooseIds');
  if (fresh === 0) return text('events.alreadySubscribed', { count: added });
  if (channels > 1) {
    return text('events.moreChannels', { total: formatNumber(total), channels, perChannel, limit: CHANNELS_PER_USER });
  }
  return text('events.fits', { total: formatNumber(total), perChannel });
}
