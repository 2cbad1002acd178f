export interface AdminMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  read: boolean;
  /** ISO date and time. */
  date: string;
}

export const messageSamples: readonly AdminMessage[] = [
  {
    id: 1,
    name: 'Sara Ahmed',
    email: 'sara.ahmed@lumenretail.example',
    subject: 'Web shop for three showrooms',
    message:
      'Hello,\n\nwe run three lighting showrooms in Lahore and want to sell online before the wedding season. Our stock sits in an old till system that can export files.\n\nCould we talk next week about what is realistic in four months, and what it would cost to run?\n\nKind regards\nSara Ahmed',
    read: false,
    date: '2026-10-28T09:12:00Z',
  },
  {
    id: 2,
    name: 'Jonas Weber',
    email: 'j.weber@nordkraft.example',
    subject: 'Quote for a mobile app',
    message: 'Please send a rough quote for an app that reads our heat meters by Bluetooth. iOS and Android.',
    read: false,
    date: '2026-10-27T15:40:00Z',
  },
  {
    id: 3,
    name: 'Rabia Noor',
    email: 'rabia.noor@example.com',
    subject: 'Internship in design',
    message:
      'I am in my final year at NCA and would like to apply for an internship in the design team. My portfolio has two research projects and a bilingual reading app.\n\nWho should I send it to?',
    read: true,
    date: '2026-10-25T11:05:00Z',
  },
  {
    id: 4,
    name: 'Tom Okafor',
    email: 'tom@harvestlane.example',
    subject: 'Sensors for cold stores',
    message:
      'We read about Greenline and have a similar problem: forty cold stores, unreliable power, and nobody notices a warm room until morning.\n\nThe questions we have:\n1. Can the sensor node work at minus twenty?\n2. Does the gateway survive a week without a line?\n3. Who installs it?\n\nA call would be enough to begin with. We are in Nairobi, two hours behind you.',
    read: false,
    date: '2026-10-22T07:30:00Z',
  },
  {
    id: 5,
    name: 'Maryam Butt',
    email: 'maryam@sehat.example',
    subject: 'Thank you',
    message: 'Reception asked me to pass on their thanks for the quick fix on Friday. It works.',
    read: true,
    date: '2026-10-19T17:58:00Z',
  },
  {
    id: 6,
    name: 'Li Wen',
    email: 'li.wen@pearlfreight.example',
    subject: 'Moving a freight portal to the cloud, and keeping it running while we do',
    message:
      'Our portal has run on two servers in our own office since 2012. Customers book containers with it around the clock, so we cannot close it for a weekend.\n\nWe look for a partner who has done such a move before, and who can show us how a rollback would work on the day.',
    read: true,
    date: '2026-10-14T03:21:00Z',
  },
];
