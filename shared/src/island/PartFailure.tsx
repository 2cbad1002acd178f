import { FailurePanel } from '../ui/FailurePanel';
import type { FailedPart } from './lazyPartView';

interface PartFailureProps extends FailedPart {
  takesFocus?: boolean;
  withHome?: boolean;
}

/** Replaces a part that is missing. After a failed retry it also offers a reload. */
export const PartFailure = ({ onRetry, failures, takesFocus, withHome }: PartFailureProps) => (
  <FailurePanel
    title={failures ? 'This part did not load' : 'This part stopped working'}
    message={`${failures ? 'The connection may be weak.' : 'Something went wrong here.'} Everything else on this page keeps working.`}
    mt="6"
    action={{ label: failures ? 'Retry' : 'Try again', onClick: onRetry }}
    withReload={(failures ?? 0) > 1}
    takesFocus={takesFocus}
    withHome={withHome}
  />
);
