import { useTheme } from 'shared/host';
import { Box, Icon, IconButton } from 'shared/ui';

/** The icon follows the marker on the document, which is right before hydration already. */
export function ThemeToggle() {
  const { mode, toggle } = useTheme();
  return (
    <IconButton
      colorPalette="gray"
      aria-label={mode === 'dark' ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={toggle}
    >
      <Box as="span" display={{ base: 'inline-flex', _dark: 'none' }}>
        <Icon name="Moon" />
      </Box>
      <Box as="span" display={{ base: 'none', _dark: 'inline-flex' }}>
        <Icon name="Sun" />
      </Box>
    </IconButton>
  );
}
