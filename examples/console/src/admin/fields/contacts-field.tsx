import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import type { Contact } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { FieldGroup } from './field-group.js';
import type { InputProps } from './input-props.js';
import { withListed } from './listed.js';

type ContactsFieldProps = Pick<InputProps, 'label' | 'error' | 'disabled' | 'value' | 'onChange'>;

/** The words of the platform, which may have others too. */
const media = ['PHONE', 'EMAIL', 'SMS'];
const types = ['WORK', 'WORK2', 'WORK3', 'WORK4', 'HOME', 'MOBILE', 'MAIN', 'OTHER'];

/** Addresses of a user, one a row. */
export function ContactsField({ label, error, disabled, value, onChange }: ContactsFieldProps): ReactNode {
  const contacts = Array.isArray(value) ? (value as readonly Contact[]) : [];
  const change = (index: number, part: Partial<Contact>): void => {
    onChange(contacts.map((contact, at) => (at === index ? { ...contact, ...part } : contact)));
  };
  return (
    <FieldGroup label={label} error={error}>
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
    </FieldGroup>
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
        data={withListed(media, mediaType)}
        onChange={({ currentTarget }) => {
          onChange({ mediaType: currentTarget.value });
        }}
      />
      <NativeSelect
        aria-label={labelOf(text('admin.addressType'))}
        lang="en"
        disabled={disabled}
        value={type}
        data={withListed(types, type)}
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
