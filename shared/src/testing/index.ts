export { fakeHost } from './fakeHost';
export { renderInHost } from './renderInHost';
export { testRecords } from './testRecords';
export { testSession } from './testSession';
