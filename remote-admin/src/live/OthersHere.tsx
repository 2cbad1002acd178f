import { useEffect, useState } from 'react';
import type { RecordId, Records } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { watchOthers } from './watchOthers';

interface OthersHereProps {
  records: Records;
  id: RecordId;
}

/** Names others who edit the record. */
export function OthersHere({ records, id }: OthersHereProps) {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => watchOthers(records, id, setOthers), [records, id]);
  return (
    <Text role="status" mb={others.length > 0 ? '2' : undefined} fontSize="sm" color="fg.muted">
      {others.length > 0 &&
        `${new Intl.ListFormat('en').format(others)} ${others.length === 1 ? 'is' : 'are'} editing this record, too.`}
    </Text>
  );
}
