import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTheme } from '../host/index';
import { firstPressMark } from '../interaction';
import { IconButton, Span } from './elements';
import { Icon } from './Icon';

/**
 * Switches between light and dark. Icon and name follow the class on the document, which is correct
 * before hydration.
 */
export function ThemeToggle() {
  const { toggle } = useTheme();
  return (
    <IconButton colorPalette="gray" onClick={toggle} {...{ [firstPressMark]: 'theme' }}>
      <Span display={{ base: 'inline-flex', _dark: 'none' }}>
        <Icon name="Moon" />
        <VisuallyHidden>Switch to dark mode</VisuallyHidden>
      </Span>
      <Span display={{ base: 'none', _dark: 'inline-flex' }}>
        <Icon name="Sun" />
        <VisuallyHidden>Switch to light mode</VisuallyHidden>
      </Span>
    </IconButton>
  );
}
