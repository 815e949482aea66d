import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageId } from '../messages/en.js';
import { text } from '../shared/text.js';
import type { LoggedCall } from './call-log.js';
import classes from './dock.module.css';
import { choicesOf, filterState, useCallFilter } from './filter.js';

/** Limits the list by words, errors, verb and page. */
export function FilterBar({ calls }: { calls: readonly LoggedCall[] }): ReactNode {
  const { words, isErrorsOnly, verb, page } = useCallFilter();
  const { change } = filterState;
  const { verbs, pages } = choicesOf(calls);
  return (
    <div role="search" className={classes['filters']}>
      <TextInput
        size="xs"
        type="search"
        aria-label={text('calls.find')}
        placeholder={text('calls.find')}
        value={words}
        onChange={(event) => {
          change({ words: event.currentTarget.value });
        }}
      />
      <NativeSelect
        size="xs"
        aria-label={text('calls.verb')}
        value={verb}
        data={[{ value: '', label: text('calls.allVerbs') }, ...withChosen(verbs, verb)]}
        onChange={(event) => {
          change({ verb: event.currentTarget.value });
        }}
      />
      <NativeSelect
        size="xs"
        aria-label={text('calls.page')}
        value={page}
        data={[
          { value: '', label: text('calls.allPages') },
          ...withChosen(pages, page).map((each) => ({ value: each, label: text(each) })),
        ]}
        onChange={(event) => {
          change({ page: event.currentTarget.value as MessageId | '' });
        }}
      />
      <Checkbox
        size="xs"
        label={text('calls.errorsOnly')}
        checked={isErrorsOnly}
        onChange={(event) => {
          change({ isErrorsOnly: event.currentTarget.checked });
        }}
      />
    </div>
  );
}

/** The chosen value stays a choice when no call has it any more. */
function withChosen<T extends string>(values: readonly T[], chosen: T | ''): readonly T[] {
  return chosen === '' || values.includes(chosen) ? values : [...values, chosen];
}
