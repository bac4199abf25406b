import type { Failure } from '@fairdesk/core/shared';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { EditSheet } from '#ui/shared/editing/edit-sheet.tsx';
import { EditStore } from '#ui/shared/editing/edit-store.ts';
import { Removal } from '#ui/shared/editing/removal.tsx';
import { useToast } from '#ui/shared/toasts/toast.tsx';

const UNAVAILABLE: Failure = { kind: 'unavailable', request: 'POST' };

/** Fails this many times, then succeeds. */
const failing = (times: number) => {
  let left = times;
  return () => (left-- > 0 ? errAsync(UNAVAILABLE) : okAsync('saved'));
};

interface Props {
  attempt: ReturnType<typeof failing>;
}

function Note({ attempt }: Props) {
  const toast = useToast();
  const [store] = useState(
    () => new EditStore({ start: { form: { text: 'Pump' } }, check: () => [], save: () => attempt() }),
  );
  return (
    <EditSheet
      store={store}
      title="Note"
      action="Save note"
      errorLabel="EditProductError"
      labels={{}}
      draft={{ key: 'p-1/note', names: ['text'] }}
      onSaved={() => toast.done('Note saved.')}
      onClose={() => undefined}
    >
      {() => null}
    </EditSheet>
  );
}

function Deletion({ attempt }: Props) {
  const toast = useToast();
  return (
    <Removal
      title="Delete note"
      text="It cannot be restored."
      errorLabel="DeleteProductError"
      remove={attempt}
      onRemoved={() => toast.done('Note deleted.')}
      onClose={() => undefined}
    />
  );
}

/** The roles of the visible toasts. */
const toastRoles = () => notificationsStore.getState().notifications.map((toast) => toast.role);

afterEach(() => act(() => notifications.clean()));

describe.each([
  ['saving', 'Save note', Note],
  ['deleting', 'Delete note', Deletion],
] as const)('%s in a dialog', (_what, action, View) => {
  it.each([1, 2, 3])(
    'shows one toast at a time, and its success alone after %i failures',
    async (failures) => {
      renderView(<View attempt={failing(failures)} />);
      const submit = async () => {
        const [button] = screen.getAllByText(action, { selector: 'button' });
        if (button) fireEvent.click(button);
        await act(() => Promise.resolve());
      };
      for (let attempt = 0; attempt < failures; attempt += 1) {
        await submit();
        expect(toastRoles()).toEqual(['alert']);
      }
      await submit();
      expect(toastRoles()).toEqual(['status']);
    },
  );
});

it('stops a deletion under way when the user goes back, and stays', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { promise, resolve } = Promise.withResolvers<string>();
  const onRemoved = vi.fn();
  renderView(
    <Removal
      title="Delete note"
      text="It cannot be restored."
      errorLabel="DeleteProductError"
      remove={() => ResultAsync.fromSafePromise(promise)}
      onRemoved={onRemoved}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByText('Delete note', { selector: 'button' }));
  const back = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { url: window.location.href },
  });
  act(() => void navigation.dispatchEvent(back));
  expect(back.defaultPrevented).toBe(true);
  expect(await screen.findByText(/^Deleting was stopped/)).toBeDefined();
  await act(async () => resolve('deleted'));
  expect(onRemoved).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
