import { Button } from '@vibrant-peak/shared/ui';

interface PagerProps {
  hasNewer: boolean;
  hasOlder: boolean;
  onNewer: () => void;
  onOlder: () => void;
}

/** The buttons between pages that have the newest entries first. */
export const Pager = ({ hasNewer, hasOlder, onNewer, onOlder }: PagerProps) => (
  <>
    <Button variant="outline" aria-disabled={!hasNewer} onClick={() => hasNewer && onNewer()}>
      Newer
    </Button>
    <Button variant="outline" aria-disabled={!hasOlder} onClick={() => hasOlder && onOlder()}>
      Older
    </Button>
  </>
);
