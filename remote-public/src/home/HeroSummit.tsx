import { chakra } from 'shared/ui';

/** The path to the summit, in coordinates of the hero's picture; each segment appears after the one below it. */
const segments = [
  'M464 915C512 908 555 900 590 870',
  'M590 870C620 843 612 820 608 797',
  'M608 797C602 774 600 750 640 720',
  'M640 720C670 698 670 673 666 646',
  'M666 646C662 619 654 590 668 560',
  'M668 560C679 536 672 514 664 490',
  'M664 490C656 466 648 440 656 410',
  'M656 410C660 395 658 378 656 359',
  'M656 359C654 340 651 320 652 300',
  'M652 300C654 265 652 230 651 196',
  'M651 196C650 162 649 128 652 96',
];

/** Milliseconds. */
const start = 600;
const step = 120;

const delay = (index: number) => ({ animationDelay: `${start + index * step}ms` });

/** The path draws itself once, up to the flag, which then unfurls. */
export function HeroSummit() {
  return (
    <Layer viewBox="0 0 1280 960" aria-hidden>
      {segments.map((segment, index) => (
        <path key={segment} d={segment} style={delay(index)} />
      ))}
      <path d="M652 84V28" strokeDasharray="none" style={delay(segments.length)} />
      <Flag d="M652 26C676 16 690 40 716 28V62C690 74 676 50 652 60Z" style={delay(segments.length + 2)} />
    </Layer>
  );
}

const Layer = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    fill: 'none',
    stroke: '#fde68a',
    strokeWidth: '6px',
    strokeLinecap: 'round',
    strokeDasharray: '1 15',
    '& path': { animation: { _motionSafe: 'fade-in 400ms backwards' } },
  },
});

const Flag = chakra('path', {
  base: {
    fill: '#e0358b',
    stroke: 'none',
    transformBox: 'fill-box',
    transformOrigin: 'left',
    '&&': { animation: { _motionSafe: 'grow-right 500ms ease-out backwards' } },
  },
});
