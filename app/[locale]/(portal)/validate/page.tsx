import { fromCookies, VALIDATION_FAILED } from '@fairdesk/core/events';
import { localPath, type ParticipationId, queryString, splitPath } from '@fairdesk/core/shared';
import { redirect } from 'next/navigation';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { allowOnly, signedIn } from '#app/_http/permission.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';
import { AccountScreen } from '#app/_portal/account-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { isLocalAddress } from '#ui/events/requested-page.ts';
import { ValidationPage } from '#ui/events/validation-page.tsx';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ to?: string | string[]; company?: string | string[] }>;
}

/**
 * Checks the event and participation of a visit, and redirects; selects the `company` of the address if the user may read
 * it. Source: portal spec §2 "Validation page".
 */
export default async function Validate({ params, searchParams }: Props) {
  const language = languageOf((await params).locale);
  const { to, company } = await searchParams;
  const address = typeof to === 'string' && isLocalAddress(to) ? to : localPath({ language, path: '/' });
  const session = await signedIn();
  if (session.isErr()) redirect(localPath({ language, path: '/' }));
  const select = (selected: ParticipationId) => (
    <AccountScreen language={language} address="/validate">
      {({ addresses }) => <ValidationPage select={selected} to={address} events={addresses.events} />}
    </AccountScreen>
  );
  const named = await allowOnly(typeof company === 'string' ? company : '', 'read');
  if (named.isOk()) return select(named.value.participation.id);
  const checked = await currentUseCases().validateVisit(
    session.value.user.email,
    fromCookies((await openSelectionMemory()).read()),
    address,
  );
  const outcome = checked.unwrapOr(VALIDATION_FAILED);
  if (outcome.kind === 'ok') redirect(address);
  if (outcome.kind === 'go') {
    // The choice of a company leads back to the requested page.
    const suffix = outcome.href.startsWith('/events/') ? `?${queryString({ to: address })}` : '';
    redirect(localPath({ ...splitPath(outcome.href), language, suffix }));
  }
  if (checked.isErr()) setPageStatus(503);
  return select(outcome.participation);
}
