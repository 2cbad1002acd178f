import { circle, path, stroke } from './svg';

export type Garment = 'blazer' | 'crew' | 'shirt' | 'kurta' | 'hoodie' | 'coat' | 'polo' | 'turtleneck';

const torso =
  'M48 720V470C58 402 106 366 188 346L212 334C222 360 258 360 268 334L292 346C374 366 422 402 432 470V720Z';
const lapels = 'M206 336L240 470L176 420L184 372L166 358ZM274 336L240 470L304 420L296 372L314 358Z';

/** Details of each garment on the plain torso. */
const details: Record<Garment, (colour: string, trim: string) => string> = {
  blazer: (_, trim) =>
    path('M204 336L240 480L276 336C262 358 218 358 204 336Z', trim) +
    path(lapels, '#000000', { opacity: 0.22 }) +
    circle(240, 500, 6, '#ffffff', { opacity: 0.4 }),
  crew: (_, trim) => stroke('M206 338C216 370 264 370 274 338', trim, 11),
  shirt: (_, trim) =>
    path('M204 334L240 372L206 404L186 350ZM276 334L240 372L274 404L294 350Z', trim) +
    stroke('M240 376V700', trim, 4, { opacity: 0.6 }) +
    circle(240, 420, 5, trim) +
    circle(240, 464, 5, trim),
  kurta: (_, trim) =>
    path('M204 326C214 350 266 350 276 326L282 350C262 374 218 374 198 350Z', trim) +
    stroke('M240 366V470', trim, 13) +
    circle(240, 392, 4, '#ffffff') +
    circle(240, 420, 4, '#ffffff') +
    circle(240, 448, 4, '#ffffff'),
  hoodie: (_, trim) =>
    path(
      'M190 340C176 366 196 396 240 404C284 396 304 366 290 340C300 380 270 384 240 384C210 384 180 380 190 340Z',
      '#000000',
      { opacity: 0.25 },
    ) +
    stroke('M188 350C190 384 214 394 240 396C266 394 290 384 292 350', trim, 12) +
    stroke('M218 398V462M262 398V446', '#ffffff', 5, { opacity: 0.8 }),
  coat: (_, trim) =>
    path('M204 336L240 480L276 336C262 358 218 358 204 336Z', trim) +
    path(lapels, '#c9c6dd') +
    stroke('M184 366C176 430 206 470 206 500M296 366C304 420 292 440 290 462', '#3b3355', 7) +
    circle(206, 506, 11, '#8f88ad'),
  polo: (_, trim) =>
    path('M204 334L240 366L212 392L188 350ZM276 334L240 366L268 392L292 350Z', trim) +
    stroke('M240 370V440', trim, 12),
  turtleneck: (colour) =>
    path('M204 296C220 312 260 312 276 296L284 346C262 366 218 366 196 346Z', colour) +
    stroke('M202 326C222 342 258 342 278 326', '#000000', 4, { opacity: 0.18 }),
};

const pressed = (d: string) => stroke(d, '#000000', 5, { opacity: 0.14 });

export const clothingOf = (garment: Garment, colour: string, trim: string) =>
  path(torso, colour) +
  path('M300 350C376 366 422 402 432 470V720H330C352 600 344 440 300 350Z', '#000000', { opacity: 0.12 }) +
  details[garment](colour, trim) +
  pressed('M112 480C110 450 116 430 126 414M368 480C370 450 364 430 354 414');
