import { brand } from '@vibrant-peak/shared/content/brand';
import { storedText, type StoringTerms } from '@vibrant-peak/shared/storedText';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import type { Field, PlainForm } from './plainForm';
import type { Submission } from './readSubmission';
import { styles } from './styles';

/** Why a form was not sent: in words, and by field. */
interface Refusal {
  detail: string;
  violations: { field: string; message: string }[];
}

interface Shown extends Submission {
  /** Address that the form is sent to. */
  action: string;
  refusal?: Refusal;
  /** How long what is sent is stored, where the database says so. */
  terms?: StoringTerms | undefined;
}

/** The page of a form, with everything that is filled in. */
export function formPage(form: PlainForm, { values, file, action, refusal, terms }: Shown): string {
  const heading = form.heading(values);
  const messageOf = ({ name }: Field) =>
    refusal?.violations.find(({ field }) => field === name)?.message ?? (name === 'resume' ? lost(file) : '');
  return page(refusal ? `Not sent yet: ${heading}` : heading, [
    `<h1>${escapeHtml(heading)}</h1>`,
    form.lead ? `<p>${escapeHtml(form.lead)}</p>` : '',
    refusal ? alert(form, refusal, file) : '',
    `<form method="post" action="${escapeHtml(action)}" enctype="multipart/form-data" novalidate>`,
    ...form.fields.map((field) => fieldHtml(field, values[field.name] ?? '', messageOf(field))),
    robotField,
    '<p class="small" aria-hidden="true">* required</p>',
    // In a tab of its own: on the way back a browser may have lost what is typed.
    `<p class="small">${escapeHtml(storedText(terms))} <a href="/privacy" target="_blank">Privacy</a></p>`,
    `<button type="submit">${form.button}</button>`,
    '</form>',
  ]);
}

/** The page after a form was stored. */
export const thanksPage = ({ thanks, back }: PlainForm) =>
  page(thanks.title, [
    `<h1>${escapeHtml(thanks.title)}</h1>`,
    thanks.description ? `<p>${escapeHtml(thanks.description)}</p>` : '',
    `<p><a href="${back}">Back to the site</a></p>`,
  ]);

const page = (title: string, parts: string[]) =>
  [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title>`,
    '<link rel="icon" href="/favicon.svg">',
    `<style>${styles}</style>`,
    '</head>',
    '<body>',
    `<header><a href="/">${escapeHtml(brand.name)}</a></header>`,
    '<main>',
    ...parts.filter((part) => part !== ''),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');

/** A file that was chosen: browsers do not fill it in again. */
const lost = (file: Submission['file']) =>
  file ? `Please choose the file again: a browser does not keep it (${file.name}).` : '';

function alert({ fields }: PlainForm, { detail, violations }: Refusal, file: Submission['file']): string {
  const messages = violations.length > 0 ? violations : [{ field: '', message: detail }];
  const isAboutFile = messages.some(({ field }) => field === 'resume');
  const again = file && !isAboutFile ? [{ field: 'resume', message: lost(file) }] : [];
  const lines = [...messages, ...again].map(({ field, message }) => {
    const text = escapeHtml(message);
    return `<li>${fields.some(({ name }) => name === field) ? `<a href="#${field}">${text}</a>` : text}</li>`;
  });
  return [
    '<div class="alert" role="alert">',
    '<h2>Not sent yet</h2>',
    '<p>All that you typed is still here.</p>',
    `<ul>${lines.join('')}</ul>`,
    '</div>',
  ].join('\n');
}

function fieldHtml(field: Field, value: string, message: string): string {
  const { name, label, type = 'text', autocomplete, rows, hint, isOptional, isReadOnly } = field;
  const describedBy = [hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    autocomplete && `autocomplete="${autocomplete}"`,
    isReadOnly && 'readonly',
    !isOptional && !isReadOnly && 'aria-required="true"',
    message && 'aria-invalid="true"',
    describedBy && `aria-describedby="${describedBy}"`,
  ]
    .filter(Boolean)
    .join(' ');
  const mark = isOptional || isReadOnly ? '' : ' <span aria-hidden="true">*</span>';
  return [
    '<div class="field">',
    `<label for="${name}">${label}${mark}</label>`,
    rows
      ? // HTML ignores the first line break.
        `<textarea ${attributes} rows="${rows}">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${type}" ${type === 'file' ? 'accept=".pdf,.doc,.docx"' : `value="${escapeHtml(value)}"`}>`,
    hint ? `<p class="small" id="${name}-hint">${hint}</p>` : '',
    message ? `<p class="small error" id="${name}-error">${escapeHtml(message)}</p>` : '',
    '</div>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** People do not see it: robots fill it in. */
const robotField =
  '<div class="robot" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>';
