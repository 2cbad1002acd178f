import { useMemo, useState } from 'react';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { Entity } from '../entities/entity';
import { collectionOf } from '../records/collectionOf';
import { ImportSummary } from './ImportSummary';
import { NamesakeChoice } from './NamesakeChoice';
import { planImport, type ImportPlan } from './planImport';
import type { ImportPreview } from './readCsv';
import { useImportPreview } from './useImportPreview';
import { useTakeImport } from './useTakeImport';

interface ImportDialogProps {
  entity: Entity;
  file: File;
  isOpen: boolean;
  onClose: () => void;
  /** Called after the exit animation; the file can be released. */
  onExited: () => void;
}

const nothing: ImportPlan = { added: [], updated: new Map(), unchanged: 0 };

/** Previews an import before it is applied. */
export function ImportDialog({ entity, file, isOpen, onClose, onExited }: ImportDialogProps) {
  const outcome = useImportPreview(entity, file);
  const { take, nameOf } = useTakeImport(entity);
  const [isUpdating, setIsUpdating] = useState(true);
  const preview = outcome && 'preview' in outcome ? outcome.preview : undefined;
  const compared = usePlan(entity, preview);
  const known = compared.updated.size + compared.unchanged;
  const plan = isUpdating ? compared : { ...nothing, added: preview?.good ?? [] };
  const count = plan.added.length + plan.updated.size;

  return (
    <ModalDialog
      title={`Import ${entity.heading}`}
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      closesOnOutsideClick={false}
      footer={
        <Buttons
          label={count === 0 ? 'Import' : `Import ${nameOf(count)}`}
          isEmpty={count === 0}
          onTake={() => take(plan)}
          onClose={onClose}
        />
      }
    >
      {!outcome && <Text role="status">Checking the file …</Text>}
      {outcome && 'failure' in outcome && (
        <Text role="alert" color="fg.error">
          {outcome.failure}
        </Text>
      )}
      {outcome && 'preview' in outcome && (
        <Stack gap="5">
          <ImportSummary titleField={entity.titleField} isAnsi={outcome.isAnsi} {...outcome.preview} />
          {known > 0 && (
            <NamesakeChoice
              label={titleLabelOf(entity)}
              plan={compared}
              total={outcome.preview.good.length}
              isUpdating={isUpdating}
              onChange={setIsUpdating}
            />
          )}
        </Stack>
      )}
    </ModalDialog>
  );
}

const titleLabelOf = ({ fields, titleField }: Entity) =>
  fields.find(({ name }) => name === titleField)?.label ?? 'Name';

/** The import plan against the current records. */
const usePlan = (entity: Entity, preview: ImportPreview | undefined): ImportPlan =>
  useMemo(
    () => (preview ? planImport(entity, collectionOf(entity).get(), preview.good, preview.given) : nothing),
    [entity, preview],
  );

interface ButtonsProps {
  label: string;
  isEmpty: boolean;
  onTake: () => void;
  onClose: () => void;
}

function Buttons({ label, isEmpty, onTake, onClose }: ButtonsProps) {
  const take = () => {
    onTake();
    onClose();
  };
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="accent" disabled={isEmpty} onClick={take}>
        {label}
      </Button>
    </>
  );
}
