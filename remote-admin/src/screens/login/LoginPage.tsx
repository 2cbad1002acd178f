import { definePage } from 'shared/contract';
import { Center, chakra } from 'shared/ui';
import { LoginForm } from './LoginForm';
import { staffMetadata } from '../../layout/staffMetadata';

function LoginPage() {
  return (
    <chakra.main id="main" tabIndex={-1} outline="none" minH="100dvh" display="flex" bg="bg.subtle">
      <Center flex="1" px="4" py="10">
        <LoginForm />
      </Center>
    </chakra.main>
  );
}

export const page = definePage({ component: LoginPage, metadata: staffMetadata('Admin Login') });
