import { chakra } from '@chakra-ui/react/styled-system';
import { DropDown } from './DropDown';
import { StaffIcon } from './StaffIcon';
import { checkboxStyle } from './checkboxStyle';

interface ColumnMenuProps {
  /** Those that may be hidden. */
  columns: readonly { name: string; label: string; isShown: boolean }[];
  onChange: (name: string, isShown: boolean) => void;
}

/** Selects the visible columns of a list. */
export const ColumnMenu = ({ columns, onChange }: ColumnMenuProps) => (
  <Menu>
    <summary onClick={(event) => openInward(event.currentTarget)}>
      <StaffIcon name="Columns" />
      <span>Columns</span>
    </summary>
    <fieldset>
      <legend>Columns</legend>
      {columns.map(({ name, label, isShown }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => onChange(name, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  </Menu>
);

/** Aligns the panel with the side of the button that is nearer to the edge of the toolbar. */
function openInward(button: HTMLElement): void {
  const menu = button.parentElement!;
  const { left, width } = menu.parentElement!.getBoundingClientRect();
  menu.dataset['side'] = button.getBoundingClientRect().left < left + width / 2 ? 'start' : 'end';
}

const Menu = chakra(DropDown, {
  base: {
    display: { base: 'none', md: 'block' },
    '& summary': { px: '4', borderWidth: '1px', borderColor: 'gray.border' },
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
