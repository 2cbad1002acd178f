import { Button, Flex } from '@vibrant-peak/shared/ui';
import { categoryLabel } from './categories';

/** Forced colours hide every mark of a selection but the system's own. */
const selectedInForcedColors = {
  '@media (forced-colors: active)': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
};

interface CategoryFilterProps {
  categories: string[];
  chosen: string;
  onChoose: (category: string) => void;
  /** Hover or focus on a button: the visitor is likely to filter. */
  onIntent: () => void;
}

export function CategoryFilter({ categories, chosen, onChoose, onIntent }: CategoryFilterProps) {
  return (
    <Flex
      role="group"
      aria-label="Filter by category"
      wrap={{ md: 'wrap' }}
      gap="2"
      // One line on phones, which scrolls and fades out at its end; the padding leaves room for the
      // focus ring and the fade.
      maxW="full"
      overflowX={{ base: 'auto', md: 'visible' }}
      p="1"
      pe={{ base: '10', md: '1' }}
      m="-1"
      scrollPaddingInline="10"
      maskImage={{ base: 'linear-gradient(to right, black calc(100% - 2.5rem), transparent)', md: 'none' }}
      scrollbarWidth="none"
      onPointerOver={onIntent}
      onFocus={onIntent}
    >
      {categories.map((category) => (
        <Button
          key={category}
          flexShrink="0"
          px={{ mdToLg: '4' }}
          variant={category === chosen ? 'solid' : 'outline'}
          aria-pressed={category === chosen}
          css={{ '&[aria-pressed=true]': selectedInForcedColors }}
          onClick={() => onChoose(category)}
        >
          {categoryLabel(category)}
        </Button>
      ))}
    </Flex>
  );
}
