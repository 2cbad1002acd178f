import {
  chakra,
  type ChakraComponent,
  type InferRecipeProps,
  type Text as ChakraText,
} from '@chakra-ui/react';
import type { ComponentProps, ElementType } from 'react';
import { Link } from 'react-router-dom';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  iconButtonRecipe,
  linkRecipe,
} from '../theme/recipes';

const isButton = { defaultProps: { type: 'button' as const } };

export const Button = chakra('button', buttonRecipe, isButton);

/** Square button with an icon alone: it needs an `aria-label`. */
export const IconButton = chakra('button', iconButtonRecipe, isButton);

/** Link out of the site, or to an address that no route answers. */
export const StyledLink = chakra('a', linkRecipe);

/** A link of the router with the look of another element; its type is named, as its declaration spells out 300 attributes else. */
type RouterLinkLike<Like> = ChakraComponent<
  ElementType,
  ComponentProps<typeof Link> & InferRecipeProps<Like>
>;

/** The router would mark each link for a server that discovers routes, which this site has not. */
const isRouterLink = { defaultProps: { discover: 'none' as const } };

/** Looks like a button, goes to a route. */
export const ButtonLink: RouterLinkLike<typeof Button> = chakra(Link, buttonRecipe, isRouterLink);

export const RouterLink: RouterLinkLike<typeof StyledLink> = chakra(Link, linkRecipe, isRouterLink);

export const Heading = chakra('h2', headingRecipe);
export const Container = chakra('div', containerRecipe);
/** Without a recipe, and so without the look-up that the library's own makes for each text. */
export const Text = chakra('p') as unknown as typeof ChakraText;
export const Span = chakra('span');

export const Badge = chakra('span', badgeRecipe);
