import { hike } from './hike';
import { pairing } from './pairing';
import { techTalk } from './techTalk';
import { whiteboard } from './whiteboard';

export const culturePictures = {
  whiteboard: whiteboard(),
  pairing: pairing(),
  hike: hike(),
  techTalk: techTalk(),
};
