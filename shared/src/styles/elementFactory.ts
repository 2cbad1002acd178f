import { mergeProps, mergeRefs } from '@chakra-ui/react';
import {
  Children,
  createElement,
  isValidElement,
  useContext,
  useEffect,
  useInsertionEffect,
  useReducer,
  useState,
  type ElementType,
  type ReactElement,
  type Ref,
} from 'react';
import type { chakra as Chakra, RecipeDefinition } from '@chakra-ui/react';
import {
  AdoptionContext,
  currentStyles,
  haveStylesFailed,
  loadStyles,
  subscribeToStyles,
  useStyleCache,
} from './loadStyles';

export type Props = Record<string, unknown>;

interface Options {
  forwardProps?: string[];
  forwardAsChild?: boolean;
  defaultProps?: Props;
  shouldForwardProp?: (name: string, variantKeys: string[]) => boolean;
}

/** What an element is made of. */
export interface Definition {
  tag: ElementType;
  recipe: RecipeDefinition;
  /** The styled element that this one builds on. */
  parent: Definition | undefined;
  options: Options;
}

/** SVG's own properties that are named like styles. */
const drawn: Record<string, string[]> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

const definitions = new WeakMap<object, Definition>();
const isServer = typeof document === 'undefined';

/**
 * Takes the place of Chakra's factory in what visitors load (`webpack/waitingLibraries.ts`), with the same results. Elements of a prerendered
 * page have their classes in the document and keep them: they hydrate without computing any style, and without the code
 * that could. It comes with the first element that is new or has changed; until then a new one is there, but not seen.
 */
function createStyled(tag: ElementType, recipe: RecipeDefinition = {}, options: Options = {}) {
  const parent = typeof tag === 'string' ? undefined : definitions.get(tag);
  const definition: Definition = {
    tag: parent?.tag ?? tag,
    recipe,
    parent,
    options: { ...optionsOf(tag), ...inherited(parent?.options), ...options },
  };

  function Styled(given: Props) {
    const styles = currentStyles();
    const cache = useStyleCache(styles);
    const adoption = useContext(AdoptionContext);
    const [isAdopted] = useState(adoption.isOn);
    const [inDocument, setInDocument] = useState(isAdopted ? given : undefined);
    const isAsInDocument = inDocument !== undefined && looksAlike(inDocument, given);
    useArrival(!styles && !isAsInDocument);
    const resolved =
      styles && cache && !isAsInDocument ? styles.resolve(definition, given, cache) : undefined;
    // From now on it has a computed class: it cannot return to that of the document.
    if (resolved && inDocument) setInDocument(undefined);
    const insert = () => {
      if (styles && cache && resolved)
        styles.insert(cache, resolved.serialized, typeof definition.tag === 'string');
    };
    // A composition collects what rendering inserts; effects never run there.
    if (isServer) insert();
    useInsertionEffect(insert);

    if (resolved) return elementOf(definition, given, { ...resolved.props, className: resolved.className });
    const plain = {
      ...options.defaultProps,
      ...withoutStyles(given['as'] ?? definition.tag, given),
      className: undefined,
    };
    return elementOf(
      definition,
      given,
      isAdopted || haveStylesFailed() ? plain : { ...plain, style: unseen },
    );
  }
  Styled.displayName = `chakra(${nameOf(definition.tag)})`;
  definitions.set(Styled, definition);
  return Styled;
}

/** Properties that are no styles, whatever they are set to. */
const isPlain = (name: string) =>
  /^(aria-|data-|on[A-Z])/.test(name) ||
  ['children', 'style', 'ref', 'hidden', 'href', 'to', 'tabIndex'].includes(name);

/** No attribute of an element is an object: those are styles for several widths or states. */
const withoutStyles = (tag: unknown, props: Props): Props =>
  typeof tag !== 'string'
    ? props
    : Object.fromEntries(
        Object.entries(props).filter(
          ([name, value]) => isPlain(name) || typeof value !== 'object' || name === 'dangerouslySetInnerHTML',
        ),
      );

/** Whether an element would get the same styles from both: then it keeps what it has. */
function looksAlike(first: Props, second: Props): boolean {
  if (first === second) return true;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => isPlain(name) || isEqual(first[name], second[name]));
}

const isEqual = (first: unknown, second: unknown) =>
  Object.is(first, second) ||
  (typeof first === 'object' &&
    typeof second === 'object' &&
    JSON.stringify(first) === JSON.stringify(second));

const unseen = { visibility: 'hidden' };

/** Renders again when styles can be computed. */
function useArrival(isNeeded: boolean): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isNeeded) return;
    if (currentStyles()) return render();
    void loadStyles().catch(() => undefined);
    return subscribeToStyles(render);
  }, [isNeeded]);
}

function elementOf({ tag, options }: Definition, given: Props, props: Props): ReactElement {
  const { as, asChild, ...rest } = props;
  delete rest['css'];
  const forwardsAsChild = options.forwardAsChild || options.forwardProps?.includes('asChild');
  if (asChild && !forwardsAsChild) return asChildOf(given, rest);
  if (as && forwardsAsChild)
    return createElement(
      tag,
      { ...rest, asChild: true },
      createElement(as as ElementType, { children: rest['children'] }),
    );
  return createElement(
    (as as ElementType | undefined) ?? tag,
    forwardsAsChild && asChild ? { ...rest, asChild } : rest,
  );
}

function asChildOf({ children, ref }: Props, props: Props): ReactElement {
  const child = Children.toArray(children as ReactElement).find((one) => isValidElement<Props>(one));
  if (!child) throw new Error('An element with asChild has no child');
  const { ref: childRef } = child.props;
  const own = { ...props };
  delete own['children'];
  const merged = mergeProps(own, child.props);
  return createElement(child.type, {
    ...merged,
    ref: mergeRefs(ref as Ref<unknown>, childRef as Ref<unknown>),
  });
}

const optionsOf = (tag: ElementType): Options =>
  typeof tag === 'string' && drawn[tag] ? { forwardProps: drawn[tag] } : {};

const inherited = ({ forwardProps, shouldForwardProp }: Options = {}): Options => ({
  ...(forwardProps && { forwardProps }),
  ...(shouldForwardProp && { shouldForwardProp }),
});

const nameOf = (tag: ElementType) => (typeof tag === 'string' ? tag : (tag.displayName ?? tag.name));

const byTag = new Map<string, ReturnType<typeof createStyled>>();

/** `chakra('div', recipe)` and `chakra.div`, typed as the library types them. */
export const chakra = new Proxy(createStyled, {
  get(_, tag: string) {
    if (!byTag.has(tag)) byTag.set(tag, createStyled(tag as ElementType));
    return byTag.get(tag);
  },
}) as unknown as typeof Chakra;
