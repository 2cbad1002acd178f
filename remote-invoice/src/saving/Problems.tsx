import { Box } from '@vibrant-peak/shared/ui';

/**
 * Why something failed, and below it what is missing; nothing without texts. In a dialog, which may be
 * longer than its window, it comes into view.
 */
export function Problems({ texts }: { texts: readonly string[] }) {
  const [first, ...rest] = texts;
  if (first === undefined) return null;
  return (
    <Box ref={bringIntoView} role="alert" color="fg.error" fontSize="sm" overflowWrap="anywhere">
      <span>{first}</span>
      {rest.length > 0 && (
        <Box as="ul" mt="1" ps="5" listStyleType="disc">
          {rest.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const bringIntoView = (box: HTMLElement | null) => {
  if (box?.closest('dialog')) box.scrollIntoView({ block: 'nearest' });
};
