import { Box, RouterLink } from '@vibrant-peak/shared/ui';
import type { Place } from '../changes/change';
import { useRecordAddress } from './useRecordAddress';

/** Records, each linked to its form. */
export function RecordLinks({ records }: { records: readonly Place[] }) {
  const addressOf = useRecordAddress();
  return (
    <Box as="ul" mt="2" ps="4" listStyleType="disc">
      {records.map((record) => (
        <li key={`${record.collection}/${record.id}`}>
          <RouterLink variant="underline" to={addressOf(record)}>
            {record.title}
          </RouterLink>
        </li>
      ))}
    </Box>
  );
}
