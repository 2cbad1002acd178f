import type { HostServices } from '../host/index';

const missing = (name: string) => () => {
  throw new Error(`The test did not provide the host service "${name}"`);
};

const nothingHeld: [] = [];

/**
 * Host services for tests: a service that the test does not provide throws when it is used.
 * `renderInHost` takes the same services.
 * @example
 * ```tsx
 * import { screen } from '@testing-library/react';
 * import { useToast } from '@vibrant-peak/shared/host';
 * import { renderInHost } from '@vibrant-peak/shared/testing';
 *
 * function SaveButton() {
 *   const toast = useToast();
 *   return <button onClick={() => toast({ title: 'Saved', type: 'success' })}>Save</button>;
 * }
 *
 * test('a save is confirmed by a toast', () => {
 *   const toast = jest.fn();
 *   renderInHost(<SaveButton />, { host: { toast } });
 *   screen.getByRole('button', { name: 'Save' }).click();
 *   expect(toast).toHaveBeenCalledWith({ title: 'Saved', type: 'success' });
 * });
 * ```
 */
export function fakeHost(supplied: Partial<HostServices> = {}): HostServices {
  return {
    theme: { get: () => 'light', subscribe: () => () => undefined, toggle: missing('theme.toggle') },
    profile: 'default',
    session: {
      isLoggedIn: missing('session.isLoggedIn'),
      logIn: missing('session.logIn'),
      logOut: missing('session.logOut'),
    },
    toast: missing('toast'),
    unsavedChanges: {
      hold: () => () => false,
      holders: { get: () => nothingHeld, subscribe: () => () => undefined },
      leaveBy: (action) => action(),
    },
    overrideMetadata: () => () => undefined,
    staffNavigation: [],
    siteLinks: [],
    extensionsOf: () => [],
    platform: { get: missing('platform.get'), subscribe: () => () => undefined },
    ...supplied,
  };
}
