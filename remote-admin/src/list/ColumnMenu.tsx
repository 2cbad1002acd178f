import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon, checkboxStyle } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import type { ListView } from './useListView';

/**
 * Selects the visible columns; the title is always shown. A native `details` element needs no
 * script.
 */
export function ColumnMenu({ entity, view }: { entity: Entity; view: ListView }) {
  return (
    <Menu
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape' || !event.currentTarget.open) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          event.currentTarget.open = false;
        }
      }}
    >
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

const Menu = chakra('details', {
  base: {
    position: 'relative',
    display: { base: 'none', md: 'block' },
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '4',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
      focusVisibleRing: 'outside',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.muted' },
    },
    '& fieldset': {
      position: 'absolute',
      insetEnd: '0',
      top: 'calc(100% + 4px)',
      zIndex: 'dropdown',
      minW: '14rem',
      p: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      bg: 'bg.panel',
      boxShadow: 'lg',
    },
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
