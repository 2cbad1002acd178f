import { chakra, type ChakraComponent, type InferRecipeProps } from '@chakra-ui/react/styled-system';
import { type Text as ChakraText } from '@chakra-ui/react/text';
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

/** Square button with an icon only: needs an `aria-label`. */
export const IconButton = chakra('button', iconButtonRecipe, isButton);

/** Link out of the site, or to an address without a route. */
export const StyledLink = chakra('a', linkRecipe);

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
export const ButtonLink: RouterLinkLike<typeof Button> = chakra(Link, buttonRecipe, isRouterLink);

export const RouterLink: RouterLinkLike<typeof StyledLink> = chakra(Link, linkRecipe, isRouterLink);

export const Heading = chakra('h2', headingRecipe);
export const Container = chakra('div', containerRecipe);
/** Without a recipe, which saves the library's look-up for each text. */
export const Text = chakra('p') as unknown as typeof ChakraText;
export const Span = chakra('span');

export const Badge = chakra('span', badgeRecipe);
