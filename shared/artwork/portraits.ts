import { people } from './people';
import { bust } from './person';
import { group, picture } from './svg';
import {
  height,
  window,
  racks,
  swatches,
  phones,
  wireframe,
  valley,
  plan,
  greenhouse,
  sensor,
} from './portraitScenes';

type MemberName =
  | 'ayeshaSiddiqui'
  | 'bilalKhan'
  | 'hinaMalik'
  | 'usmanTariq'
  | 'zaraQureshi'
  | 'daniyalBaig'
  | 'meiLinTan'
  | 'kwameMensah';

interface Framing {
  /** Centre of the person; that of the picture stays in view in small square crops. */
  x: number;
  /** Top of the bust's field; the head begins 120 units below, times the scale. */
  y: number;
  scale: number;
  /** Tilt of the whole bust, in degrees. */
  tilt?: number;
  isMirrored?: boolean;
}

const portrait = (
  name: MemberName,
  width: number,
  scene: string,
  { x, y, scale, tilt = 0, isMirrored }: Framing,
  front = '',
) =>
  picture(
    width,
    height,
    scene,
    group(
      {
        transform: `translate(${x} ${y}) rotate(${tilt} 0 ${700 * scale}) scale(${isMirrored ? -scale : scale} ${scale}) translate(-240 0)`,
      },
      bust(people[name]),
    ),
    front,
  );

/** Portraits of the team: each person in a room of their own, wide or upright. */
export const portraits: Record<'wide' | 'upright', Partial<Record<MemberName, string>>> = {
  wide: {
    ayeshaSiddiqui: portrait('ayeshaSiddiqui', 960, window(), { x: 410, y: -10, scale: 1.5 }),
    daniyalBaig: portrait('daniyalBaig', 960, valley(), { x: 500, y: 10, scale: 1.42, tilt: 2 }),
    meiLinTan: portrait('meiLinTan', 960, plan(), { x: 470, y: 0, scale: 1.46, tilt: -2, isMirrored: true }),
    kwameMensah: portrait('kwameMensah', 960, greenhouse(), { x: 450, y: 4, scale: 1.44 }, sensor()),
  },
  upright: {
    bilalKhan: portrait('bilalKhan', 480, racks(), { x: 240, y: 10, scale: 1.3 }),
    hinaMalik: portrait('hinaMalik', 480, swatches(), { x: 246, y: 60, scale: 1.18, tilt: -3 }),
    usmanTariq: portrait('usmanTariq', 480, phones(), { x: 236, y: 20, scale: 1.28, tilt: 2 }),
    zaraQureshi: portrait('zaraQureshi', 480, wireframe(), { x: 240, y: 50, scale: 1.24, isMirrored: true }),
  },
};
