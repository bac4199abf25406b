'use client';

import { SEARCH_PARAMETER, SEARCH_QUERY_FUNCTION, tellSearchQuery } from '@fairdesk/core/navigation';
import { useEffect } from 'react';

interface Props {
  /** The id of the element that holds the form. */
  form: string;
}

/** Lets the page's own search function hear what is searched for, before the form is sent. */
export function TellSearch({ form }: Props) {
  useEffect(() => {
    const element = document.getElementById(form);
    const tell = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return;
      const text = new FormData(target).get(SEARCH_PARAMETER);
      if (typeof text === 'string') tellSearchQuery(Reflect.get(window, SEARCH_QUERY_FUNCTION), text);
    };
    element?.addEventListener('submit', tell);
    return () => element?.removeEventListener('submit', tell);
  }, [form]);
  return null;
}
