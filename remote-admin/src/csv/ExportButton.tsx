import type { ComponentProps } from 'react';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Entity, EntityRecord } from '../entities/entity';
import { useExport } from './useExport';

interface ExportButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'minH' | 'variant'> {
  entity: Entity;
  records: readonly EntityRecord[];
  label: string;
}

export function ExportButton({ entity, records, label, variant = 'outline', ...look }: ExportButtonProps) {
  const save = useExport(entity);
  return (
    <Button
      variant={variant}
      colorPalette="gray"
      disabled={records.length === 0}
      onClick={() => void save(records)}
      {...look}
    >
      <StaffIcon name="Download" />
      <span>{label}</span>
    </Button>
  );
}
