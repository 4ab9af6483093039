import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { openHistory, ShopRouter } from '../../shop-router';
import { useBackCloses } from '../../../lib/history/use-back-closes';

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(onClose);
  return <div role="dialog" aria-label={name} />;
}

let open: (name: string) => void;
let close: (name: string) => void;
let go: ReturnType<typeof useNavigate>;

function Page() {
  const location = useLocation();
  const [names, setNames] = useState<string[]>([]);
  go = useNavigate();
  open = (name) => setNames((now) => [...now, name]);
  close = (name) => setNames((now) => now.filter((other) => other !== name));
  return (
    <>
      <p>{location.pathname + location.search}</p>
      {names.map((name) => (
        <Overlay key={name} name={name} onClose={() => close(name)} />
      ))}
    </>
  );
}

/** Each test begins at an address of its own, with a page before it. */
let start: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  start = `/list?test=${count}`;
  window.history.pushState(null, '', `/before?test=${count}`);
  window.history.pushState(null, '', start);
  const opened = openHistory();
  render(
    <ShopRouter opened={opened} hasCode={() => true}>
      <Page />
    </ShopRouter>,
  );
  await screen.findByText(start);
});

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.ariaLabel);

const isOnEntry = () => (window.history.state as { overlay?: boolean } | null)?.overlay === true;
const leftEntry = () => waitFor(() => expect(isOnEntry()).toBe(false));

async function expectBackLeadsTo(address: string) {
  window.history.back();
  expect(await screen.findByText(address)).toBeVisible();
}

test('Back closes what is open and stays on the page; the next Back leaves it', async () => {
  act(() => open('zoom'));
  window.history.back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(window.location.search).toBe(`?test=${count}`);
  await expectBackLeadsTo(`/before?test=${count}`);
});

test('an overlay that was closed by itself leaves no entry behind', async () => {
  act(() => open('zoom'));
  act(() => close('zoom'));
  await leftEntry();
  await act(async () => go('/cart'));
  await expectBackLeadsTo(start);
  await expectBackLeadsTo(`/before?test=${count}`);
});

test('overlays share one entry, and each Back closes one', async () => {
  act(() => open('sheet'));
  act(() => open('panel'));
  window.history.back();
  await waitFor(() => expect(dialogs()).toEqual(['sheet']));
  await waitFor(() => expect(isOnEntry()).toBe(true));
  window.history.back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  await expectBackLeadsTo(`/before?test=${count}`);
});

test('one that opens as another closes takes its entry over', () => {
  const back = vi.spyOn(window.history, 'back');
  const push = vi.spyOn(window.history, 'pushState');
  act(() => open('sheet'));
  act(() => {
    close('sheet');
    open('panel');
  });
  expect(back).not.toHaveBeenCalled();
  expect(push).toHaveBeenCalledOnce();
});

test('Forward opens nothing again and changes nothing', async () => {
  act(() => open('zoom'));
  act(() => close('zoom'));
  await leftEntry();
  const back = vi.spyOn(window.history, 'back');
  window.history.forward();
  await waitFor(() => expect(back).toHaveBeenCalled());
  await leftEntry();
  expect(dialogs()).toEqual([]);
  await expectBackLeadsTo(`/before?test=${count}`);
});

test('a page that is opened from an overlay takes its place', async () => {
  act(() => open('panel'));
  await act(async () => go('/cart'));
  act(() => close('panel'));
  expect(await screen.findByText('/cart')).toBeVisible();
  await expectBackLeadsTo(start);
  await expectBackLeadsTo(`/before?test=${count}`);
});

test('an address that is replaced under an overlay stays one entry', async () => {
  act(() => open('panel'));
  await act(async () => go(`${start}&loaded=2`, { replace: true }));
  expect(await screen.findByText(`${start}&loaded=2`)).toBeVisible();
  expect(dialogs()).toEqual([]);
  await expectBackLeadsTo(`/before?test=${count}`);
});

test('a page that is reloaded under an overlay is back on its own entry', async () => {
  window.history.pushState({ ...(window.history.state as object), overlay: true }, '');
  openHistory();
  await leftEntry();
  await expectBackLeadsTo(`/before?test=${count}`);
});
