import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { AdoptionContext, createAdoption, type Adoption } from '../styles/loadStyles';
import { FailurePanel } from '../ui/FailurePanel';
import { createAttempt, type Attempt } from './createAttempt';
import { ErrorBoundary } from './ErrorBoundary';
import { markReady } from './eventReplay';
import { keepHashTarget } from './keepHashTarget';
import { KeptHtml, restoreTyped } from './KeptHtml';
import { whenNeeded, type Need } from './whenNeeded';

interface IslandProps {
  /** Shown while the code is on its way and there is no prerendered HTML. It should keep the part's height. */
  fallback?: ReactNode;
}

/**
 * Makes a part of a page that hydrates by itself: its HTML is in the prerendered page, its code arrives when it comes
 * near the viewport, gets the focus or the pointer, when the browser is idle after the visitor's first move, or with
 * the first navigation. Until then the HTML stays as it is, with all that was typed.
 *
 * When the code cannot be loaded (after two silent retries), the HTML stays, and a panel below offers a retry. A
 * navigation cannot wait for that: React has to let go of the HTML then, and it is kept beside React.
 */
export function createIsland<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  need: Need = {},
) {
  return function Island({ fallback, ...props }: IslandProps & P) {
    const root = useRef<HTMLDivElement>(null);
    const [kept, setKept] = useState<Node[]>();
    const [adoption] = useState(createAdoption);
    const start = () =>
      createAttempt(load, () => {
        adoption.end();
        setKept((before) => before ?? [...(root.current?.children ?? [])]);
      });
    const [attempt, setAttempt] = useState(start);
    const { key } = useLocation();
    const [firstKey] = useState(key);
    if (key !== firstKey) attempt.hurry();

    useEffect(() => {
      const { whenNear = true } = need;
      const isNearEnough = whenNear === 'unlessInDocument' ? !adoption.isOn() : whenNear;
      return whenNeeded(root.current, attempt.start, isNearEnough);
    }, [attempt, adoption]);

    return (
      <div ref={root} data-island={name}>
        <ErrorBoundary
          fallback={(reset) => (
            <MissingPart
              onRetry={() => {
                const next = start();
                next.start();
                setAttempt(next);
                reset();
              }}
            />
          )}
        >
          <Suspense fallback={kept ? <KeptHtml nodes={kept} /> : fallback}>
            <AdoptionContext value={adoption}>
              <attempt.Part {...(props as unknown as P)} />
            </AdoptionContext>
            <Ready root={root} kept={kept} adoption={adoption} />
          </Suspense>
        </ErrorBoundary>
        <MissingNotice attempt={attempt} />
      </div>
    );
  };
}

/** Renders by itself: were the part beside it to render again, React would let go of its prerendered HTML. */
function MissingNotice<P extends object>({ attempt: { failures, retry } }: { attempt: Attempt<P> }) {
  const count = useSyncExternalStore(failures.subscribe, failures.get, () => 0);
  return count > 0 && <MissingPart onRetry={retry} withReload={count > 1} />;
}

function MissingPart({ onRetry, withReload }: { onRetry: () => void; withReload?: boolean }) {
  return (
    <FailurePanel
      title="This part is not available right now"
      message="The connection may be weak. Everything else on this page keeps working."
      mt="6"
      action={{ label: 'Retry', onClick: onRetry }}
      withReload={withReload}
    />
  );
}

interface ReadyProps {
  root: RefObject<HTMLDivElement | null>;
  kept: Node[] | undefined;
  adoption: Adoption;
}

/** Its effect runs as soon as the part beside it is hydrated, before that part can change what was prerendered. */
function Ready({ root, kept, adoption }: ReadyProps) {
  useLayoutEffect(() => {
    adoption.end();
    if (!root.current) return;
    if (kept) restoreTyped(kept, root.current);
    markReady(root.current);
    keepHashTarget();
  }, [root, kept, adoption]);
  return null;
}
