import { proofs } from 'shared/content/vision';
import { Box, Container, Grid, RouterLink, Text } from 'shared/ui';
import { projectPath } from '../components/ownPath';

/** Clients' results, right below the hero; each figure links to its project. */
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
          {proofs.map(({ figure, text, clientName, slug }) => (
            <li key={slug}>
              <RouterLink to={projectPath({ slug })} display="block">
                <Text fontFamily="heading" fontWeight="semibold" fontSize="2xl" letterSpacing="tight">
                  {figure}
                </Text>
                <Text fontSize={{ base: 'sm', sm: 'md' }}>{text}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {clientName}
                </Text>
              </RouterLink>
            </li>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
