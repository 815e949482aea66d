import { Button } from '@mantine/core';
import type { EmergencyCallFlow } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { ReferenceField } from '../references/reference-field.js';
import { ReferencesField } from '../references/references-field.js';
import { emergencyFlowsIn } from './emergency-flows.js';
import { FieldGroup } from './field-group.js';
import type { InputProps } from './input-props.js';

type Reference = NonNullable<EmergencyCallFlow['emergencyFlow']>;
type EmergencyFlowsFieldProps = Pick<InputProps, 'label' | 'description' | 'error' | 'disabled' | 'value' | 'onChange'>;

/** Flows, each with the call routes for which it answers. */
export function EmergencyFlowsField({ value, onChange, disabled, ...group }: EmergencyFlowsFieldProps): ReactNode {
  const flows = emergencyFlowsIn(value);
  return (
    <FieldGroup {...group}>
      {flows.map((flow, index) => (
        <FlowRow
          key={index}
          flow={flow}
          number={index + 1}
          disabled={disabled}
          onChange={(next) => {
            onChange(flows.map((each, at) => (at === index ? next : each)));
          }}
          onRemove={() => {
            onChange(flows.filter((_, at) => at !== index));
          }}
        />
      ))}
      {!disabled && (
        <Button
          mt="xs"
          variant="default"
          size="compact-sm"
          onClick={() => {
            onChange([...flows, { ivrs: [] }]);
          }}
        >
          {text('admin.addFlow')}
        </Button>
      )}
    </FieldGroup>
  );
}

interface FlowRowProps {
  flow: EmergencyCallFlow;
  number: number;
  disabled: boolean;
  onChange: (flow: EmergencyCallFlow) => void;
  onRemove: () => void;
}

function FlowRow({ flow, number, disabled, onChange, onRemove }: FlowRowProps): ReactNode {
  const { emergencyFlow, ivrs = [] } = flow;
  return (
    <div className={classes['picker']}>
      <ReferenceField
        label={text('kind.emergencyFlow', { number })}
        target="flows"
        isId={false}
        disabled={disabled}
        value={emergencyFlow}
        onChange={(next) => {
          onChange(next === undefined ? { ivrs } : { emergencyFlow: next as Reference, ivrs });
        }}
      />
      <ReferencesField
        label={text('kind.callRoutes', { number })}
        target="callRoutes"
        isId={false}
        disabled={disabled}
        value={ivrs}
        onChange={(next) => {
          onChange({ ...flow, ivrs: next as Reference[] });
        }}
      />
      {!disabled && (
        <Button variant="default" onClick={onRemove}>
          {text('admin.removeEntry', { name: text('kind.emergencyFlow', { number }) })}
        </Button>
      )}
    </div>
  );
}
