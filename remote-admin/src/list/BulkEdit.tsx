import { useState } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { Button, Flex, Text } from '@vibrant-peak/shared/ui';
import { ListSelect, SearchInput, touchable } from '@vibrant-peak/shared/ui-admin';
import type { Entity, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';

interface BulkEditProps {
  entity: Entity;
  onSet: (field: Field, value: unknown) => void;
}

/** Sets one field of all selected records to the same value, validated like the form. */
export function BulkEdit({ entity, onSet }: BulkEditProps) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = entity.fields.find((candidate) => candidate.name === name);

  const choose = (next: Field | undefined) => {
    setName(next?.name ?? '');
    setText(next?.kind === 'checkbox' ? 'Yes' : '');
    setProblem(undefined);
  };
  const apply = () => {
    if (!field) return;
    const reading = kindOf(field).read(text, field);
    if ('problem' in reading) return setProblem(reading.problem);
    onSet(field, reading.value);
    choose(undefined);
  };

  return (
    <Flex wrap="wrap" align="center" gap="2">
      <FieldSelect entity={entity} name={name} onChoose={choose} />
      {field && (
        <>
          <ValueField
            field={field}
            value={text}
            isInvalid={problem !== undefined}
            onChange={setText}
            onEnter={apply}
          />
          <Button size="sm" minH={touchable} onClick={apply}>
            Change
          </Button>
        </>
      )}
      <Text role="status" fontSize="sm" color="fg.error">
        {problem}
      </Text>
    </Flex>
  );
}

interface FieldSelectProps {
  entity: Entity;
  /** Name of the selected field. */
  name: string;
  onChoose: (field: Field | undefined) => void;
}

const FieldSelect = ({ entity: { fields, titleField }, name, onChoose }: FieldSelectProps) => (
  <ListSelect
    aria-label="Field to change"
    data-focus-key="bulk-field"
    minH={touchable}
    value={name}
    onChange={({ target }) => onChoose(fields.find((field) => field.name === target.value))}
  >
    <option value="">Change a field …</option>
    {fields
      .filter((field) => field.name !== titleField && kindOf(field).control.type !== 'own')
      .map((field) => (
        <option key={field.name} value={field.name}>
          {field.label}
        </option>
      ))}
  </ListSelect>
);

interface ValueFieldProps {
  field: Field;
  value: string;
  isInvalid: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function ValueField({ field: { kind, label }, value, isInvalid, onChange, onEnter }: ValueFieldProps) {
  const wiring = { 'aria-label': `New ${label}`, minH: touchable, value };
  if (kind === 'checkbox') {
    return (
      <ListSelect {...wiring} onChange={(event) => onChange(event.target.value)}>
        <option>Yes</option>
        <option>No</option>
      </ListSelect>
    );
  }
  return (
    <SearchInput
      {...wiring}
      aria-invalid={isInvalid || undefined}
      w="12rem"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Enter') return;
        // The field is gone then: the button that takes the focus would otherwise be pressed.
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
