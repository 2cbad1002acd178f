import { useEffect, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { useStore } from '../store';
import { ErrorBoundary } from './ErrorBoundary';
import { Island } from './Island';
import { PartFailure } from './PartFailure';
import type { LazyPartOptions, LazyPartView } from './lazyPartView';
import { createPartCode, createPartRequest } from './partCode';

interface LazyPartProps {
  /** Shown while the code is on its way. That of an island should keep the part's height. */
  fallback?: ReactNode;
  /** Until this was true once, nothing renders and nothing is fetched: a dialog that nobody has opened yet. */
  isNeeded?: boolean;
}

/** A component, and a way to fetch its code before it renders; a fetch that fails is not told. */
export interface LazyPart<P extends object> {
  (props: LazyPartProps & P): JSX.Element;
  prefetch: () => undefined;
}

/**
 * Makes a part of a page whose code comes later: when it renders for the first time, earlier by its `prefetch`, or, if
 * it is an island, when the visitor comes to it. What did not load after two silent retries costs this part alone.
 */
export function createLazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyPartOptions<P> = {},
): LazyPart<P> {
  const code = createPartCode(load);
  const View: ComponentType<LazyPartView<P>> = options.island === undefined ? PartInPlace : Island;

  function LazyPart({ fallback, isNeeded = true, ...props }: LazyPartProps & P) {
    const [wasNeeded, setWasNeeded] = useState(isNeeded);
    if (isNeeded && !wasNeeded) setWasNeeded(true);
    const view = { code, options, fallback, props: props as unknown as P };
    return <>{wasNeeded && <View {...view} />}</>;
  }

  const prefetch = () => void code.fetch().catch(() => undefined);
  return Object.assign(LazyPart, { prefetch });
}

/** A part that somebody called up, such as a dialog. */
function PartInPlace<P extends object>({ code, options: { Fallback }, fallback, props }: LazyPartView<P>) {
  const loaded = useStore(code.loaded);
  const [{ failures, start, retry }] = useState(() => createPartRequest(code.fetch));
  const failed = useStore(failures);
  useEffect(start, [start]);

  if (!loaded && failed === 0) return fallback;
  const replacement = Fallback && <Fallback {...props} />;
  if (!loaded) return replacement ?? <PartFailure {...calledUp} onRetry={retry} failures={failed} />;
  return (
    <ErrorBoundary fallback={(reset) => replacement ?? <PartFailure {...calledUp} onRetry={reset} />}>
      <loaded.Part {...props} />
    </ErrorBoundary>
  );
}

/** Who called the part up waits for it. */
const calledUp = { takesFocus: true, withHome: true };
