export { addRecipes, system } from './system';
export { pageColors } from './pageColors';
export { fallbackFaces, fontFaces, fonts } from './fonts';
