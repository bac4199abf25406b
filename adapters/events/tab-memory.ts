import {
  SELECTION_COOKIES,
  type SelectionCookie,
  type SelectionCookies,
  type TabCompany,
  type TabMemory,
} from '@fairdesk/core/events';
import { decodeAddress, eventIdOf, participationIdOf } from '@fairdesk/core/shared';

const KEY = 'company';

/** Stores the tab's company in `sessionStorage`; reads the selection from the document's cookies. */
export const createTabMemory = (): TabMemory => ({
  company: () => read()?.company,
  isRestored: () => read()?.isRestored ?? false,
  write: (company, isRestored) => sessionStorage.setItem(KEY, JSON.stringify({ company, isRestored })),
  clear: () => sessionStorage.removeItem(KEY),
  selection: () => selectionFrom(document.cookie),
});

/** The selection in a `Cookie` header: `eventId=101; participationName=Noria%20Pumps`. */
export const selectionFrom = (header: string): SelectionCookies => {
  const cookies: Partial<Record<SelectionCookie, string>> = {};
  for (const cookie of header.split('; ')) {
    const [name = '', ...value] = cookie.split('=');
    const cookieName = SELECTION_COOKIES.find((own) => own === name);
    if (cookieName) cookies[cookieName] = decodeAddress(value.join('='));
  }
  return cookies;
};

const read = (): { readonly company: TabCompany; readonly isRestored: boolean } | undefined => {
  try {
    const { company, isRestored } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    const event = eventIdOf(String(company.event));
    const participation = participationIdOf(String(company.participation));
    if (event === undefined || participation === undefined) return undefined;
    const { email, name } = company;
    return {
      company: { email: String(email), name: String(name), event, participation },
      isRestored: isRestored === true,
    };
  } catch {
    return undefined;
  }
};
