import { ActionIcon, Button, Input, NativeSelect, TextInput } from '@mantine/core';
import type { Contact } from 'contact-centre-client/models';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';

interface ContactsFieldProps {
  label: string;
  error: string | undefined;
  disabled: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

const media = ['PHONE', 'EMAIL', 'SMS'];
const types = ['WORK', 'WORK2', 'WORK3', 'WORK4', 'HOME', 'MOBILE', 'MAIN', 'OTHER'];

/** Addresses of a user, one a row. */
export function ContactsField({ label, error, disabled, value, onChange }: ContactsFieldProps): ReactNode {
  const labelId = useId();
  const contacts = Array.isArray(value) ? (value as readonly Contact[]) : [];
  const change = (index: number, part: Partial<Contact>): void => {
    onChange(contacts.map((contact, at) => (at === index ? { ...contact, ...part } : contact)));
  };
  return (
    <div role="group" aria-labelledby={labelId} className={classes['wide']}>
      <Input.Label id={labelId} component="div">
        {label}
      </Input.Label>
      {contacts.map((contact, index) => (
        <ContactRow
          key={index}
          contact={contact}
          number={index + 1}
          disabled={disabled}
          onChange={(part) => {
            change(index, part);
          }}
          onRemove={() => {
            onChange(contacts.filter((each) => each !== contact));
          }}
        />
      ))}
      {!disabled && (
        <Button
          mt="xs"
          variant="default"
          size="compact-sm"
          onClick={() => {
            onChange([...contacts, { address: '', mediaType: 'PHONE', type: 'WORK' }]);
          }}
        >
          {text('admin.addAddress')}
        </Button>
      )}
      {error !== undefined && <Input.Error>{error}</Input.Error>}
    </div>
  );
}

interface ContactRowProps {
  contact: Contact;
  number: number;
  disabled: boolean;
  onChange: (part: Partial<Contact>) => void;
  onRemove: () => void;
}

function ContactRow({ contact, number, disabled, onChange, onRemove }: ContactRowProps): ReactNode {
  const { address = '', mediaType = 'PHONE', type = 'WORK' } = contact;
  const labelOf = (label: string): string => `${label} ${number}`;
  return (
    <div className={classes['picker']}>
      <TextInput
        aria-label={labelOf(text('admin.address'))}
        disabled={disabled}
        value={address}
        onChange={({ currentTarget }) => {
          onChange({ address: currentTarget.value });
        }}
      />
      <NativeSelect
        aria-label={labelOf(text('admin.medium'))}
        lang="en"
        disabled={disabled}
        value={mediaType}
        data={withValue(media, mediaType)}
        onChange={({ currentTarget }) => {
          onChange({ mediaType: currentTarget.value });
        }}
      />
      <NativeSelect
        aria-label={labelOf(text('admin.addressType'))}
        lang="en"
        disabled={disabled}
        value={type}
        data={withValue(types, type)}
        onChange={({ currentTarget }) => {
          onChange({ type: currentTarget.value });
        }}
      />
      {!disabled && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('admin.removeEntry', { name: address || labelOf(text('admin.address')) })}
          onClick={onRemove}
        >
          <Icon name="close" size={14} />
        </ActionIcon>
      )}
    </div>
  );
}

/** The platform's words. */
const withValue = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? [...values] : [value, ...values];
