/** Federation's record of a shared module: its getter, and the pending load. */
interface SharedModule {
  get?: () => unknown;
  loading?: unknown;
}

/**
 * Lets a shared module be requested again after a failed load. Federation caches the promise of the first load even when it is
 * rejected: every part that needs a lost chunk of the shell would stay broken until a reload.
 * @param registered returns the entries of the share scope that hold the promise.
 */
export function forgetFailedLoads(shared: SharedModule, registered: () => SharedModule[]): void {
  const { get } = shared;
  if (!get) return;
  shared.get = () => {
    const loading = get();
    if (loading instanceof Promise) {
      loading.catch(() => {
        for (const entry of registered()) entry.loading = null;
      });
    }
    return loading;
  };
}
