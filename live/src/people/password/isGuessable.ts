import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs as graphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { brand } from '@vibrant-peak/shared/content/brand';

let estimator: ZxcvbnFactory | undefined;

/**
 * Prepares the word lists once. That blocks the thread for a fifth of a second, so a server does
 * it before it answers requests.
 */
export function wordLists(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs });
  return estimator;
}

/** The work grows with the square of the length; a strong beginning is strong enough. */
const MAX_LENGTH = 40;
/** "Safely unguessable": at least 10^8 guesses. */
const MIN_SCORE = 3;

/** A text without its spaces, and each of its words. */
const partsOf = (text: string) => [text.replace(/\s+/g, ''), ...text.split(/[\s@.]+/)].filter(Boolean);

/**
 * Whether guessing would be easy.
 * @param known what others know of the person, such as the name.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const words = [...known, brand.name].flatMap(partsOf);
  return wordLists().check([...password].slice(0, MAX_LENGTH).join(''), words).score < MIN_SCORE;
}
