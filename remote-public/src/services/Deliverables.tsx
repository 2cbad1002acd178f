import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Box, Text, chakra } from '@vibrant-peak/shared/ui';

/**
 * What a service delivers, and the steps that lead there, beside the list of services on desktops. Shown for the service under
 * the pointer, else for the focused one, else for the first. Assistive technology finds the same in the service's dialog.
 */
export function Deliverables({ service: { title, benefits, process } }: { service: Service }) {
  return (
    <Side aria-hidden>
      <Panel>
        <Text mb="2" fontSize="sm" fontWeight="medium" color="brand.fg">{`${title} delivers`}</Text>
        {benefits.map((benefit) => (
          <Benefit key={benefit}>{benefit}</Benefit>
        ))}
        <Stairs>
          {process.map(({ name }, index) => (
            <Box key={name} minW="0">
              <Text mb="1.5" fontSize="sm" fontWeight="medium">
                {name}
              </Text>
              <Stair style={{ height: `${(index + 1) * 1.5}rem` }} />
            </Box>
          ))}
        </Stairs>
      </Panel>
    </Side>
  );
}

/** Begins where the list ends, so that the pointer can move from a service to its panel. */
const Side = chakra('div', {
  base: {
    hideBelow: 'lg',
    position: 'absolute',
    insetY: '0',
    insetEnd: '0',
    w: '50%',
    ps: '14',
    visibility: 'hidden',
    'li:hover > &': { visibility: 'visible', animation: { _motionSafe: 'fade-in 250ms' } },
    'ul:not(:has(> li:hover)) > li:focus-within > &': { visibility: 'visible' },
    'ul:not(:has(> li:is(:hover, :focus-within))) > li:first-of-type > &': { visibility: 'visible' },
    _print: { display: 'none' },
  },
});

const Panel = chakra('div', {
  base: {
    position: 'sticky',
    top: '28',
    px: '10',
    pt: '8',
    borderRadius: '2xl',
    bg: 'bg.subtle',
    overflow: 'hidden',
  },
});

const Benefit = chakra('p', {
  base: {
    py: '5',
    fontFamily: 'heading',
    fontSize: { lg: 'xl', xl: '2xl' },
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'short',
    textWrap: 'balance',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** The process, as steps that climb. */
const Stairs = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    alignItems: 'end',
    mt: '6',
    mx: '-10',
    color: 'brand.fg',
    '& p': { ps: '3' },
  },
});

const Stair = chakra('div', {
  base: {
    borderTopWidth: '2px',
    borderInlineStartWidth: '2px',
    borderColor: 'brand.solid',
    bg: 'brand.muted',
  },
});
