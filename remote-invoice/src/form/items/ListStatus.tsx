import { Button, Flex, Text, VisuallyHidden } from '@vibrant-peak/shared/ui';
import { undo } from '../../model/draftStore';
import { announceChange, useLastChange } from './listStatus';

/**
 * Announces changes of the list: moves to screen readers only, added and removed lines visibly,
 * with Undo.
 */
export function ListStatus() {
  const { text, canUndo } = useLastChange();
  if (!canUndo) return <VisuallyHidden role="status">{text}</VisuallyHidden>;
  return (
    <Flex mt="3" align="center" gap="3" fontSize="sm" color="fg.muted">
      <Text role="status" minW="0" truncate>
        {text}
      </Text>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          undo();
          announceChange('Taken back.');
        }}
      >
        Undo
      </Button>
    </Flex>
  );
}
