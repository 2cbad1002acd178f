export { addRecipes, system } from './system';
export { fallbackFaces, fontFaces, fonts } from './fonts';
