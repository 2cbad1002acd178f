import { definePage } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Container, Heading, RouterLink, Text } from '@vibrant-peak/shared/ui';
import styles from './Harbor.module.css';

function HarborPage() {
  return (
    <Container py="32">
      <Heading as="h1" className={styles.title}>
        The harbor
      </Heading>
      <Text>Ships of {brand.name}</Text>
      <RouterLink to="/harbor/ships">All ships</RouterLink>
    </Container>
  );
}

export const page = definePage({
  component: HarborPage,
  metadata: { title: `Harbor | ${brand.name}`, description: 'A page that another bundler built' },
});
