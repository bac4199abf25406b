import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * A form is submitted once its files are read: it would be sent without them.
 *
 * @param reading resolves once they are; `undefined` when none is read
 */
export const useSubmitAfter = (
  field: RefObject<HTMLElement | null>,
  reading: () => Promise<void> | undefined,
): void => {
  const wait = useEffectEvent((event: Event, form: HTMLFormElement) => {
    const pending = reading();
    if (pending === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    // After the page has rendered with the files.
    void pending.then(() => requestAnimationFrame(() => form.requestSubmit()));
  });
  useEffect(() => {
    const form = field.current?.closest('form');
    const onSubmit = (event: Event) => form && wait(event, form);
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [field]);
};
