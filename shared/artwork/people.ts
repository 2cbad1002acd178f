import { amber, cream, dusk, honey, ink, magenta, mist, moss, night, rose, violet, white } from './palette';
import { bust, type Person } from './person';
import { circle, ellipse, element, linear, moved, path, picture, radial, rect } from './svg';

const black: Person['hairColours'] = ['#241a22', '#151017'];
const brown: Person['hairColours'] = ['#4a2d20', '#321d14'];

export const people = {
  ayeshaSiddiqui: {
    skin: 'wheat',
    hair: 'wavy',
    hairColours: brown,
    garment: 'blazer',
    garmentColours: [dusk, cream],
    smile: 'open',
    earrings: honey,
  },
  bilalKhan: {
    skin: 'tan',
    hair: 'short',
    hairColours: black,
    garment: 'shirt',
    garmentColours: ['#312e81', '#6366f1'],
    beard: 'full',
  },
  hinaMalik: {
    skin: 'wheat',
    hair: 'bun',
    hairColours: black,
    garment: 'turtleneck',
    garmentColours: [rose, rose],
    glasses: 'round',
    smile: 'closed',
    earrings: amber,
  },
  usmanTariq: {
    skin: 'brown',
    hair: 'quiff',
    hairColours: black,
    garment: 'hoodie',
    garmentColours: ['#ea8a0c', '#c66a05'],
    beard: 'stubble',
    smile: 'open',
  },
  zaraQureshi: {
    skin: 'fair',
    hair: 'headscarf',
    hairColours: ['#8b5cf6', '#6d28d9'],
    garment: 'crew',
    garmentColours: [night, night],
    smile: 'open',
  },
  daniyalBaig: {
    skin: 'fair',
    hair: 'curly',
    hairColours: ['#6b3f24', '#4d2b17'],
    garment: 'polo',
    garmentColours: [moss, '#0b5750'],
    beard: 'full',
    glasses: 'square',
  },
  meiLinTan: {
    skin: 'fair',
    hair: 'bob',
    hairColours: ['#1f1a2c', '#120f1b'],
    garment: 'crew',
    garmentColours: [magenta, '#a21caf'],
    smile: 'open',
  },
  kwameMensah: {
    skin: 'deep',
    hair: 'cropped',
    hairColours: ['#17110f', '#0c0908'],
    garment: 'kurta',
    garmentColours: [honey, amber],
    beard: 'stubble',
    smile: 'open',
  },
  farahJamil: {
    skin: 'tan',
    hair: 'long',
    hairColours: ['#35201b', '#231411'],
    garment: 'kurta',
    garmentColours: ['#be185d', honey],
    smile: 'open',
    earrings: honey,
  },
  sofiaLindqvist: {
    skin: 'fair',
    hair: 'bob',
    hairColours: ['#e2b65d', '#bd8d36'],
    garment: 'blazer',
    garmentColours: ['#1e293b', white],
    glasses: 'square',
  },
  imranYousafzai: {
    skin: 'wheat',
    hair: 'pakol',
    hairColours: ['#b08968', '#8a6748'],
    garment: 'kurta',
    garmentColours: ['#e7e2f5', '#b9aee0'],
    beard: 'moustache',
    beardColour: '#8f8f9c',
    smile: 'closed',
  },
  saminaRaza: {
    skin: 'brown',
    hair: 'headscarf',
    hairColours: ['#f9a8d4', '#ec5fa6'],
    garment: 'coat',
    garmentColours: ['#f6f4fd', violet],
    glasses: 'round',
    smile: 'closed',
  },
} satisfies Record<string, Person>;

/** Background of a portrait: a colour field, a low sun and a ridge, varied by person. */
const portrait = (person: Person, [top, bottom]: [string, string], sunX: number, ridge: string) =>
  picture(
    480,
    480,
    element(
      'defs',
      {},
      linear('field', [top, bottom]),
      radial('sun', [
        [white, 0.75],
        [white, 0],
      ]),
    ),
    rect(0, 0, 480, 480, 'url(#field)'),
    circle(sunX, 150, 190, 'url(#sun)'),
    path(ridge, white, { opacity: 0.16 }),
    path('M0 400L110 330L190 372L330 296L480 384V480H0Z', ink, { opacity: 0.12 }),
    ellipse(240, 470, 210, 40, ink, { opacity: 0.28, filter: 'url(#haze)' }),
    moved(-48, -50, 1.2, bust(person)),
  );

const steep = 'M0 330L96 196L150 250L262 92L372 236L420 190L480 262V480H0Z';
const broad = 'M0 260L140 150L230 236L340 130L480 290V480H0Z';

/** Portraits of the clients, shown small beside their words. */
export const clientPortraits = {
  farahJamil: portrait(people.farahJamil, [mist, '#c4b5fd'], 120, steep),
  sofiaLindqvist: portrait(people.sofiaLindqvist, ['#f9a8d4', magenta], 350, broad),
  imranYousafzai: portrait(people.imranYousafzai, [violet, '#f472b6'], 340, steep),
  saminaRaza: portrait(people.saminaRaza, ['#fde68a', '#fb923c'], 120, broad),
};
