import type { useSaving } from '../saving/useSaving';
import { SaveButton } from './SaveButton';

interface SaveButtonsProps {
  saving: Omit<ReturnType<typeof useSaving>, 'save'>;
  /** Whether the last save was to be published, too. */
  isPublishing: boolean;
  /** Saves and publishes; without it there is no button for that. */
  onPublish: (() => void) | undefined;
}

/** Save, and beside it Save and publish. The button that was pressed shows what becomes of it. */
export function SaveButtons({ saving, isPublishing, onPublish }: SaveButtonsProps) {
  const other = { isSaving: false, disabled: saving.isSaving };
  return (
    <>
      <SaveButton {...(isPublishing ? other : saving)} />
      {onPublish && (
        <SaveButton type="button" variant="outline" onClick={onPublish} {...(isPublishing ? saving : other)}>
          {isPublishing && saving.isSaving ? 'Publishing …' : 'Save and publish'}
        </SaveButton>
      )}
    </>
  );
}
