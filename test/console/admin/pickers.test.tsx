import '../support/english.js';
import { MantineProvider } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EntitiesSelect } from '../../../examples/console/src/admin/references/entities-select.js';
import { ReferenceField } from '../../../examples/console/src/admin/references/reference-field.js';
import type { EntityName } from '../../../examples/console/src/shared/entity-name.js';
import type { Stage } from '../live/support.js';
import { begin, end } from '../live/support.js';
import { stubLayout } from '../support/layout.js';

let stage: Stage;
/** Responses to searches that contain a text wait for it. */
let held: { text: string; released: Promise<void>; release: () => void } | undefined;

beforeEach(() => {
  stage = begin();
  held = undefined;
  const send = fetch;
  // jsdom lacks it.
  Element.prototype.scrollIntoView = () => undefined;
  stubLayout();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const response = await send(input, init);
    if (held && decodeURIComponent(input).includes(`*${held.text}*`)) await held.released;
    return response;
  });
});
afterEach(() => {
  end();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function hold(text: string): void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  held = { text, released, release };
}

const optionNames = (): (string | null)[] =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

/** Lets a short time pass in small steps until a condition holds. The time limit of the test ends it. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await stage.passing(0.1);
}

let chosen: readonly EntityName[];

function Several(): ReactNode {
  const [entities, setEntities] = useState<readonly EntityName[]>([]);
  chosen = entities;
  return <EntitiesSelect label="Languages" target="languages" chosen={entities} onChoose={setEntities} />;
}

function One(): ReactNode {
  const [value, setValue] = useState<unknown>();
  chosen = value === undefined ? [] : [value as EntityName];
  return <ReferenceField label="Languages" target="languages" isId={false} value={value} onChange={setValue} />;
}

it.for([
  ['several entities', <Several key="several" />],
  ['one entity', <One key="one" />],
] as const)(
  'A picker of %s chooses the option that is pressed, although a newer search replaces the list before the release',
  async ([, picker]) => {
    stage.open(stage.sandbox.users[0]?.id, <MantineProvider env="test">{picker}</MantineProvider>);
    await stage.passing(1);
    const input = screen.getByRole('combobox', { name: 'Languages' });
    input.focus();
    fireEvent.change(input, { target: { value: 'Eng' } });
    await until(() => optionNames().includes('English'));
    const option = screen.getByRole('option', { name: 'English', hidden: true });
    hold('Span');
    fireEvent.change(input, { target: { value: 'Span' } });
    await stage.passing(1);
    fireEvent.pointerDown(option);
    held?.release();
    await stage.passing(1);
    expect(option.isConnected).toBe(true);
    fireEvent.pointerUp(option);
    fireEvent.click(option);
    expect(chosen.map(({ name }) => name)).toEqual(['English']);
    await stage.passing(1);
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: 'Span' } });
    await until(() => optionNames().includes('Spanish'));
  },
);
