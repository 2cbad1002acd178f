import type { ComponentProps, ReactNode } from 'react';
import { FailurePanel } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';

interface AnsweredProps<T> {
  answer?: T;
  problem?: string;
  askAgain: () => void;
  /** Of its place while it loads. */
  size?: ComponentProps<typeof LoadingPart>['size'];
  children: (answer: T) => ReactNode;
}

/**
 * The server's answer, a placeholder while it loads, or the reason for its absence. A form with the
 * last answer stays below the reason.
 */
export function Answered<T>({ answer, problem, askAgain, size, children }: AnsweredProps<T>) {
  const action = { label: 'Retry', onClick: askAgain };
  if (answer === undefined && problem === undefined) return <LoadingPart size={size} />;
  return (
    <>
      {problem !== undefined && <FailurePanel title="This did not load" message={problem} action={action} />}
      {answer !== undefined && children(answer)}
    </>
  );
}
