import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse, wantsProof } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { SecondFactor } from './SecondFactor';

const recoveryCodes = ['12345 67890 12345 67890', '09876 54321 09876 54321'];
const begun = { secret: 'MXASWY2FGCJ2PL2QGT2KIDJWD6DWQZHY', address: 'otpauth://totp/x?secret=y' };
const neither = 'This is neither your password nor a valid code.';

function open(isOn: boolean, answers: Parameters<typeof fakeServer>[0] = {}) {
  const state = { isOn, recoveryCodes: isOn ? 8 : 0 };
  const requests = fakeServer({ 'GET /second-factor': () => ({ ...state }), ...answers });
  const onSessionsEnded = jest.fn();
  const element = <SecondFactor email="ayesha@the.site" onSessionsEnded={onSessionsEnded} />;
  return { ...renderAs('editor', element), state, requests, onSessionsEnded };
}

test('somebody sets it up: the key in groups, a wrong code, the recovery codes once', async () => {
  const { user, state, toast, onSessionsEnded } = open(false, {
    'POST /second-factor': begun,
    'PUT /second-factor': ({ code }: { code: string }) => {
      if (code !== '123 456') return refuse(422, 'This code is wrong.', 'code');
      Object.assign(state, { isOn: true, recoveryCodes: 10 });
      return { recoveryCodes };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  expect(await screen.findByText('MXAS WY2F GCJ2 PL2Q GT2K IDJW D6DW QZHY')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const code = screen.getByLabelText('Code that the app shows');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong.'));
  expect(code).toHaveFocus();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText(recoveryCodes[1]!)).toBeVisible();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Second Factor On' }));
  expect(onSessionsEnded).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(`Recovery codes of ayesha@the.site for Vibrant Peak\n\n${recoveryCodes.join('\n')}\n`);
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText(recoveryCodes[1]!)).not.toBeInTheDocument());
  expect(await screen.findByText(/Recovery codes left: 10\./)).toBeVisible();
});

test('long after the sign-in the set-up takes the password first', async () => {
  let isProven = false;
  const { user } = open(false, {
    'POST /second-factor': () => (isProven ? begun : wantsProof('password')),
    'POST /session/proof': ({ password }: { password: string }) => {
      isProven = password === 'twelve letters';
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  await user.type(await screen.findByLabelText('Your password'), 'twelve letters{Enter}');
  expect(await screen.findByText('MXAS WY2F GCJ2 PL2Q GT2K IDJW D6DW QZHY')).toBeVisible();
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});

test('new recovery codes take the password or a code', async () => {
  const { user } = open(true, {
    'POST /second-factor/codes': ({ proof }: { proof: string }) =>
      proof === 'twelve letters' ? { recoveryCodes } : refuse(422, neither, 'proof'),
  });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const proof = screen.getByLabelText('Your password, or a code');
  await waitFor(() => expect(proof).toHaveFocus());
  await user.keyboard('wrong{Enter}');
  await waitFor(() => expect(proof).toHaveAccessibleDescription(neither));
  await user.clear(proof);
  await user.type(proof, 'twelve letters{Enter}');
  expect(await screen.findByText(recoveryCodes[0]!)).toBeVisible();
});

test('recovery codes that the browser does not copy are not said to be copied', async () => {
  const { user, toast } = open(true, { 'POST /second-factor/codes': { recoveryCodes } });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.type(screen.getByLabelText('Your password, or a code'), 'twelve letters{Enter}');
  await screen.findByText(recoveryCodes[0]!);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const failed = { type: 'error', title: 'Copying Failed', description: 'Download the codes instead.' };
  await waitFor(() => expect(toast).toHaveBeenCalledWith(failed));
});

test('it is turned off', async () => {
  const { user, state, toast, requests } = open(true, {
    'POST /second-factor/removal': () => {
      Object.assign(state, { isOn: false, recoveryCodes: 0 });
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.type(screen.getByLabelText('Your password, or a code'), '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeVisible();
  expect(requests).toContain('POST /second-factor/removal {"proof":"123456"}');
  expect(toast).toHaveBeenCalledWith({ type: 'error', title: 'Second Factor Off' });
});
