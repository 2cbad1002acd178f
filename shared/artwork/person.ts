import { clothingOf, type Garment } from './clothing';
import { hairOf, type HairStyle } from './hair';
import { circle, ellipse, group, path, rect, stroke } from './svg';

const skinTones = {
  fair: { base: '#f8d3b8', shade: '#e2a585', blush: '#ef8f7a' },
  wheat: { base: '#e9b78f', shade: '#c98a61', blush: '#d9735c' },
  tan: { base: '#d49a6a', shade: '#ac7044', blush: '#c25c45' },
  brown: { base: '#a96c41', shade: '#834c29', blush: '#9a4233' },
  deep: { base: '#75472c', shade: '#532f1b', blush: '#7d2f27' },
};

export interface Person {
  skin: keyof typeof skinTones;
  hair: HairStyle;
  hairColours: [colour: string, shade: string];
  garment: Garment;
  garmentColours: [colour: string, trim: string];
  beard?: 'full' | 'stubble' | 'moustache';
  glasses?: 'round' | 'square';
  smile?: 'open' | 'closed';
  /** Only if it differs from the hair. */
  beardColour?: string;
  earrings?: string;
}

export const skinColourOf = ({ skin }: Person) => skinTones[skin].base;

const faceOutline =
  'M177 196C177 142 204 118 240 118C276 118 303 142 303 196C303 240 288 270 264 286C250 294 230 294 216 286C192 270 177 240 177 196Z';

const shadedSide =
  'M262 122C290 134 303 160 303 196C303 240 288 270 264 286C256 291 246 292 240 292C276 264 288 200 262 122Z';

const lowered = (...head: string[]) => group({ transform: 'translate(0 18)' }, ...head);

const browColour = ({ hairColours: [colour], hair }: Person) =>
  hair === 'headscarf' || hair === 'pakol' ? '#33231c' : colour;

const eyes = (person: Person) =>
  [214, 266]
    .map(
      (x) =>
        ellipse(x, 210, 7, 8, '#1e1420') +
        circle(x + 2.4, 207, 2.4, '#ffffff') +
        stroke(`M${x - 11} 204C${x - 6} 197 ${x + 6} 197 ${x + 11} 204`, '#1e1420', 3.4),
    )
    .join('') +
  stroke('M199 188C206 181 220 180 228 185M252 185C260 180 274 181 281 188', browColour(person), 6);

const mouths = {
  open:
    path('M217 252C228 256 252 256 263 252C260 272 220 272 217 252Z', '#7a1f33') +
    path('M220 253.5C230 256.5 250 256.5 260 253.5C258 261 222 261 220 253.5Z', '#ffffff'),
  closed: stroke('M219 255C230 266 250 266 261 255', '#8a3038', 5),
};

const beards = {
  full: (colour: string) =>
    path(
      'M177 206C180 232 190 242 204 244C216 236 228 234 240 237C252 234 264 236 276 244C290 242 300 232 303 206C310 262 284 306 240 308C196 306 170 262 177 206Z',
      colour,
    ),
  stubble: (colour: string) =>
    path(
      'M178 214C184 244 200 248 214 240C230 234 250 234 266 240C280 248 296 244 302 214C302 258 282 296 240 296C198 296 178 258 178 214Z',
      colour,
      { opacity: 0.38 },
    ),
  moustache: (colour: string) =>
    path(
      'M208 252C216 238 230 238 240 243C250 238 264 238 272 252C260 250 250 251 240 250C230 251 220 250 208 252Z',
      colour,
    ),
};

const lenses = {
  round: (x: number) => circle(x, 210, 23, '#ffffff22', { stroke: '#241733', 'stroke-width': 5 }),
  square: (x: number) => rect(x - 22, 192, 44, 36, '#ffffff22', 11, { stroke: '#241733', 'stroke-width': 5 }),
};

const glassesOf = (shape: keyof typeof lenses) =>
  lenses[shape](211) +
  lenses[shape](269) +
  stroke('M233 208C237 203 243 203 247 208M188 206L177 203M292 206L303 203', '#241733', 5) +
  stroke('M202 203L209 197M256 203L263 197', '#ffffff', 3.5, { opacity: 0.75 });

/** Head and shoulders on a field of 480 by 720, with the chin at about 310. */
export const bust = (person: Person) => {
  const { base, shade, blush } = skinTones[person.skin];
  const [hairColour] = person.hairColours;
  const hair = hairOf(person.hair, ...person.hairColours);
  const head = [
    ellipse(175, 214, 11, 18, base) + ellipse(305, 214, 11, 18, shade),
    person.earrings ? circle(173, 238, 6, person.earrings) + circle(307, 238, 6, person.earrings) : '',
    path(faceOutline, base),
    path(shadedSide, shade, { opacity: 0.38 }),
    ellipse(200, 236, 16, 11, blush, { opacity: 0.3 }) + ellipse(280, 236, 16, 11, blush, { opacity: 0.3 }),
    person.beard ? beards[person.beard](person.beardColour ?? hairColour) : '',
    eyes(person),
    stroke('M242 208C246 220 251 228 247 234C244 237 238 237 235 235', shade, 4.5),
    mouths[person.smile ?? 'closed'],
    hair.front,
    person.glasses ? glassesOf(person.glasses) : '',
  ];
  return [
    lowered(hair.back),
    path('M206 250H274V334C268 372 212 372 206 334Z', shade),
    clothingOf(person.garment, ...person.garmentColours),
    lowered(...head),
  ].join('');
};
