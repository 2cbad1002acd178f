import { definePage } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box, Center, chakra } from '@vibrant-peak/shared/ui';
import { staffMetadata } from '../../layout/staffMetadata';

const LoginForm = createLazyPart(async () => (await import('./LoginForm')).LoginForm, {
  island: 'login',
});

function LoginPage() {
  // Buttons of other logins are added below the form, which stays where it is.
  const isGrowing = useProfile() === 'live';
  return (
    <chakra.main id="main" tabIndex={-1} outline="none" minH="100dvh" display="flex" bg="bg.subtle">
      <Center flex="1" alignItems={isGrowing ? 'start' : 'center'} px="4" py={isGrowing ? '20' : '10'}>
        <Box w="full" maxW="md">
          <LoginForm fallback={<Box minH="34rem" />} />
        </Box>
      </Center>
    </chakra.main>
  );
}

export const page = definePage({ component: LoginPage, metadata: staffMetadata('Admin Login') });
