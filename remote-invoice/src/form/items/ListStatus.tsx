import { Button, Flex, Text, VisuallyHidden } from '@vibrant-peak/shared/ui';
import { undo } from '../../draft/draftStore';
import { announceChange, focusNewItem, useLastChange } from './listStatus';

/**
 * Announces changes of the list: moves to screen readers only, added and removed lines visibly,
 * with Undo. The status stays in the page, as screen readers announce changes of it.
 */
export function ListStatus() {
  const { text, canUndo } = useLastChange();
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {canUndo && (
        <Flex mt="3" align="center" gap="3" fontSize="sm" color="fg.muted">
          <Text aria-hidden minW="0" truncate>
            {text}
          </Text>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              undo();
              announceChange('Taken back.');
              focusNewItem();
            }}
          >
            Undo
          </Button>
        </Flex>
      )}
    </>
  );
}
