import { withoutEarlier } from './earlierText';

const ours = 'Let us talk on Monday.\n\nWe have time at ten.';

test.each([
  ['Gmail', 'Fine.\n\nOn Mon, 23 Nov 2026 at 10:00, Us <hello@the.site> wrote:\n> Let us talk.\n>\n> Bye'],
  [
    'an announcement on two lines',
    'Fine.\n\nOn Mon, 23 Nov 2026 at 10:00, Us\n<hello@the.site> wrote:\n\n> Let us talk.',
  ],
  ['German', 'Fine.\n\nAm 23.11.26 um 10:00 schrieb Us:\n> Let us talk.\n'],
  ['quotes alone', 'Fine.\n\n> Let us talk.\n>> Hi'],
  [
    'Outlook',
    'Fine.\n\n________________________________\nFrom: Us <hello@the.site>\nSent: Monday\nTo: Sara\nSubject: Re: Web shop\n\nLet us talk on\nMonday.\n\nWe have time at ten.\n\nSara wrote on 2026-11-23:\n> We need a shop.',
  ],
])('what %s adds at the end is an earlier mail', (_program, text) => {
  const { written, earlier } = withoutEarlier(text, [ours]);
  expect(written).toBe('Fine.');
  expect(earlier).not.toBe('');
  expect(`${written}\n\n${earlier}`).toBe(text.trim());
});

test.each([
  ['answers between the quotes', 'On Monday Us wrote:\n> Ten?\nYes.\n> Where?\nHere.'],
  ['a text below the quotes', '> Let us talk.\n\nFine, Sara'],
  ['quotes alone', '> Let us talk.\n'],
  [
    'an answer below the headers of Outlook',
    'Fine.\n\nFrom: Us\nSent: Monday\nTo: Sara\nSubject: x\n\nLet us talk on Monday.\n\nAnd Omar comes, too.',
  ],
  ['headers that are words', 'From: Lahore\nWe travel on Monday.\nTo: Karachi'],
  ['a list', 'We need:\n- a shop\n- a logo'],
  ['words above a quote', 'On Monday I suggest:\n'],
  ['a colon', 'Dear all,\n\nthe plan is as follows:\nfirst this.'],
])('%s hide nothing', (_case, text) => {
  expect(withoutEarlier(text, [ours])).toEqual({ written: text, earlier: '' });
});

test('long texts take no time', () => {
  for (const text of [
    '> '.repeat(50_000),
    '>\n'.repeat(50_000),
    '-'.repeat(100_000),
    `On ${':'.repeat(100_000)}x`,
  ]) {
    const begin = performance.now();
    withoutEarlier(`Fine.\n${text}`, [ours]);
    expect(performance.now() - begin).toBeLessThan(1000);
  }
});
