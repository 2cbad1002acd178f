import { Button, HStack, Text } from '@vibrant-peak/shared/ui';
import { pageSize, type ListView } from './useListView';

/** Shown when the rows do not fit on one page. */
export function Paging({ view }: { view: ListView }) {
  const { page, pageCount, matching, turnPage } = view;
  if (pageCount === 1) return null;
  const first = page * pageSize + 1;
  const last = Math.min(matching.length, first + pageSize - 1);
  const range = [first, last].map((number) => number.toLocaleString('en')).join('-');
  return (
    <HStack as="nav" aria-label="Pages" gap="2" mt="4" justify="flex-end" flexWrap="wrap">
      <Text
        role="status"
        flex="1"
        fontSize="sm"
        color="fg.muted"
        whiteSpace="nowrap"
      >{`${range} of ${matching.length.toLocaleString('en')}`}</Text>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-disabled={page === 0}
        onClick={() => page > 0 && turnPage(-1)}
      >
        Previous
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-disabled={page === pageCount - 1}
        onClick={() => page < pageCount - 1 && turnPage(1)}
      >
        Next
      </Button>
    </HStack>
  );
}
