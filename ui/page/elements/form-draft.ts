import type { Enliven } from './enliven.ts';

/**
 * Restores what was typed in a plain form that the server rejected: its page is cached, so the markup cannot
 * contain it. Stored in this tab only, until the form is sent.
 */
export const formDraft: Enliven = (element, signal) => {
  const form = element.querySelector('form');
  if (!form) return;
  const place = `draft/${form.action}`;
  const { outcome } = element.dataset;
  if (outcome === 'sent') sessionStorage.removeItem(place);
  if (outcome === 'rejected') {
    const texts = new URLSearchParams(sessionStorage.getItem(place) ?? '');
    // The visitor may have typed before this script loaded.
    for (const field of fieldsOf(form)) field.value ||= texts.get(field.name) ?? '';
  }
  form.addEventListener(
    'submit',
    () => {
      const texts = fieldsOf(form).map(({ name, value }) => [name, value]);
      sessionStorage.setItem(place, String(new URLSearchParams(texts)));
    },
    { signal },
  );
};

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];
