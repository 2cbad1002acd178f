import { Text, chakra } from '@vibrant-peak/shared/ui';

interface UploadProgressProps {
  /** Of the file that is being sent. */
  name?: string;
  /** The part that has been sent, from 0 to 1. */
  sent?: number;
  result?: string;
  problem?: string;
}

/** The state of an upload, also for assistive technology. At first, the ways to begin. */
export const UploadProgress = ({ name, sent, result, problem }: UploadProgressProps) => (
  <>
    {sent !== undefined && (
      // Without a value its end is unknown.
      <Bar aria-label={`Upload of ${name}`} value={sent < 1 ? sent : undefined} />
    )}
    <Text role="status" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
      {sent === undefined ? (result ?? (problem ? '' : 'Or drop or paste it here.')) : stepOf(name, sent)}
    </Text>
    {problem && (
      <Text role="alert" fontSize="sm" color="fg.error">
        {problem}
      </Text>
    )}
  </>
);

const stepOf = (name: string | undefined, sent: number) =>
  sent < 1 ? `Sending ${name} …` : 'Preparing the picture …';

const Bar = chakra('progress', { base: { w: 'full', maxW: '60', accentColor: 'brand.solid' } });
