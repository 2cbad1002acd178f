import { chakra } from '@vibrant-peak/shared/ui';

/** Lights behind the headline with masks, which paint much faster than a blur filter. */
export function HeroBackdrop() {
  return (
    <>
      <Layer bg="bg.subtle" />
      <Layer
        bgImage="{gradients.accent}"
        opacity={{ base: 0.2, _dark: 0.45 }}
        maskImage="radial-gradient(55% 75% at 85% 8%, black, transparent 75%)"
      />
      <Layer
        bg="brand.solid"
        opacity={{ base: 0.1, _dark: 0.28 }}
        maskImage="radial-gradient(45% 65% at 0% 95%, black, transparent 72%)"
      />
      <Layer bgImage="linear-gradient(to top, {colors.bg}, transparent)" top="auto" h="32" />
    </>
  );
}

const Layer = chakra('div', {
  base: { position: 'absolute', inset: '0', zIndex: '-1', pointerEvents: 'none' },
});
