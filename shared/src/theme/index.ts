export { addRecipes, system } from './system';
export { fontFaces, fonts } from './fonts';
