import { Span } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';

interface SinceProps {
  at: string;
  by: string | null;
}

/** When something went live, and who set it live. */
export const Since = ({ at, by }: SinceProps) => (
  <>
    <Time at={at} />
    <Span display="block" color="fg.muted" fontSize="xs">
      {by === null ? 'Author not known' : `By ${by}`}
    </Span>
  </>
);
