import { useEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { loadWithRetry } from '../loadWithRetry';
import { useStore } from '../store';
import { ErrorBoundary } from './ErrorBoundary';
import { Island } from './Island';
import { PartFailure } from './PartFailure';
import type { FailedPart, LazyPartOptions, LazyPartView } from './lazyPartView';
import { createPartCode, createPartRequest } from './partCode';

interface LazyPartProps {
  /** Shown while the code loads. For an island it should have the height of the part. */
  fallback?: ReactNode;
  /**
   * Nothing renders or loads until this was true once, such as for a dialog that was never opened.
   */
  isNeeded?: boolean;
}

/** A component, and a function that loads its code in advance; a failed prefetch is silent. */
export interface LazyPart<P extends object> {
  (props: LazyPartProps & P): JSX.Element;
  prefetch: () => undefined;
}

/**
 * Makes a part of a page whose code loads later: when it first renders, with its `prefetch`, or,
 * for an island, when the visitor reaches it. A load that fails after two silent retries affects
 * this part only. The part's module is a file of its own.
 * @example
 * ```tsx
 * import { createLazyPart } from '@vibrant-peak/shared/island';
 * import { Text } from '@vibrant-peak/shared/ui';
 *
 * const load = async () => (await import('@vibrant-peak/shared/ui-overlay')).ModalDialog;
 * const LazyDialog = createLazyPart(load);
 *
 * export const Details = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
 *   <LazyDialog title="Details" isNeeded={isOpen} isOpen={isOpen} onClose={onClose}>
 *     <Text>Loads when it is opened for the first time.</Text>
 *   </LazyDialog>
 * );
 * ```
 */
export function createLazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyPartOptions<P> = {},
): LazyPart<P> {
  const code = createPartCode(options.loadRetries ? load : () => loadWithRetry(load));
  const View: ComponentType<LazyPartView<P>> = options.island === undefined ? PartOnDemand : Island;

  function LazyPart({ fallback, isNeeded = true, ...props }: LazyPartProps & P) {
    const [wasNeeded, setWasNeeded] = useState(isNeeded);
    if (isNeeded && !wasNeeded) setWasNeeded(true);
    const view = { code, options, fallback, props: props as unknown as P };
    return <>{wasNeeded && <View {...view} />}</>;
  }

  const prefetch = () => void code.fetch().catch(() => undefined);
  return Object.assign(LazyPart, { prefetch });
}

/** A part that the visitor opens, such as a dialog. */
function PartOnDemand<P extends object>({
  code,
  options: { Fallback = OpenedFailure },
  fallback,
  props,
}: LazyPartView<P>) {
  const loaded = useStore(code.loaded);
  const [{ failures, start, retry }] = useState(() => createPartRequest(code.fetch));
  const failed = useStore(failures);
  useEffect(start, [start]);

  if (!loaded && failed === 0) return fallback;
  if (!loaded) return <Fallback {...props} onRetry={retry} failures={failed} />;
  return (
    <ErrorBoundary fallback={(reset) => <Fallback {...props} onRetry={reset} />}>
      <loaded.Part {...props} />
    </ErrorBoundary>
  );
}

/** The visitor has opened the part and expects the focus there. */
const OpenedFailure = ({ onRetry, failures }: FailedPart) => (
  <PartFailure onRetry={onRetry} failures={failures} takesFocus withHome />
);
