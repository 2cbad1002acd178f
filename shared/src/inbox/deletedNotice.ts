import type { Toast } from '@vibrant-peak/shared/host';

/** The notice that a message was deleted, with its Undo. */
export const deletedNotice = (
  { name, subject }: { name: string; subject: string },
  onUndo: () => void,
): Toast => ({
  type: 'error',
  title: 'Message Deleted',
  description: `${name}: ${subject}`,
  action: { label: 'Undo', onClick: onUndo },
});
