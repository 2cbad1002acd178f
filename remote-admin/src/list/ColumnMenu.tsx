import { chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon, checkboxStyle } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import { DropDown } from '../layout/DropDown';
import type { ListView } from './useListView';

/** Selects the visible columns; the title is always shown. */
export function ColumnMenu({ entity, view }: { entity: Entity; view: ListView }) {
  return (
    <Menu>
      <summary onClick={(event) => openInward(event.currentTarget)}>
        <StaffIcon name="Columns" />
        <span>Columns</span>
      </summary>
      <fieldset>
        <legend>Columns</legend>
        {entity.fields
          .filter(({ name }) => name !== entity.titleField)
          .map((field) => (
            <label key={field.name}>
              <input
                type="checkbox"
                checked={view.columns.includes(field)}
                onChange={(event) => view.setColumn(field, event.target.checked)}
              />
              <span>{field.label}</span>
            </label>
          ))}
      </fieldset>
    </Menu>
  );
}

/** Aligns the panel with the side of the button that is nearer to the edge of the toolbar. */
function openInward(button: HTMLElement): void {
  const menu = button.parentElement!;
  const { left, width } = menu.parentElement!.getBoundingClientRect();
  menu.dataset['side'] = button.getBoundingClientRect().left < left + width / 2 ? 'start' : 'end';
}

const Menu = chakra(DropDown, {
  base: {
    display: { base: 'none', md: 'block' },
    '& summary': { px: '4', borderWidth: '1px', borderColor: 'border.emphasized' },
    '&[data-side=start] fieldset': { insetStart: '0', insetEnd: 'auto' },
    '& legend': { srOnly: true },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '10',
      px: '2',
      borderRadius: 'md',
      fontSize: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
    '& input': { ...checkboxStyle, boxSize: '4' },
  },
});
