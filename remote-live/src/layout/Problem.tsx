import { Box } from '@vibrant-peak/shared/ui';
import type { Place } from '../changes/change';
import { RecordLinks } from './RecordLinks';

interface ProblemProps {
  text: string | undefined;
  /** Where it can be mended. */
  records?: readonly Place[] | undefined;
}

/**
 * A problem with links to its records; nothing without a text. It comes into view: a form may be longer
 * than its window.
 */
export const Problem = ({ text, records = [] }: ProblemProps) =>
  text === undefined ? null : (
    <Box ref={bringIntoView} role="alert" color="fg.error" fontSize="sm" overflowWrap="anywhere">
      <span>{text}</span>
      {records.length > 0 && <RecordLinks records={records} />}
    </Box>
  );

const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });
