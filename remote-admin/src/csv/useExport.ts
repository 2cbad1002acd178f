import { useToast } from '@vibrant-peak/shared/host';
import { downloadText } from '@vibrant-peak/shared/downloadText';
import { today } from '@vibrant-peak/shared/today';
import type { Entity, EntityRecord } from '../entities/entity';
import { writeCsv } from './writeCsv';

/**
 * Byte order mark: without it spreadsheets do not detect UTF-8, and `Jürgen` opens as `JÃ¼rgen`.
 */
const byteOrderMark = '\uFEFF';

/** Downloads records as a CSV file; without records, only the header row. */
export function useExport(entity: Entity) {
  const toast = useToast();
  return async (records: readonly EntityRecord[], suffix = today()) => {
    const name = `${entity.heading.toLowerCase().replaceAll(' ', '-')}-${suffix}.csv`;
    try {
      downloadText(name, 'text/csv;charset=utf-8', byteOrderMark + (await writeCsv(entity, records)));
    } catch {
      toast({
        type: 'error',
        title: 'Export failed',
        description: 'The export did not load. Please try again.',
      });
    }
  };
}
