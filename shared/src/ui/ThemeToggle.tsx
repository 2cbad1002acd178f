import { useTheme } from '../host/index';
import { IconButton, Span } from './elements';
import { Icon } from './Icon';

/** Switches between light and dark. The icon follows the class on the document, which is correct before hydration. */
export function ThemeToggle() {
  const { label, toggle } = useTheme();
  return (
    <IconButton colorPalette="gray" aria-label={label} onClick={toggle}>
      <Span display={{ base: 'inline-flex', _dark: 'none' }}>
        <Icon name="Moon" />
      </Span>
      <Span display={{ base: 'none', _dark: 'inline-flex' }}>
        <Icon name="Sun" />
      </Span>
    </IconButton>
  );
}
