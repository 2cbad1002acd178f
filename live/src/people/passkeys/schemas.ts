import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Type } from '@sinclair/typebox';

const text = { type: 'string', maxLength: 20_000 };

/** A passkey as the browser's `toJSON` writes it. Later browsers may add members. */
const credential = (members: string[]) => ({
  type: 'object',
  required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
  properties: {
    id: text,
    rawId: text,
    type: { const: 'public-key' },
    clientExtensionResults: { type: 'object' },
    response: {
      type: 'object',
      required: members,
      properties: Object.fromEntries(members.map((name) => [name, text])),
    },
  },
});

export const newPasskeySchema = Type.Unsafe<RegistrationResponseJSON>(
  credential(['clientDataJSON', 'attestationObject']),
);

export const usedPasskeySchema = Type.Unsafe<AuthenticationResponseJSON>(
  credential(['clientDataJSON', 'authenticatorData', 'signature']),
);

/** Options for a browser, as the library makes them. */
export const optionsSchema = Type.Object({}, { additionalProperties: true });
