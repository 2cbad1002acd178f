import { proofs } from 'shared/content/vision';
import { Box, Container, Grid, Text } from 'shared/ui';

/** What the work has changed for clients, right under the hero. */
export function ProofStrip() {
  return (
    <Box borderBottomWidth="1px" borderColor="border.muted">
      <Container py={{ base: '8', md: '6' }}>
        <Grid
          as="ul"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' }}
          columnGap="8"
          rowGap="6"
        >
          {proofs.map(({ figure, text, clientName }) => (
            <li key={clientName}>
              <Text fontFamily="heading" fontWeight="semibold" fontSize="2xl" letterSpacing="tight">
                {figure}
              </Text>
              <Text>{text}</Text>
              <Text fontSize="sm" color="fg.muted">
                {clientName}
              </Text>
            </li>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
