import { Button, Flex } from 'shared/ui';
import { categoryLabel } from './categories';

/** Where the system chooses the colours, only its own mark of a selection is seen. */
const selectedInForcedColors = {
  '@media (forced-colors: active)': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
};

interface CategoryFilterProps {
  categories: string[];
  chosen: string;
  onChoose: (category: string) => void;
  /** The visitor is about to choose. */
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
