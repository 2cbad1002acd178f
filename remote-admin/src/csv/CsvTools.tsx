import { useEffect, useRef, useState } from 'react';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Entity, EntityRecord } from '../entities/entity';
import { ExportButton } from './ExportButton';

const ImportDialog = createLazyPart(async () => (await import('./ImportDialog')).ImportDialog);

interface CsvToolsProps {
  entity: Entity;
  /** The matching records on all pages. */
  records: readonly EntityRecord[];
}

export function CsvTools({ entity, records }: CsvToolsProps) {
  const [file, setFile] = useState<File>();
  const [isOpen, setIsOpen] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const isWished = useLocation().search === '?import';
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWished) return;
    picker.current?.click();
    void navigate(entity.path, { replace: true });
  }, [isWished, entity, navigate]);

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-label="CSV file"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          setIsOpen(target.files?.length === 1);
          target.value = '';
        }}
      />
      <Button
        variant="outline"
        colorPalette="gray"
        onPointerOver={ImportDialog.prefetch}
        onFocus={ImportDialog.prefetch}
        onClick={() => picker.current?.click()}
      >
        <StaffIcon name="Upload" />
        <span>Import CSV</span>
      </Button>
      <ExportButton entity={entity} records={records} label="Export CSV" />
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
