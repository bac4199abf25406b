// @vitest-environment jsdom
import { isEmail } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { EmailLink, PhoneLink } from '#ui/shared/contact-links.tsx';
import { phoneAddress } from '#ui/shared/phone-address.ts';

afterEach(cleanup);

const anyText = fc.oneof(
  fc.string(),
  fc.emailAddress(),
  fc.constantFrom('Ask at the desk', 'desk@fair.example, info@fair.example', 'a&b?c@fair.example', '112'),
);

describe('a link of a contact', () => {
  it.prop([anyText])('stands around an email address only, and writes to it', (text) => {
    const { container } = render(<EmailLink email={text} />);
    const link = container.querySelector('a');
    expect(container.textContent).toBe(text);
    expect(link !== null).toBe(isEmail(text.trim()));
    if (link) expect(decodeURIComponent(new URL(link.href).pathname)).toBe(text.trim());
    if (link) expect(new URL(link.href).search).toBe('');
    cleanup();
  });

  it.prop([anyText])('stands around a phone number only', (text) => {
    const { container } = render(<PhoneLink phone={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(phoneAddress(text));
    cleanup();
  });
});
