import { useId, type MouseEvent } from 'react';
import { useWatch } from '@vibrant-peak/shared/forms';
import { Box, Button, Flex, Text } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import type { ControlProps } from '../fields/fieldKind';
import { kindOf } from '../fields/fieldKinds';
import { nestedValues, valueAt } from '../records/recordValues';

interface MissingFieldsProps {
  entity: Entity;
  form: ControlProps['form'];
}

/** The fields that a draft needs before it can be published. Each button leads to one. */
export function MissingFields({ entity, form: { control } }: MissingFieldsProps) {
  const id = useId();
  const missing = missingIn(entity, useWatch({ control }));
  if (missing.length === 0) return null;
  const count = missing.length === 1 ? '1 field' : `${missing.length} fields`;
  return (
    <Box role="group" aria-labelledby={id} p="4" borderRadius="lg" bg="bg.muted">
      <Text id={id} mb="2" fontWeight="medium" fontSize="sm">
        {`${count} missing before publishing`}
      </Text>
      <Flex wrap="wrap" gap="2">
        {missing.map(({ path, label }) => (
          <Button
            key={path}
            size="sm"
            minH={touchable}
            variant="outline"
            colorPalette="gray"
            onClick={(event) => focusField(event, path)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}

function missingIn({ fields, missing }: Entity, typed: Record<string, unknown>) {
  const values = fields.map((field) => {
    const input = valueAt(typed, field.name);
    const reading = kindOf(field).read(input, { ...field, isRequired: false });
    return [field.name, 'value' in reading ? reading.value : input] as const;
  });
  return missing?.(nestedValues(values)) ?? [];
}

/** A field with several controls is a group: its button adds to it. */
function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, path: string): void {
  const found = currentTarget.form?.elements.namedItem(path.replace(/\[(\d+)\]/g, '.$1'));
  const group = found instanceof HTMLFieldSetElement && found;
  const control = group ? (group.querySelector(':scope > button') ?? group.querySelector('input')) : found;
  if (control instanceof HTMLElement) control.focus();
}
