import { useId, type ReactNode } from 'react';
import { Card, Flex, Heading, RouterLink, chakra } from '../ui';

interface DashboardCardProps {
  title: string;
  /** Where it is dealt with. */
  link: { to: string; label: string };
  isBusy?: boolean;
  children: ReactNode;
}

/** Something that waits, on the dashboard. */
export function DashboardCard({ title, link: { to, label }, isBusy, children }: DashboardCardProps) {
  const id = useId();
  return (
    <CardFrame aria-labelledby={id} aria-busy={isBusy}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4">
        <Heading id={id} as="h2" size="sm">
          {title}
        </Heading>
        <RouterLink to={to} variant="underline" minH="11" fontSize="sm">
          {label}
        </RouterLink>
      </Flex>
      {children}
    </CardFrame>
  );
}

/** A card of the staff area. */
export const CardFrame = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    h: 'full',
    minH: '28',
    px: '5',
    pt: '3',
    pb: '5',
    overflowWrap: 'anywhere',
  },
});
