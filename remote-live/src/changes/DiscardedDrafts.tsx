import { useToast } from '@vibrant-peak/shared/host';
import { Button, Heading, chakra } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { Time } from '../layout/Time';
import { choiceOf, keyOf, type Discarded } from './change';

interface DiscardedDraftsProps {
  discarded: readonly Discarded[];
  onChanged: () => void;
}

/** Drafts that were discarded recently, to be brought back; nothing while there are none. */
export function DiscardedDrafts({ discarded, onChanged }: DiscardedDraftsProps) {
  const toast = useToast();
  const bringBack = (draft: Discarded) =>
    ask('POST /changes/bring-back', choiceOf(draft)).then(
      () => {
        toast({ type: 'success', title: 'Draft Brought Back', description: draft.title });
        onChanged();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Brought Back', description: error.message }),
    );
  if (discarded.length === 0) return null;
  return (
    <Section aria-label="Recently discarded">
      <Heading as="h2" size="md" mb="3">
        Recently discarded
      </Heading>
      <Table
        label="Recently discarded"
        heads={['Record', 'Discarded by', 'When', 'Actions']}
        empty=""
        rows={discarded.map((draft) => ({
          key: keyOf(draft),
          cells: [
            draft.title,
            draft.by,
            <Time key="at" at={draft.at} />,
            <Button
              key="actions"
              size="sm"
              minH={touchable}
              variant="outline"
              aria-label={`Bring back ${draft.title}`}
              onClick={() => void bringBack(draft)}
            >
              Bring back
            </Button>,
          ],
        }))}
      />
    </Section>
  );
}

const Section = chakra('section', { base: { mt: '10' } });
