import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';

/** What became of a quote. */
export interface QuoteState {
  isExpired: boolean;
  /** Name and day of the client's acceptance. */
  accepted?: { name: string; on: string } | undefined;
  /** Name that was sent and refused, and the reason. */
  refused?: { name: string; message: string } | undefined;
}

interface ShownQuote {
  quote: QuoteState;
  path: string;
  total: string;
  due: string;
  isForStaff: boolean;
}

/** Longest name of a person who accepts a quote, in characters. */
export const maxName = 200;

/** Price and validity of a quote, and the form that accepts it. */
export function quotePart({ quote, path, total, due, isForStaff }: ShownQuote): string[] {
  const { accepted, isExpired } = quote;
  return [
    `<section class="card ${accepted ? 'paid' : ''}">`,
    '<p class="small">Price</p>',
    `<p class="amount">${escapeHtml(total)}</p>`,
    due && !accepted
      ? `<p class="line">${isExpired ? 'Was valid' : 'Valid'} until ${escapeHtml(due)}</p>`
      : '',
    ...(accepted
      ? [
          `<p class="line" role="status">Accepted by ${escapeHtml(accepted.name)} on ${escapeHtml(accepted.on)}.</p>`,
        ]
      : isExpired
        ? ['<p>Please ask the sender for a new quote.</p>']
        : acceptForm(path, quote, isForStaff)),
  ];
}

function acceptForm(path: string, { refused }: QuoteState, isForStaff: boolean): string[] {
  const error = refused
    ? `<p id="name-error" class="small error" role="alert">${escapeHtml(refused.message)}</p>`
    : '';
  const described = refused ? ' aria-invalid="true" aria-describedby="name-error"' : '';
  return [
    `<form class="accept" method="post" action="${path}/accept">`,
    '<div><label for="name">Your name</label>',
    `<input id="name" name="name" autocomplete="name" required maxlength="${maxName}" value="${escapeHtml(refused?.name ?? '')}"${described}>`,
    error,
    `</div><button${isForStaff ? ' disabled' : ''}>Accept quote</button>`,
    '</form>',
  ];
}
