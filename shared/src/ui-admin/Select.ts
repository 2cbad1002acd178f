import { chakra } from '@chakra-ui/react/styled-system';
import { fieldRecipe } from '../forms/fieldRecipe';
import { iconImage } from './iconBefore';

/**
 * The browser's select, named by an `aria-label` or the label of a `FieldFrame`.
 *
 * @example
 * ```tsx
 * import { FieldFrame, Select } from '@vibrant-peak/shared/ui-admin';
 * import { useId, useState } from 'react';
 *
 * export function KindField() {
 *   const id = useId();
 *   const [kind, setKind] = useState('supplier');
 *   return (
 *     <FieldFrame id={id} label="Kind">
 *       <Select id={id} value={kind} onChange={({ target }) => setKind(target.value)}>
 *         <option value="supplier">Supplier</option>
 *         <option value="reseller">Reseller</option>
 *       </Select>
 *     </FieldFrame>
 *   );
 * }
 * ```
 */
export const Select = chakra('select', {
  base: {
    ...fieldRecipe.base,
    appearance: 'none',
    pe: '9',
    // The arrow of browsers touches the edge. This gray is seen in both modes.
    bgImage: iconImage('<path d="m6 9 6 6 6-6"/>', '#777'),
    bgRepeat: 'no-repeat',
    bgPos: 'right 0.75rem center',
    bgSize: '1rem',
    _disabled: { bgColor: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
  },
});
