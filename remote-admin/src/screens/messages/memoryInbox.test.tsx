import { testInbox } from '@vibrant-peak/shared/testing';
import { inbox } from './inbox';
import { memoryInbox } from './memoryInbox';

const [first, second] = inbox.get();

testInbox({
  open: async () => {
    await inbox.update(new Map(inbox.get().map(({ id }) => [id, { read: false }])));
    return memoryInbox;
  },
  messages: [
    { ...first!, text: 'we run three lighting showrooms' },
    { ...second!, text: 'an app that reads our heat meters' },
  ],
});
