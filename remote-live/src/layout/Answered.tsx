import type { ReactNode } from 'react';
import { FailurePanel, Text } from '@vibrant-peak/shared/ui';

interface AnsweredProps<T> {
  answer?: T;
  problem?: string;
  askAgain: () => void;
  children: (answer: T) => ReactNode;
}

/** What the server answered, or that it is asked, or why there is no answer. */
export function Answered<T>({ answer, problem, askAgain, children }: AnsweredProps<T>) {
  const action = { label: 'Retry', onClick: askAgain };
  if (problem !== undefined)
    return <FailurePanel title="This did not load" message={problem} action={action} />;
  return answer === undefined ? <Text aria-busy>Loading …</Text> : children(answer);
}
