import { Button, Flex, Heading } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface CardHeadProps {
  subject: string;
  /** Leads back to the list, where it is not beside the message. */
  onClose: () => void;
  onRemove?: () => void;
  /** Of messages in the bin. */
  onRestore?: () => void;
}

const small = { size: 'sm', minH: { base: '11', md: '9' }, colorPalette: 'gray' } as const;

export const CardHead = ({ subject, onClose, onRemove, onRestore }: CardHeadProps) => (
  <>
    <Button {...small} variant="outline" display={{ lg: 'none' }} alignSelf="flex-start" onClick={onClose}>
      All messages
    </Button>
    <Flex justify="space-between" align="center" gap="4">
      <Heading as="h2" size="md" dir="auto">
        {subject}
      </Heading>
      {onRemove && (
        <Button {...small} variant="ghost" colorPalette="red" onClick={onRemove}>
          <StaffIcon name="Trash" />
          <span>Delete</span>
        </Button>
      )}
      {onRestore && (
        <Button {...small} variant="outline" onClick={onRestore}>
          <StaffIcon name="Undo" />
          <span>Restore</span>
        </Button>
      )}
    </Flex>
  </>
);
