import { chakra } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { useExport } from './useExport';

/** Downloads an empty CSV file with the columns that an import expects. */
export function TemplateButton({ entity }: { entity: Entity }) {
  const save = useExport(entity);
  return (
    <Link type="button" onClick={() => void save([], 'template')}>
      Template for imports
    </Link>
  );
}

const Link = chakra('button', {
  base: {
    display: { mdDown: 'block' },
    minH: { base: '11', md: '6' },
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
});
