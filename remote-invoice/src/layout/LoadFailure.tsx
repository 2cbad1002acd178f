import { FailurePanel } from '@vibrant-peak/shared/ui';

interface LoadFailureProps {
  title?: string;
  message: string;
  onRetry: () => void;
}

/** Stands where the answer of the server would be. */
export const LoadFailure = ({ title = 'This did not load', message, onRetry }: LoadFailureProps) => (
  <FailurePanel title={title} message={message} action={{ label: 'Retry', onClick: onRetry }} />
);
