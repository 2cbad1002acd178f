import { testInbox } from '@vibrant-peak/shared/testing';
import { adapters } from '../adapters';
import { liveSession } from '../session/liveSession';
import { conversation, fakeInbox } from '../testing/fakeInbox';

const person = { id: '1', name: 'Ayesha', email: 'ayesha@the.site', role: 'editor' };

testInbox({
  open: async () => {
    fakeInbox([conversation(2, 'Sara Ahmed', 'Web shop'), conversation(1, 'Jonas Weber', 'Mobile app')], {
      'GET /session': { person, hasCompanyLogin: false },
    });
    return (await adapters.open()).inbox!;
  },
  messages: [
    { name: 'Sara Ahmed', subject: 'Web shop', text: 'Web shop, please.' },
    { name: 'Jonas Weber', subject: 'Mobile app', text: 'Mobile app, please.' },
  ],
  host: { profile: 'live', session: liveSession },
});
