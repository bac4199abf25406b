// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { AddressField } from '#ui/shared/forms/address-field.tsx';
import { linkAddress } from '#ui/shared/link-address.ts';

function Form({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  return <AddressField path="link" label="Address" value={value} onChange={setValue} />;
}

const anyAddress = fc.oneof(
  fc.constantFrom('www.a.example/map?x=1#y', 'info@a.example', '/visit?x=1#y', '#modal:tickets', 'visit us'),
  fc.constantFrom('javascript:alert(1)', '//a.example', 'https://x.example/?u={url}', ' /visit '),
  fc.webUrl(),
  fc.stringMatching(/^[a-z./:?#@ ]{0,12}$/),
);

const show = (stored: string): HTMLInputElement => {
  renderView(<Form stored={stored} />);
  return screen.getByLabelText('Address');
};

describe('the address of a link', () => {
  it.prop([anyAddress], { numRuns: 40 })(
    'is complete once its field is left, or named as invalid, and is never lost',
    (typed) => {
      const field = show('');
      fireEvent.change(field, { target: { value: typed } });
      expect(field.value).toBe(typed);
      expect(field.getAttribute('aria-invalid')).not.toBe('true');
      fireEvent.blur(field);
      const address = linkAddress(typed);
      expect(field.value).toBe(address ?? typed);
      expect(field.getAttribute('aria-invalid') === 'true').toBe(
        typed.trim() !== '' && address === undefined,
      );
      cleanup();
    },
  );

  it.prop([anyAddress], { numRuns: 20 })('stays as it is stored where nothing was typed', (stored) => {
    const field = show(stored);
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(field.value).toBe(stored);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    cleanup();
  });
});
