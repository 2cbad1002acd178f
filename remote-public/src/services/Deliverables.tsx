import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Text, chakra } from '@vibrant-peak/shared/ui';

/**
 * Deliverables and steps of a service, beside the list on desktops: of the service under the
 * pointer, else the focused one, else the first. Assistive technology finds them in the service's
 * dialog.
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
            <Stair key={name} style={{ height: `${((index + 2) / (process.length + 1)) * 100}%` }}>
              {name}
            </Stair>
          ))}
        </Stairs>
      </Panel>
    </Side>
  );
}

/** As high as the list, beside which it stands. */
const Side = chakra('div', {
  base: {
    hideBelow: 'lg',
    position: 'absolute',
    insetY: '0',
    insetEnd: '0',
    w: '36%',
    ps: '6',
    visibility: 'hidden',
    'li:hover > &': { visibility: 'visible', animation: { _motionSafe: 'fade-in 250ms' } },
    'ul:not(:has(> li:hover)) > li:focus-within > &': { visibility: 'visible' },
    'ul:not(:has(> li:is(:hover, :focus-within))) > li:first-of-type > &': { visibility: 'visible' },
    _print: { display: 'none' },
  },
});

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    px: '6',
    pt: '6',
    borderRadius: '2xl',
    bg: 'bg.subtle',
    overflow: 'hidden',
  },
});

const Benefit = chakra('p', {
  base: {
    // At these widths benefits break lines alike in the web font and in its fallback.
    maxW: { lg: '14.25rem', xl: 'full' },
    py: '4',
    fontFamily: 'heading',
    fontSize: { lg: 'lg', xl: 'xl' },
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'short',
    wordSpacing: '0.08em',
    textWrap: 'balance',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** The process, as steps that climb through the rest of the panel. */
const Stairs = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    alignItems: 'end',
    flex: '1',
    mt: '6',
    mx: '-6',
    color: 'brand.fg',
  },
});

const Stair = chakra('div', {
  base: {
    p: '3',
    writingMode: 'vertical-lr',
    fontSize: 'sm',
    fontWeight: 'medium',
    borderTopWidth: '2px',
    borderLeftWidth: '2px',
    borderColor: 'brand.solid',
    bg: 'brand.muted',
  },
});
