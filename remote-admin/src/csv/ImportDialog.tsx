import { useToast } from 'shared/host';
import { Button, Text } from 'shared/ui';
import { ModalDialog } from 'shared/ui-overlay';
import { collectionOf } from '../records/collectionOf';
import type { Entity } from '../entities/entity';
import { ImportSummary } from './ImportSummary';
import { useImportPreview } from './useImportPreview';

interface ImportDialogProps {
  entity: Entity;
  file: File;
  isOpen: boolean;
  onClose: () => void;
  /** The dialog is gone: what was read may be forgotten. */
  onExited: () => void;
}

/** Shows what a file would bring before anything is taken from it. */
export function ImportDialog({ entity, file, isOpen, onClose, onExited }: ImportDialogProps) {
  const outcome = useImportPreview(entity, file);
  const toast = useToast();
  const good = outcome && 'preview' in outcome ? outcome.preview.good : [];
  const nameOf = (count: number) =>
    count === 1 ? entity.singular : `${count.toLocaleString('en')} ${entity.heading}`;

  const take = () => {
    const collection = collectionOf(entity);
    const added = collection.add(good);
    const undo = () => void collection.remove(added.map(({ id }) => id));
    onClose();
    toast({
      type: 'success',
      title: `${nameOf(added.length)} Added`,
      action: { label: 'Undo', onClick: undo },
    });
  };

  return (
    <ModalDialog
      title={`Import ${entity.heading}`}
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      closesOnOutsideClick={false}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" disabled={good.length === 0} onClick={take}>
            {good.length === 0 ? 'Import' : `Import ${nameOf(good.length)}`}
          </Button>
        </>
      }
    >
      {!outcome && <Text role="status">Checking the file …</Text>}
      {outcome && 'failure' in outcome && (
        <Text role="alert" color="fg.error">
          {outcome.failure}
        </Text>
      )}
      {outcome && 'preview' in outcome && <ImportSummary entity={entity} {...outcome.preview} />}
    </ModalDialog>
  );
}
