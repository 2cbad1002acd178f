import { Button, Flex } from 'shared/ui';
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
      wrap="wrap"
      gap="2"
      onPointerOver={onIntent}
      onFocus={onIntent}
    >
      {categories.map((category) => (
        <Button
          key={category}
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
