import { StyledLink } from '@vibrant-peak/shared/ui';

/** The first Tab stop of every page. */
export function SkipLink() {
  return (
    <StyledLink
      href="#main"
      position="fixed"
      top="3"
      insetStart="3"
      zIndex="skipNav"
      px="4"
      py="2.5"
      bg="bg.panel"
      color="brand.fg"
      borderRadius="full"
      fontWeight="semibold"
      boxShadow="md"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
      _print={{ display: 'none' }}
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById('main');
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      Skip to content
    </StyledLink>
  );
}
