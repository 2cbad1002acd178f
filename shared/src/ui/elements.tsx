import { chakra, type ChakraComponent, type InferRecipeProps } from '@chakra-ui/react/styled-system';
import { type Text as ChakraText } from '@chakra-ui/react/text';
import type { ComponentProps, ElementType } from 'react';
import { Link } from 'react-router-dom';
import { badgeRecipe, buttonRecipe, headingRecipe, iconButtonRecipe, linkRecipe } from '../theme/recipes';

/** Adds a class of `sharedRules`, also to elements that are derived from this one. */
function withClass<Element extends ElementType>(Styled: Element, name: string): Element {
  const Drawn: ElementType = Styled;
  const Named = ({ className, ...props }: { className?: string }) => (
    <Drawn {...props} className={className ? `${name} ${className}` : name} />
  );
  // It takes what the element takes.
  return Named as Element;
}

const isButton = { defaultProps: { type: 'button' as const } };

export const Button = withClass(chakra('button', buttonRecipe, isButton), 'button');

/** Square button with an icon only: needs an `aria-label`. */
export const IconButton = withClass(chakra('button', iconButtonRecipe, isButton), 'button');

/** Link out of the site, or to an address without a route. */
export const StyledLink = withClass(chakra('a', linkRecipe), 'link');

/**
 * A link of the router styled as another element; typed explicitly, because the inferred
 * declaration lists 300 attributes.
 */
type RouterLinkLike<Like> = ChakraComponent<
  ElementType,
  ComponentProps<typeof Link> & InferRecipeProps<Like>
>;

/** Otherwise the router marks each link for lazy route discovery, which this site does not use. */
const isRouterLink = { defaultProps: { discover: 'none' as const } };

/** Link to a route, styled as a button. */
export const ButtonLink: RouterLinkLike<typeof Button> = withClass(
  chakra(Link, buttonRecipe, isRouterLink),
  'button',
);

export const RouterLink: RouterLinkLike<typeof StyledLink> = withClass(
  chakra(Link, linkRecipe, isRouterLink),
  'link',
);

export const Heading = withClass(chakra('h2', headingRecipe), 'heading');
export const Container = withClass(chakra('div'), 'container');
/** Without a recipe, which saves the library's look-up for each text. */
export const Text = chakra('p') as unknown as typeof ChakraText;
export const Span = chakra('span');

export const Badge = chakra('span', badgeRecipe);
