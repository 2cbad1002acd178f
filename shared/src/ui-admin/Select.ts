import { chakra } from '@chakra-ui/react/styled-system';
import { fieldRecipe } from '../forms/fieldRecipe';

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
export const Select = chakra('select', fieldRecipe);
