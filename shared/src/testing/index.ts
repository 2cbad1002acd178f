export { fakeHost } from './fakeHost';
export { renderInHost } from './renderInHost';
export { testInbox } from './testInbox';
export { testMedia } from './testMedia';
export { testRecords } from './testRecords';
export { testSession } from './testSession';
