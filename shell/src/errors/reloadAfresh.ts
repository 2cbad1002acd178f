/** Loads the page anew, past a damaged copy that the browser may keep as unchanged. */
export async function reloadAfresh(): Promise<void> {
  await fetch(window.location.href, { cache: 'reload' }).catch(() => undefined);
  window.location.reload();
}
