import { chakra } from '@chakra-ui/react';
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

/** Looks like a button, goes to a route. */
export const ButtonLink = chakra(Link, buttonRecipe);

export const RouterLink = chakra(Link, linkRecipe);
/** Link out of the site, or to an address that no route answers. */
export const StyledLink = chakra('a', linkRecipe);

export const Heading = chakra('h2', headingRecipe);
export const Container = chakra('div', containerRecipe);
export const Badge = chakra('span', badgeRecipe);
