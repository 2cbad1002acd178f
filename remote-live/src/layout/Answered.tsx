import type { ReactNode } from 'react';
import { FailurePanel, Text } from '@vibrant-peak/shared/ui';

interface AnsweredProps<T> {
  answer?: T;
  problem?: string;
  askAgain: () => void;
  children: (answer: T) => ReactNode;
}

/**
 * What the server answered, or that it is asked, or why there is no answer. A form that shows the last
 * answer stays below the reason.
 */
export function Answered<T>({ answer, problem, askAgain, children }: AnsweredProps<T>) {
  const action = { label: 'Retry', onClick: askAgain };
  if (answer === undefined && problem === undefined) return <Text aria-busy>Loading …</Text>;
  return (
    <>
      {problem !== undefined && <FailurePanel title="This did not load" message={problem} action={action} />}
      {answer !== undefined && children(answer)}
    </>
  );
}
