export { fakeHost } from './fakeHost';
export { renderInHost } from './renderInHost';
