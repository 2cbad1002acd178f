import { CacheProvider, Global, type EmotionCache, type Interpolation } from '@emotion/react';
import isPropValid from '@emotion/is-prop-valid';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import type { RecipeDefinition, SystemContext } from '@chakra-ui/react';
import { system } from '../theme/system';
import { iconOf } from '../ui/icons';
import { createStyleCache } from './styleCache';
import type { Definition, Props } from './elementFactory';

type Recipe = ReturnType<SystemContext['cva']>;

let ownCache: EmotionCache | undefined;

/** The runtime of the design system: computes the styles of elements and writes them into the document. */
export const engine = {
  system,
  cache: (): EmotionCache => (ownCache ??= createStyleCache()),
  resolve,
  insert: insertStyles,
  Global: GlobalStyles,
  iconOf,
};

export type StyleEngine = typeof engine;

function GlobalStyles({ styles, cache }: { styles: Interpolation<object>; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <Global styles={styles} />
    </CacheProvider>
  );
}

const recipes = new WeakMap<Definition, Recipe>();

/** The recipe of an element, and of the one that it is made of. */
function recipeOf(definition: Definition): Recipe {
  const known = recipes.get(definition);
  if (known) return known;
  const own = toRecipe(definition.recipe);
  const recipe = definition.parent ? recipeOf(definition.parent).merge(own) : own;
  recipes.set(definition, recipe);
  return recipe;
}

const toRecipe = (recipe: RecipeDefinition | Recipe): Recipe =>
  '__cva__' in recipe ? (recipe as Recipe) : (system.cva(recipe as never) as Recipe);

export interface Resolved {
  /** What is left for the element itself. */
  props: Props;
  className: string | undefined;
  serialized: ReturnType<typeof serializeStyles>;
}

/** Takes the properties of an element apart: styles become rules, the rest is passed on. As Chakra's own factory does. */
function resolve(definition: Definition, given: Props, cache: EmotionCache): Resolved {
  const { options } = definition;
  const recipe = recipeOf(definition);
  const { variantKeys } = recipe as unknown as { variantKeys: string[] };
  const isStyle = (name: string) => system.isValidProperty(name);
  const isForwarded = (name: string) => forwards(definition, name, variantKeys, isStyle);

  const props: Props = {};
  const variants: Props = {};
  const styles: Props = {};
  for (const [name, value] of Object.entries({ ...options.defaultProps, ...defined(given) })) {
    if (name === 'children') props[name] = value;
    else if (isForwarded(name)) props[name] = value;
    else if (variantKeys.includes(name)) variants[name] = value;
    else if (isStyle(name)) styles[name] = value;
    else props[name] = value;
  }
  for (const name of ['colorPalette', 'orientation'])
    if (!variantKeys.includes(name)) variants[name] = given[name] ?? options.defaultProps?.[name];
  const { rules, serialized: alone } = rulesOf(definition, variants, styles);
  const parts = [rules];
  const raw =
    typeof props['className'] === 'string'
      ? getRegisteredStyles(cache.registered, parts as never, props['className'])
      : '';
  const serialized = parts.length > 1 ? serializeStyles(parts as never, cache.registered, {}) : alone;
  const className = `${raw.trim()}${serialized.styles ? ` ${cache.key}-${serialized.name}` : ''}`.trim();
  return { props: forwardedOf(props, isForwarded), className: className || undefined, serialized };
}

interface Rules {
  rules: object;
  serialized: Resolved['serialized'];
}

/** Rules by element definition and styling properties: most elements of a kind have the same, and have them at each render. */
const known = new WeakMap<Definition, Map<string, Rules>>();
/** Limit per definition: a width that is computed for each render would fill the map without end. */
const mostLooks = 200;

function rulesOf(definition: Definition, variants: Props, styles: Props): Rules {
  const looks = known.get(definition) ?? new Map<string, Rules>();
  known.set(definition, looks);
  const look = JSON.stringify([variants, styles]);
  const before = looks.get(look);
  if (before) return before;
  const { css, ...own } = styles;
  const ofRecipe = (recipeOf(definition) as unknown as (variants: Props) => object)(variants);
  const rules = system.css(
    ...([ofRecipe, ...[css].flat(Infinity).filter(Boolean), own] as object[]),
  ) as object;
  const computed = { rules, serialized: serializeStyles([rules] as never, undefined, {}) };
  if (looks.size >= mostLooks) looks.clear();
  looks.set(look, computed);
  return computed;
}

const defined = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

const htmlProps: Record<string, string> = {
  htmlWidth: 'width',
  htmlHeight: 'height',
  htmlSize: 'size',
  htmlTranslate: 'translate',
};

function forwardedOf(props: Props, isForwarded: (name: string) => boolean): Props {
  const forwarded: Props = {};
  for (const [name, value] of Object.entries(props)) {
    const htmlName = htmlProps[name];
    if (htmlName) forwarded[htmlName] = value;
    else if (name === 'children' || name === 'as' || name === 'asChild' || isForwarded(name))
      forwarded[name] = value;
  }
  delete forwarded['className'];
  return forwarded;
}

function forwards(
  { tag, options }: Definition,
  name: string,
  variantKeys: string[],
  isStyle: (name: string) => boolean,
): boolean {
  if (options.shouldForwardProp) return options.shouldForwardProp(name, variantKeys);
  if (options.forwardProps?.includes(name)) return true;
  if (variantKeys.includes(name) || isStyle(name)) return false;
  // Elements take what HTML and SVG know, components take everything.
  return typeof tag !== 'string' || options.forwardProps !== undefined || isPropValid(name);
}
