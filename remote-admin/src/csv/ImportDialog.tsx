import { useMemo, useState } from 'react';
import { useSignedInAgain } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { Entity } from '../entities/entity';
import { useCollection } from '../records/collectionOf';
import { useSaving } from '../saving/useSaving';
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

const nothing: ImportPlan = { begun: [], added: [], updated: new Map(), unchanged: 0 };

/** Previews an import before it is applied. */
export function ImportDialog({ entity, file, isOpen, onClose, onExited }: ImportDialogProps) {
  const outcome = useImportPreview(entity, file);
  const { take, countOf } = useTakeImport(entity);
  const [isUpdating, setIsUpdating] = useState(true);
  const { save, isSaving, problem, isCutOff } = useSaving();
  const preview = outcome && 'preview' in outcome ? outcome.preview : undefined;
  const compared = usePlan(entity, preview);
  const known = compared.updated.size + compared.unchanged;
  const plan = isUpdating ? compared : { ...nothing, added: preview?.good ?? [] };
  const count = plan.added.length + plan.updated.size;

  const submit = () => save(() => take(plan), onClose);
  const close = () => isSaving || onClose();
  useSignedInAgain((isSamePerson) => void (isSamePerson && isCutOff && submit()));
  return (
    <ModalDialog
      title={`Import ${entity.heading}`}
      isOpen={isOpen}
      onClose={close}
      onExited={onExited}
      closesOnOutsideClick={false}
    >
      <Stack gap="5">
        {problem && <Problem>{problem}</Problem>}
        {!outcome && <Text role="status">Checking the file …</Text>}
        {outcome && 'failure' in outcome && <Problem>{outcome.failure}</Problem>}
        {outcome && 'preview' in outcome && (
          <>
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
          </>
        )}
        <DialogButtons
          action={count === 0 ? 'Import' : `Import ${countOf(count)}`}
          isBusy={isSaving}
          isDisabled={count === 0}
          onAction={submit}
          onCancel={close}
        />
      </Stack>
    </ModalDialog>
  );
}

const Problem = ({ children }: { children: string }) => (
  <Text role="alert" color="fg.error">
    {children}
  </Text>
);

const titleLabelOf = ({ fields, titleField }: Entity) =>
  fields.find(({ name }) => name === titleField)?.label ?? 'Name';

/** The import plan against the current records. */
function usePlan(entity: Entity, preview: ImportPreview | undefined): ImportPlan {
  const { get } = useCollection(entity);
  return useMemo(
    () => (preview ? planImport(entity, get(), preview.good, preview.given) : nothing),
    [entity, get, preview],
  );
}
