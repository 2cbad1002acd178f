import type { Toast } from './services';

/** Milliseconds in which a toast offers to undo a publication. */
const duration = 10_000;

/**
 * The toast after a publication, with its Undo.
 * @param undo see `publish` of `Records`.
 */
export function publishedToast(
  description: string,
  undo: () => Promise<void>,
  toast: (toast: Toast) => void,
): Toast {
  const onClick = () => {
    toast({ type: 'info', title: 'Undoing the publication …' });
    undo().then(
      () =>
        toast({ type: 'success', title: 'Publication Undone', description: 'The site is as it was before.' }),
      ({ message }: Error) => toast({ type: 'error', title: 'Publication Not Undone', description: message }),
    );
  };
  return { type: 'success', title: 'Published', description, duration, action: { label: 'Undo', onClick } };
}
