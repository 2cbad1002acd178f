import { de } from './de';
import { en, type Words } from './en';

/** To add a language, add its file of words here. */
const words = { en, de } satisfies Record<string, Words>;

export type Language = keyof typeof words;

export const languages = Object.keys(words) as Language[];

/** The language for a code such as `de-AT`; English where there are no words for it. */
export function languageOf(code = ''): Language {
  return languages.find((language) => language === code.split('-')[0]) ?? 'en';
}

/** The words for a code such as `de-AT`, in the language of `languageOf`. */
export const wordsIn = (code?: string): Words => words[languageOf(code)];

/** The languages and their names, for a choice. A chosen one without words of its own comes last. */
export function languageOptions(chosen = '') {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const codes = new Set<string>([...languages, ...(chosen === '' ? [] : [chosen])]);
  return [...codes].map((code) => [code, names.of(code) ?? code] as const);
}
