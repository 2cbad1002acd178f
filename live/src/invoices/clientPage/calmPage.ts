import type { Language } from '@vibrant-peak/invoice/words/words';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { framedPage } from './framedPage';
import { pill } from './pill';
import { wholeNumbers } from '../../text/wholeNumbers';

interface Calm {
  language: Language;
  /** Blank for a link that nobody has made. */
  sender: string;
  /** Blank for none; of a cancelled invoice, its mark. */
  state: string;
  heading: string;
  sentence: string;
  link?: { label: string; address: string };
}

/** A page with a heading and a sentence, and nothing else. */
export const calmPage = (styles: string, { language, sender, state, heading, sentence, link }: Calm) =>
  framedPage({ language, title: heading, styles, isQuiet: true }, [
    sender === '' ? '' : `<header><strong>${escapeHtml(sender)}</strong></header>`,
    '<main class="calm">',
    '<section class="card cancelled">',
    pill(state),
    `<h1>${wholeNumbers(heading)}</h1>`,
    `<p>${wholeNumbers(sentence)}</p>`,
    link ? `<a class="button" href="${link.address}">${link.label}</a>` : '',
    '</section>',
    '</main>',
  ]);
