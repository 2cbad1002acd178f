import { FailurePanel } from '../ui/FailurePanel';

interface PartFailureProps {
  onRetry: () => void;
  /** How often the part's code did not load. Without it, the code is there and threw. */
  failures?: number;
  takesFocus?: boolean;
  withHome?: boolean;
}

/** Says in its place that a part of the page is missing. Where a retry did not help, a reload is offered, too. */
export const PartFailure = ({ onRetry, failures, ...panel }: PartFailureProps) => (
  <FailurePanel
    title={failures ? 'This part did not load' : 'This part stopped working'}
    message={`${failures ? 'The connection may be weak.' : 'Something went wrong here.'} Everything else on this page keeps working.`}
    mt="6"
    action={{ label: failures ? 'Retry' : 'Try again', onClick: onRetry }}
    withReload={(failures ?? 0) > 1}
    {...panel}
  />
);
