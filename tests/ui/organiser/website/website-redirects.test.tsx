// @vitest-environment jsdom
import type { WebsiteRedirect } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WebsiteRedirects } from '#ui/organiser/website/website-redirects.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { pageOf } from '../pages/show-pages.tsx';

window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

const SITE = {
  folder: 'aqua',
  pages: [pageOf('/visit us', 'Plan your visit'), pageOf('/exhibitors/,-w-,', 'Company')],
};

function Form() {
  const [redirects, setRedirects] = useState<readonly WebsiteRedirect[]>([
    { from: '/old', to: '/new', isPermanent: true },
  ]);
  return (
    <WebsiteRedirects redirects={redirects} site={SITE} onChange={setRedirects} errorOf={() => undefined} />
  );
}

it.each(LANGUAGES)('warns of a redirect that takes the address of a page, in %s', (language) => {
  const messages = messagesFor(language);
  const { container, unmount } = render(
    <MantineProvider env="test">
      <LabelsProvider language={language} messages={messages}>
        <Form />
      </LabelsProvider>
    </MantineProvider>,
  );
  const source = container.querySelector<HTMLInputElement>('[name="redirects.0.from"]');
  const type = (value: string) => fireEvent.change(source ?? expect.fail('No field'), { target: { value } });
  expect(screen.queryByText(/Plan your visit/)).toBeNull();
  type('/visit ');
  type('/visit us');
  expect(source?.value).toBe('/visit us');
  expect(screen.getByText(/Plan your visit/).closest('[role="status"]')).not.toBeNull();
  type('/visit us?from=mail');
  expect(screen.queryByText(/Plan your visit/)).toBeNull();
  type('/exhibitors/acme');
  expect(screen.getByText(/Company.*\/exhibitors\/\*/).closest('[role="status"]')).not.toBeNull();
  unmount();
});
