import { brand } from '@vibrant-peak/shared/content/brand';
import { demoLogin } from '@vibrant-peak/shared/content/demoLogin';
import { newPasswordPath } from '@vibrant-peak/shared/contract';
import { FormField } from '@vibrant-peak/shared/forms';
import { useProfile } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box, Button, Heading, RouterLink, Stack, Text, cardStyle, chakra } from '@vibrant-peak/shared/ui';
import { CodeField } from './CodeField';
import { useCredentialsForm } from './useCredentialsForm';
import { DemoHint } from './DemoHint';
import { useCodeStep } from './useCodeStep';
import { useLogin } from './useLogin';
import { useOpenStaffArea } from './useOpenStaffArea';

/** The default profile has none and never loads their code. */
const OtherLogins = createLazyPart(async () => (await import('./OtherLogins')).OtherLogins);

/** The default profile checks in the browser. Every mismatch gets the same message. */
export function LoginForm() {
  const form = useCredentialsForm();
  const { isAsked, askForCode } = useCodeStep(form);
  const logIn = useLogin(askForCode);
  const { to, open } = useOpenStaffArea();
  const isDemo = useProfile() !== 'live';
  const askAgain = () => form.setFocus('password', { shouldSelect: true });
  const submit = form.handleSubmit((credentials) => logIn(credentials, askAgain));

  return (
    <Card noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="1">
        <RouterLink to="/" textStyle="eyebrow" color="brand.fg" minH="11">
          {brand.name}
        </RouterLink>
        <Heading as="h1" size="xl" wordSpacing="0.1em">
          Staff login
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          For the people who look after this site.
        </Text>
      </Stack>
      <FormField
        form={form}
        name="username"
        label="Username"
        hint={isDemo ? undefined : 'Your email address.'}
        autoComplete={isDemo ? 'username' : 'username webauthn'}
        autoCapitalize="none"
      />
      <FormField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      {isAsked && <CodeField form={form} />}
      <Button type="submit" variant="accent" size="lg">
        Login
      </Button>
      {isDemo ? <DemoHint {...demoLogin} /> : <LiveLogins to={to} onLoggedIn={open} />}
    </Card>
  );
}

const LiveLogins = (login: { to: string; onLoggedIn: () => void }) => (
  <>
    <RouterLink variant="underline" minH="11" alignSelf="start" to={newPasswordPath}>
      Forgotten password?
    </RouterLink>
    {/* The session knows them: the page starts without an interaction. */}
    <OtherLogins {...login} withSuggestions fallback={<Box minH="11" data-autoplay />} />
  </>
);

const Card = chakra('form', {
  base: {
    ...cardStyle,
    borderRadius: '2xl',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    w: 'full',
    maxW: 'md',
    p: { base: '6', md: '10' },
    boxShadow: 'sm',
  },
});
