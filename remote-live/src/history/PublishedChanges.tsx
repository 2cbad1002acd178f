import { Box, Heading } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import type { RecordChange } from '../changes/change';
import { ChangedFields } from '../changes/ChangedFields';
import { Answered } from '../layout/Answered';

/** The fields that a publication changed, each with both values. @param id of the publication. */
export function PublishedChanges({ id }: { id: string }) {
  const answered = useAnswer<{ changes: RecordChange[] }>(`GET /publications/${id}/changes`);
  return (
    <Answered {...answered}>
      {({ changes }) =>
        changes.map((change) => (
          <Box key={`${change.collection}/${change.id}`} mt="4">
            <Heading as="h3" size="sm" mb="2">
              {change.title}
            </Heading>
            <ChangedFields change={change} label={change.title} before="Before" after="After" />
          </Box>
        ))
      }
    </Answered>
  );
}
