import { useToast } from 'shared/host';
import { downloadText } from 'shared/downloadText';
import { today } from 'shared/today';
import type { Entity, EntityRecord } from '../entities/entity';
import { writeCsv } from './writeCsv';

/** By this mark spreadsheets know that the text is UTF-8: without it, `Jürgen` opens as `JÃ¼rgen`. */
const byteOrderMark = '\uFEFF';

/** Saves records of a list as a CSV file; without records, its head alone. */
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
