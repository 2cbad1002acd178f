/** Whether a letter is meant for the page: nothing is being typed, and no dialog is open. */
export const isShortcut = ({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !defaultPrevented && !isField(target) && !isDialogOpen();

/** Whether a dialog covers the page. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
