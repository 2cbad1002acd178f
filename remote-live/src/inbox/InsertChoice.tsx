import { useState } from 'react';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { Select, touchable } from '@vibrant-peak/shared/ui-admin';

interface InsertChoiceProps {
  label: string;
  /** Of the list, while nothing is chosen. */
  placeholder: string;
  /** Pairs of value and text. */
  options: readonly (readonly [value: string, text: string])[];
  /** Name of the button. */
  action: string;
  onInsert: (value: string) => void;
}

/** A choice, and the button that inserts it into a text. */
export function InsertChoice({ label, placeholder, options, action, onInsert }: InsertChoiceProps) {
  const [chosen, choose] = useState('');
  return (
    <Flex flex="1 1 16rem" gap="2" minW="0" maxW="max-content">
      <Select
        aria-label={label}
        minH={touchable}
        py="1"
        ps="3"
        pe="8"
        w="auto"
        minW="0"
        maxW="14rem"
        textOverflow="ellipsis"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Button
        size="sm"
        minH={touchable}
        variant="outline"
        colorPalette="gray"
        aria-disabled={chosen === ''}
        onClick={() => chosen !== '' && onInsert(chosen)}
      >
        {action}
      </Button>
    </Flex>
  );
}
