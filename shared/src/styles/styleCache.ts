import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { system } from '../theme/system';

export const styleKey = 'vp';

/** Tokens that are the same in both colour modes, with their values. Invoice templates name the fonts themselves. */
const constants = constantTokens();

/**
 * Emotion's cache, without vendor prefixes: every browser that runs this site knows the standard names. Elements
 * of a prerendered page keep the classes of their document and need none of it.
 */
export function createStyleCache() {
  const cache = createCache({ key: styleKey, stylisPlugins });
  cache.compat = true;
  keepSheetsFresh(cache.sheet);
  return cache;
}

/** One list for all caches: where there is no browser, Emotion remembers by it which rules it has compiled, from one document to the next. */
const stylisPlugins: StylisPlugin[] = [inlineConstants];

/**
 * Begins a new sheet for the rules that an update of the page brings. Where a rule in a cascade layer comes into a sheet in use,
 * or while one changes, Chromium takes it for a new order of layers, looks up all fonts and lays out all text anew; a new
 * sheet at the end costs nothing.
 */
function keepSheetsFresh(sheet: EmotionCache['sheet']): void {
  const insert = sheet.insert.bind(sheet);
  let isFresh = false;
  sheet.insert = (rule) => {
    if (!isFresh) {
      isFresh = true;
      queueMicrotask(() => (isFresh = false));
      if (sheet.tags.length > 0 && sheet.tags.length < mostSheets) sheet.hydrate([createTag()]);
    }
    insert(rule);
  };
}

/** Each is searched for the rules of each element. */
const mostSheets = 50;

function createTag(): HTMLStyleElement {
  const tag = document.createElement('style');
  tag.dataset['emotion'] = styleKey;
  return tag;
}

/** Chakra sets it to the value of each `background`, for two recipes that the site does not use. */
const unusedVariable = '--bg-currentcolor';

/**
 * Writes the values of constant tokens into the rules themselves, and leaves their definitions out: a twentieth of the
 * document, and hundreds of variables that the browser need not look up for each element.
 */
function inlineConstants(element: Parameters<StylisPlugin>[0]): void {
  if (element.type !== 'decl') return;
  const name = String(element.props);
  if (constants.has(name) || name === unusedVariable) element.value = '';
  else element.value = withValues(element.value);
}

function withValues(text: string): string {
  if (!text.includes('var(--chakra-')) return text;
  return text.replace(/var\((--chakra-[\w\\.-]+)\)/g, (reference, name: string) => {
    const value = constants.get(name);
    return value === undefined ? reference : withValues(value);
  });
}

function constantTokens(): Map<string, string> {
  const { cssVarMap } = system.tokens;
  const changing = new Set(
    [...cssVarMap].flatMap(([condition, variables]) => (condition === 'base' ? [] : [...variables.keys()])),
  );
  const entries = [...(cssVarMap.get('base') ?? [])]
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => !changing.has(name) && !/-fonts-|colors|gradients|shadows/.test(name + value));
  return new Map(entries);
}
