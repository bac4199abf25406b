import { useEffect, useLayoutEffect, useRef } from 'react';

/** Of forms only: what acts at once, such as the tick of a task, must not act because a browser restored it. */
const FORM_FIELDS = 'form :is(input, select, textarea)';
/** A search acts at once too, but changes only what is listed. */
const SEARCH_FIELDS = 'search input[type="search"]:not(form *)';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Passes on what someone chose or typed before the page was hydrated: their browser shows it, but no state has it,
 * so a form would save its old value and then take the new one away.
 *
 * A text area that was rendered with a text is the exception: React resets it. Call this above the forms of a page: their fields are hydrated before its effect runs.
 */
export const useEarlyInput = (): void => {
  const address = useRef('');
  useLayoutEffect(() => {
    address.current = window.location.href;
  }, []);
  useEffect(() => {
    passOnAll(FORM_FIELDS);
    // A search writes its address, which the framework follows only after the effects of the whole page.
    queueMicrotask(() => {
      // Typed between hydration and these effects.
      if (window.location.href !== address.current)
        window.history.replaceState(null, '', window.location.href);
      passOnAll(SEARCH_FIELDS);
    });
  }, []);
};

const passOnAll = (fields: string): void => {
  for (const field of document.querySelectorAll<Field>(fields)) passOn(field);
};

const passOn = (field: Field): void => {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected);
    if (rendered && !rendered.selected) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked !== field.defaultChecked) put(field, 'checked', field.defaultChecked, 'click');
  } else if (field.type !== 'file' && field.value !== field.defaultValue)
    put(field, 'value', field.defaultValue, 'input');
};

/** React ignores an event unless the value differs from the last one that its own setter was given. */
const put = <Name extends 'checked' | 'value'>(
  field: HTMLInputElement | HTMLTextAreaElement,
  name: Name,
  rendered: boolean | string,
  event: 'click' | 'input',
): void => {
  const typed = Reflect.get(field, name);
  Reflect.set(field, name, rendered);
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
  native?.set?.call(field, typed);
  field.dispatchEvent(new Event(event, { bubbles: true }));
};
