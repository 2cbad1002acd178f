export { system } from './system';
export { brandColor, pageColors } from './pageColors';
export { fallbackFaces, fontFaces, fonts } from './fonts';
