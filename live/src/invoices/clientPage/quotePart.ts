import type { Words } from '@vibrant-peak/invoice/words/en';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { headAmount } from './headAmount';
import { pill } from './pill';

/** What became of a quote. */
export interface QuoteState {
  isExpired: boolean;
  /** Name and day of the client's acceptance. */
  accepted?: { name: string; on: string } | undefined;
  /** Name that was sent and refused. */
  refused?: string | undefined;
}

interface ShownQuote {
  quote: QuoteState;
  path: string;
  total: string;
  due: string;
  words: Words['page'];
}

/** Longest name of a person who accepts a quote, in characters. */
export const maxName = 200;

/** Price and validity of a quote, and the form that accepts it. */
export function quotePart({ quote, path, total, due, words }: ShownQuote): string[] {
  const { accepted, isExpired } = quote;
  const until = (isExpired ? words.wasValidUntil : words.validUntil)(due);
  const state = accepted ? 'accepted' : isExpired ? 'expired' : 'open';
  return [
    `<section class="card ${state}">`,
    pill(words.states[state]),
    `<p class="small">${words.price}</p>`,
    headAmount(total),
    due && !accepted ? `<p class="line">${escapeHtml(until)}</p>` : '',
    ...(accepted
      ? [`<p class="line" role="status">${escapeHtml(words.acceptedBy(accepted.name, accepted.on))}</p>`]
      : isExpired
        ? [`<p>${words.askForQuote}</p>`]
        : acceptForm(path, quote, words)),
  ];
}

/** Its button stands beside the downloads. */
function acceptForm(path: string, { refused }: QuoteState, words: Words['page']) {
  const isRefused = refused !== undefined;
  const message = refused?.trim() ? words.shorterName(maxName) : words.enterName;
  const error = isRefused ? `<p id="name-error" class="small error" role="alert">${message}</p>` : '';
  const described = isRefused ? ' aria-invalid="true" aria-describedby="name-error"' : '';
  const value = escapeHtml(refused ?? '');
  return [
    `<form id="accept" class="accept" method="post" action="${path}/accept">`,
    `<label for="name">${words.yourName}</label>`,
    `<input id="name" name="name" autocomplete="name" required maxlength="${maxName}" value="${value}"${described}>`,
    error,
    '</form>',
  ];
}
