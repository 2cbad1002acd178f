import { useTheme } from 'shared/host';
import { Icon, IconButton } from 'shared/ui';

export function ThemeToggle() {
  const { mode, toggle } = useTheme();
  const isDark = mode === 'dark';
  return (
    <IconButton
      aria-label={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
      colorPalette="gray"
      onClick={toggle}
    >
      <Icon name={isDark ? 'Sun' : 'Moon'} />
    </IconButton>
  );
}
