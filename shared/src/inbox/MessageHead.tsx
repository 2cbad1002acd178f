import type { ComponentProps } from 'react';
import { Button, Flex, Heading } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { touchable } from '../ui-admin/touchable';

interface MessageHeadProps extends ComponentProps<typeof Flex> {
  subject: string;
  onDelete?: (() => void) | undefined;
}

/** The subject of a message, its deletion, and more buttons as children. */
export const MessageHead = ({ subject, onDelete, children, ...rest }: MessageHeadProps) => (
  <Flex justify="space-between" gap="4" {...rest}>
    <Heading as="h2" size="md" dir="auto">
      {subject}
    </Heading>
    {onDelete && (
      <Button size="sm" minH={touchable} variant="ghost" colorPalette="red" onClick={onDelete}>
        <StaffIcon name="Trash" />
        <span>Delete</span>
      </Button>
    )}
    {children}
  </Flex>
);
