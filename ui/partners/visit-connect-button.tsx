'use client';

import type { VisitConnectBlock } from '@fairdesk/core/page';
import { isFresh, type VisitConnectFields } from '@fairdesk/core/partners';
import { failureKey, type ParticipationId } from '@fairdesk/core/shared';
import { IconExternalLink } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSessionGate } from '../session/guarded-use-cases.tsx';
import { Button } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { PartnerTile } from './partner-tile.tsx';

interface Props {
  block: VisitConnectBlock;
  participation: ParticipationId;
  /** The visitor service. */
  action: string;
  /** As signed on the server when the page was rendered. */
  fields: VisitConnectFields;
  redirect: string;
}

/** Posts a signed form to the visitor service in a new tab. Portal spec §2 "Visit-connect button". */
export function VisitConnectButton({ block, participation, action, fields: first, redirect }: Props) {
  const { t, say } = useLabels();
  const toast = useToast();
  const { newVisitFields } = useUseCases();
  const gate = useSessionGate();
  const [fields, setFields] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The age counts from here, so that a browser with a wrong clock does not send an old signature.
  const [signedAt, setSignedAt] = useState(() => Date.now());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (isFresh(fields.time, new Date(Number(fields.time) * 1000 + Date.now() - signedAt))) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const fresh = await gate.guard(newVisitFields)(participation, redirect);
    setBusy(false);
    if (fresh.isErr()) return toast.failed(say(failureKey(fresh.error) ?? 'visit-connect-failed'));
    // In the form before it is submitted.
    flushSync(() => {
      setFields(fresh.value);
      setSignedAt(Date.now());
    });
    const send = () => form.current?.submit();
    // Some seconds after a press, a browser blocks the new tab without a word.
    const { userActivation }: { userActivation?: UserActivation } = navigator;
    if (userActivation?.isActive !== false) return send();
    toast.done(t('visit-connect-ready'), { label: t('visit-connect-open'), run: send });
  };

  return (
    <PartnerTile text={block.text}>
      <form
        ref={form}
        method="post"
        action={action}
        target="_blank"
        rel="noopener"
        onSubmit={(event) => void submit(event)}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="quiet" busy={isBusy}>
          {block.title || t('visit-connect-open')}
          <Icon of={IconExternalLink} />
          <span className="visually-hidden">({t('new-tab')})</span>
        </Button>
      </form>
    </PartnerTile>
  );
}
