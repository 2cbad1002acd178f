import { definePage } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Button, Container, Heading } from '@vibrant-peak/shared/ui';
import { useState } from 'react';
import styles from './Harbor.module.css';

function ShipsPage() {
  const [count, setCount] = useState(0);
  return (
    <Container py="32">
      <Heading as="h1" className={styles.title}>
        Ships
      </Heading>
      <Button onClick={() => setCount(count + 1)}>Greetings: {count}</Button>
    </Container>
  );
}

export const page = definePage({
  component: ShipsPage,
  metadata: { title: `Ships | ${brand.name}`, description: 'A page that another bundler built' },
});
