/** What federation remembers of a shared module: how to get it, and the load that is under way. */
interface SharedModule {
  get?: () => unknown;
  loading?: unknown;
}

/**
 * Lets a shared module be asked for again after a load that failed. Federation keeps the promise of the first load for
 * ever, a rejected one, too: one lost chunk of the shell would take every part that needs it along until a reload.
 * @param registered finds the entries of the share scope that hold the promise.
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
