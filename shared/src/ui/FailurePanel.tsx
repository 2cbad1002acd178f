import { Center, type CenterProps } from '@chakra-ui/react/center';
import { HStack } from '@chakra-ui/react/stack';
import { useEffect, useRef } from 'react';
import { Button, Heading, StyledLink, Text } from './elements';
import { Icon } from './Icon';

interface FailurePanelProps extends Omit<CenterProps, 'title'> {
  title: string;
  /** What happened and what to do, in plain words. */
  message: string;
  action: { label: string; onClick: () => void };
  /** Offers a reload of the page, after a failed retry. */
  withReload?: boolean;
  /** Shows a link home; parts within a page have none. */
  withHome?: boolean;
  /** Moves the focus to the panel when it appears. */
  takesFocus?: boolean;
}

/** Replaces any missing part of a page: the problem, a retry, a link home. */
export function FailurePanel({
  title,
  message,
  action,
  withReload,
  withHome,
  takesFocus,
  ...box
}: FailurePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  return (
    <Center
      ref={panel}
      role="alert"
      tabIndex={-1}
      flexDirection="column"
      textAlign="center"
      gap="4"
      px="6"
      py="12"
      borderWidth="1px"
      borderColor="border"
      borderRadius="2xl"
      bg="bg.subtle"
      focusVisibleRing="outside"
      {...box}
    >
      <Center boxSize="12" borderRadius="full" bg="brand.muted" color="brand.fg">
        <Icon name="TriangleAlert" />
      </Center>
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="md">
        {message}
      </Text>
      <WaysOn action={action} withReload={withReload} withHome={withHome} />
    </Center>
  );
}

const WaysOn = ({
  action,
  withReload,
  withHome,
}: Pick<FailurePanelProps, 'action' | 'withReload' | 'withHome'>) => (
  <HStack gap="3">
    <Button variant="accent" onClick={action.onClick}>
      <Icon name="RotateCcw" />
      <span>{action.label}</span>
    </Button>
    {withReload && (
      <Button variant="outline" onClick={() => window.location.reload()}>
        Reload
      </Button>
    )}
    {withHome && (
      <StyledLink href="/" variant="underline" px="3" py="2">
        Home
      </StyledLink>
    )}
  </HStack>
);
