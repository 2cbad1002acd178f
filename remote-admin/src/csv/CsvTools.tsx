import { useRef, useState } from 'react';
import { useToast } from 'shared/host';
import { Button } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import type { Entity, EntityRecord } from '../entities/entity';
import { today } from 'shared/today';
import { downloadText } from 'shared/downloadText';
import { ImportDialog } from './ImportDialog';
import { writeCsv } from './writeCsv';

interface CsvToolsProps {
  entity: Entity;
  /** What the list shows, on all its pages. */
  records: readonly EntityRecord[];
}

export function CsvTools({ entity, records }: CsvToolsProps) {
  const [file, setFile] = useState<File>();
  const [isOpen, setIsOpen] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const toast = useToast();

  const save = async () => {
    const name = `${entity.heading.toLowerCase().replaceAll(' ', '-')}-${today()}.csv`;
    try {
      downloadText(name, 'text/csv;charset=utf-8', await writeCsv(entity, records));
    } catch {
      toast({
        type: 'error',
        title: 'Export failed',
        description: 'The export did not load. Please try again.',
      });
    }
  };

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          setIsOpen(target.files?.length === 1);
          target.value = '';
        }}
      />
      <Button variant="outline" colorPalette="gray" onClick={() => picker.current?.click()}>
        <StaffIcon name="Upload" />
        Import CSV
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        disabled={records.length === 0}
        onClick={() => void save()}
      >
        <StaffIcon name="Download" />
        Export CSV
      </Button>
      {file && (
        <ImportDialog
          entity={entity}
          file={file}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onExited={() => setFile(undefined)}
        />
      )}
    </>
  );
}
