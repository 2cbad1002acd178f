import { recordFailure } from '@vibrant-peak/shared/interaction';
import { Button, Container, Heading, Text, VStack } from '@vibrant-peak/shared/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** The router's own error screen, for errors that no panel caught. */
export function UnexpectedErrorPage() {
  const error = useRouteError();
  useEffect(() => void recordFailure(error), [error]);
  return (
    <Container as="main" id="main">
      <VStack role="alert" minH="100dvh" justifyContent="center" gap="5" textAlign="center">
        <Heading as="h1" size="2xl">
          Unexpected Application Error!
        </Heading>
        <Text color="fg.muted">{describe(error)}</Text>
        <Button variant="accent" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </VStack>
    </Container>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
