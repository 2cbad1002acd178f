import { Button, HStack, SimpleGrid, Stack, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { ControlProps, Field } from '../fields/fieldKind';
import { FieldInput } from '../form/FieldInput';

interface RowFieldsProps extends ControlProps {
  columns: readonly Field[];
  /** Place of the row, counted from 0. */
  index: number;
  /** The first row has nowhere to go. */
  onUp?: () => void;
  onRemove: () => void;
}

/** The fields of one row, and its buttons. */
export function RowFields({ form, field, columns, index, onUp, onRemove }: RowFieldsProps) {
  const name = `${field.label} ${index + 1}`;
  const hasPicture = columns.some(({ kind }) => kind === 'image');
  return (
    <Stack
      as="li"
      gap="2"
      css={{ '&:not(:last-of-type)': { pb: '4', borderBottomWidth: '1px', borderColor: 'border.muted' } }}
    >
      <HStack gap="1">
        <Text me="auto" fontSize="sm" color="fg.muted">
          {name}
        </Text>
        <Button
          variant="ghost"
          colorPalette="gray"
          aria-label={`Move ${name} up`}
          aria-disabled={!onUp}
          onClick={onUp}
        >
          <StaffIcon name="ArrowUp" />
        </Button>
        <Button variant="ghost" colorPalette="gray" aria-label={`Remove ${name}`} onClick={onRemove}>
          <StaffIcon name="Trash" />
        </Button>
      </HStack>
      <SimpleGrid role="group" aria-label={name} columns={{ base: 1, sm: hasPicture ? 1 : 2 }} gap="3">
        {columns.map((column) => (
          <FieldInput
            key={column.name}
            form={form}
            field={{ ...column, name: `${field.name}.${index}.${column.name}` }}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
