import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ComponentType } from 'react';
import {
  dashboardSlot,
  defineExtension,
  homeSlot,
  type RegistryExtension,
} from '@vibrant-peak/shared/contract';
import { Slot } from '@vibrant-peak/shared/host';
import { renderInHost } from '@vibrant-peak/shared/testing';
import type { Load } from '../remotes/loadFailure';
import { createExtensions } from './createExtensions';

const declared = (module: string, order: number): RegistryExtension => ({
  slot: 'dashboard',
  remote: 'remote-x',
  module,
  order,
});
const made = (component: ComponentType) => ({ extension: defineExtension(dashboardSlot, component) });

/** Renders the dashboard's slot with extensions by module. Missing modules do not load. */
function renderSlot(modules: Record<string, object | undefined>) {
  const load = jest.fn<Promise<unknown>, [string, string]>(async (remote, module) =>
    modules[module]
      ? { status: 'loaded', value: modules[module] }
      : { status: 'failed', remote, reason: 'unreachable', error: new Error('lost') },
  );
  const extensions = Object.keys(modules).map((module, index) => declared(module, -index));
  const extensionsOf = createExtensions({ extensions }, load as Load);
  renderInHost(
    <>
      <h1>Dashboard</h1>
      <Slot slot={dashboardSlot} />
    </>,
    { host: { extensionsOf } },
  );
  return load;
}

const Card = () => <p>Card</p>;
const Other = () => <p>Other card</p>;

/** React reports errors that a boundary caught. */
const caught = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

test('a slot shows its extensions in their order, whichever remote comes first', async () => {
  renderSlot({ Card: made(Card), Other: made(Other) });
  expect(await screen.findByText('Card')).toBeVisible();
  expect(screen.getAllByText(/card/i).map(({ textContent }) => textContent)).toEqual(['Other card', 'Card']);
});

test('an extension that does not load affects nothing else, and its note loads it again', async () => {
  const modules: Parameters<typeof renderSlot>[0] = { Card: undefined, Other: made(Other) };
  const load = renderSlot(modules);
  expect(await screen.findByText('This part did not load.')).toBeVisible();
  expect(screen.getByText('Other card')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // The loader of remotes has its own silent retries.
  expect(load.mock.calls.filter(([, module]) => module === 'Card')).toHaveLength(1);

  modules['Card'] = made(Card);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Card')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('Card').parentElement).toHaveFocus();
});

let isBroken: boolean;

function BrokenRender() {
  if (isBroken) throw new Error('broken');
  return <p>Mended</p>;
}

function BrokenEffect() {
  useEffect(() => {
    if (isBroken) throw new Error('broken');
  });
  return <p>Mended</p>;
}

test.each([
  ['while it renders', BrokenRender],
  ['in an effect', BrokenEffect],
])('an extension that throws %s costs itself alone', async (_when, Broken) => {
  caught();
  isBroken = true;
  renderSlot({ Broken: made(Broken), Other: made(Other) });
  expect(await screen.findByText('This part stopped working.')).toBeVisible();
  expect(screen.getByText('Other card')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Mended')).toBeVisible();
});

test('a module that exports no extension, or one made for another slot, is not shown', async () => {
  renderSlot({ None: {}, Foreign: { extension: { slot: 'other', component: Card } }, Other: made(Other) });
  expect(await screen.findAllByText('This part did not load.')).toHaveLength(2);
  expect(screen.queryByText('Card')).not.toBeInTheDocument();
});

test('an extension of a public page that does not load, or throws, shows nothing', async () => {
  caught();
  isBroken = true;
  const load = jest.fn(async (remote: string, module: string) =>
    module === 'Lost'
      ? { status: 'failed', remote, reason: 'unreachable', error: new Error('lost') }
      : {
          status: 'loaded',
          value: { extension: defineExtension(homeSlot, module === 'Broken' ? BrokenEffect : Card) },
        },
  );
  const extensions = ['Lost', 'Broken', 'Card'].map((module, order) => ({
    ...declared(module, order),
    slot: homeSlot.name,
  }));
  const extensionsOf = createExtensions({ extensions }, load as Load);
  renderInHost(<Slot slot={homeSlot} />, { host: { extensionsOf } });
  expect(await screen.findByText('Card')).toBeVisible();
  expect(load.mock.calls.map(([, module]) => module)).toEqual(['Lost', 'Broken', 'Card']);
  for (const lost of ['Lost', 'Broken'])
    expect(document.querySelector(`[data-island="remote-x/${lost}"]`)).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a slot that no remote fills takes no room', () => {
  renderSlot({});
  expect(screen.getByRole('heading').parentElement!.children).toHaveLength(1);
});
