import type { ReactNode } from 'react';
import { Button, Flex, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';

interface ChoiceBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions on the selected rows. */
export function ChoiceBar({ count, onDelete, onClear, children }: ChoiceBarProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="flex-end"
      gap="2"
      mb="4"
      ps="4"
      pe="2"
      py="2"
      borderRadius="xl"
      bg="brand.muted"
    >
      <Text
        role="status"
        flex="1"
        minW="max"
        fontSize="sm"
        fontWeight="medium"
        color="brand.fg"
      >{`${count.toLocaleString('en')} selected`}</Text>
      {children}
      <Button size="sm" minH={touchable} variant="ghost" colorPalette="gray" onClick={onClear}>
        Clear selection
      </Button>
      <Button size="sm" minH={touchable} colorPalette="red" onClick={onDelete}>
        <StaffIcon name="Trash" />
        <span>Remove selected</span>
      </Button>
    </Flex>
  );
}
