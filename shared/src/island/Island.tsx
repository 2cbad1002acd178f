import {
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useStore } from '../store';
import type { FailedPart, LazyPartView } from './lazyPartView';
import { ErrorBoundary } from './ErrorBoundary';
import { markReady } from './eventReplay';
import { keepHashTarget } from './keepHashTarget';
import { KeptHtml, restoreTyped } from './KeptHtml';
import { createPartRequest, type PartCode, type PartRequest } from './partCode';
import { PartFailure } from './PartFailure';
import { whenNeeded } from './whenNeeded';

/**
 * A lazy part that hydrates automatically. React keeps the prerendered HTML while the code loads. When
 * the load fails, the HTML stays, and a panel below offers a retry, or the part's own replacement
 * shows. A navigation cannot wait for that: React then removes the HTML, which is stored outside of
 * React.
 */
export function Island<P extends object>({ code, options, fallback, props }: LazyPartView<P>) {
  const { Fallback = PartFailure } = options;
  const root = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Node[]>();
  const [request] = useState(() => createPartRequest(code.fetch));

  useEffect(() => whenNeeded(root.current, request.start), [request]);
  useAddressChange(() => {
    request.start();
    if (code.loaded.get() || request.failures.get() === 0) return;
    setKept((before) => before ?? [...(root.current?.children ?? [])]);
  }, request);

  return (
    <>
      <div ref={root} data-island={options.island}>
        <ErrorBoundary fallback={(reset) => <Fallback {...props} onRetry={reset} />}>
          <Suspense fallback={kept ? <KeptHtml nodes={kept} /> : fallback}>
            <code.Suspended {...props} />
            <Ready root={root} kept={kept} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <MissingNotice code={code} request={request}>
        {(failure) => <Fallback {...props} {...failure} />}
      </MissingNotice>
    </>
  );
}

/**
 * Calls `onChange` when the page's address has changed, and afterwards each time the part's code
 * fails to load. Subscribes to the router itself: a change of its context would wait for all parts
 * that are not hydrated yet, this one included.
 */
function useAddressChange(onChange: () => void, { failures }: PartRequest) {
  const router = useContext(DataRouterContext)?.router;
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!router) return;
    const { key } = router.state.location;
    const check = () => {
      if (router.state.location.key !== key) change();
    };
    const ends = [router.subscribe(check), failures.subscribe(check)];
    return () => ends.forEach((end) => end());
  }, [router, failures]);
}

interface MissingNoticeProps<P extends object> {
  code: PartCode<P>;
  request: PartRequest;
  children: (failure: FailedPart) => ReactNode;
}

/**
 * A root of its own: rendering the part's siblings again would make React remove the prerendered
 * HTML.
 */
function MissingNotice<P extends object>({ code, request, children }: MissingNoticeProps<P>) {
  const isThere = useStore(code.loaded) !== undefined;
  const failures = useStore(request.failures);
  return !isThere && failures > 0 && children({ onRetry: request.retry, failures });
}

interface ReadyProps {
  root: RefObject<HTMLDivElement | null>;
  kept: Node[] | undefined;
}

/**
 * Its effect runs right after the sibling part's hydration, before that part can change the
 * prerendered HTML.
 */
function Ready({ root, kept }: ReadyProps) {
  useLayoutEffect(() => {
    if (!root.current) return;
    if (kept) restoreTyped(kept, root.current);
    markReady(root.current);
    keepHashTarget();
  }, [root, kept]);
  // When the code was there before, the part and the element around it are new, and a layout effect
  // does not see that element yet.
  useEffect(() => {
    if (root.current && !('ready' in root.current.dataset)) markReady(root.current);
  }, [root]);
  return null;
}
