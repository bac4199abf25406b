import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Of forms only: what acts at once, such as the tick of a task, must not act because a browser restored it. Of a group
 * of radio buttons, the chosen one.
 */
const FORM_FIELDS = ':is(form,[data-form]) :is(input:not([type=radio]:not(:checked)),select,textarea)';
/** A search and the filters of a list act at once too, but change only what is listed. */
const LIST_FIELDS = 'search input[type=search]:not(form *),:is(search,[data-filters]) select:not(form *)';

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
    // Both are read before any change is passed on: its rendering resets the other fields.
    const ofLists = changesOf(LIST_FIELDS);
    for (const passOn of changesOf(FORM_FIELDS)) passOn();
    // A search writes its address, which the framework follows only after the effects of the whole page.
    queueMicrotask(() => {
      // Typed between hydration and these effects.
      if (window.location.href !== address.current)
        window.history.replaceState(null, '', window.location.href);
      for (const passOn of ofLists) passOn();
    });
  }, []);
};

const changesOf = (fields: string): readonly (() => void)[] =>
  [...document.querySelectorAll<Field>(fields)].flatMap((field) => changeOf(field) ?? []);

/** A function that passes on what a field shows now; `undefined` when that is what was rendered. */
const changeOf = (field: Field): (() => void) | undefined => {
  if (field instanceof HTMLSelectElement) {
    const { value, options } = field;
    const rendered = [...options].find(({ defaultSelected }) => defaultSelected);
    return rendered && !rendered.selected ? () => choose(field, value) : undefined;
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked } = field;
    return checked === defaultChecked ? undefined : () => put(field, 'checked', checked, 'click');
  }
  const { value, defaultValue } = field;
  return field.type === 'file' || value === defaultValue
    ? undefined
    : () => put(field, 'value', value, 'input');
};

const choose = (field: HTMLSelectElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** React ignores an event unless the value differs from the last one that its own setter was given. */
const put = <Name extends 'checked' | 'value'>(
  field: HTMLInputElement | HTMLTextAreaElement,
  name: Name,
  typed: boolean | string,
  event: 'click' | 'input',
): void => {
  const rendered = name === 'checked' ? !typed : field.defaultValue;
  Reflect.set(field, name, rendered);
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
  native?.set?.call(field, typed);
  field.dispatchEvent(new Event(event, { bubbles: true }));
};
