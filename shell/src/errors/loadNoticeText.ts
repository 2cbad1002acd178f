/** Said by the script in the document, too, for when nothing of the shell arrives. */
export const loadNotice = 'Parts of this page did not load. You can read on, or try again.';
