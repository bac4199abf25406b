import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { opened } from './open-field.tsx';

describe('a formatted text', () => {
  it.each([
    ['Heading 2', '<h2>a b</h2>'],
    ['Bold', '<p><strong>a b</strong></p>'],
    ['Italic', '<p><em>a b</em></p>'],
    ['Bulleted list', '<ul><li>a b</li></ul>'],
    ['Numbered list', '<ol><li>a b</li></ol>'],
  ])('becomes what its button says, and back: %s', async (name, html) => {
    const field = await opened('<p>a b</p>');
    field.editor.commands.selectAll();
    await field.press(name);
    expect(field.html()).toBe(html);
    expect(field.button(name).getAttribute('aria-pressed')).toBe('true');
    await field.press(name);
    expect(field.html()).toBe('<p>a b</p>');
    expect(field.button(name).getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['Heading 5', '<h5>a b</h5>'],
    ['Quotation', '<blockquote><p>a b</p></blockquote>'],
    ['Underline', '<p><u>a b</u></p>'],
    ['Strikethrough', '<p><s>a b</s></p>'],
    ['Subscript', '<p><sub>a b</sub></p>'],
    ['Superscript', '<p><sup>a b</sup></p>'],
    ['Small print', '<p><small>a b</small></p>'],
  ])('becomes what its button under "More formatting" says: %s', async (name, html) => {
    const field = await opened('<p>a b</p>');
    field.editor.commands.selectAll();
    await field.press('More formatting');
    await field.press(name);
    expect(field.html()).toBe(html);
    expect(sanitise(html)).toBe(html);
  });

  it('undoes and redoes its changes, and only those', async () => {
    const field = await opened('<p>a</p>');
    expect(field.button('Undo').getAttribute('aria-disabled')).toBe('true');
    field.editor.commands.selectAll();
    await field.press('Bold');
    await field.press('Undo');
    expect(field.html()).toBe('<p>a</p>');
    await field.press('Redo');
    expect(field.html()).toBe('<p><strong>a</strong></p>');
  });

  it('links the selection to a page, in a new window', async () => {
    const field = await opened('<p>a b</p>');
    field.editor.commands.selectAll();
    await field.press('Link');
    await userEvent.selectOptions(screen.getByLabelText('Page of this site'), 'Visit');
    expect(screen.getByLabelText('Address')).toHaveProperty('value', '/visit');
    await userEvent.click(screen.getByLabelText('Open in a new window'));
    await field.press('Save link');
    expect(field.html()).toBe('<p><a href="/visit" target="_blank" rel="noopener noreferrer">a b</a></p>');
    expect(sanitise(field.html() ?? '')).toBe(field.html());
    await field.press('Link');
    await field.press('Remove link');
    expect(field.html()).toBe('<p>a b</p>');
  });

  it('explains an invalid address and keeps it', async () => {
    const field = await opened('<p>a</p>');
    field.editor.commands.selectAll();
    await field.press('Link');
    const address = screen.getByLabelText('Address');
    await waitFor(() => expect(document.activeElement).toBe(address));
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByText(/^Enter a web address/)).toBeDefined();
    expect(address).toHaveProperty('value', 'javascript:alert(1)');
    expect(field.changes).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, 'a.example{Enter}');
    expect(field.html()).toBe('<p><a href="https://a.example">a</a></p>');
    expect(screen.queryByLabelText('Address')).toBeNull();
  });

  it('inserts a link where nothing is selected', async () => {
    const field = await opened('');
    await field.press('Link');
    await userEvent.type(screen.getByLabelText('Address'), 'info@a.example{Enter}');
    expect(field.html()).toBe('<p><a href="mailto:info@a.example">info@a.example</a></p>');
  });

  it('has one tab stop in its toolbar; arrows lead to the other buttons', async () => {
    await opened('<p>a</p>');
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(buttons[2]);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(buttons.at(-1));
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('has keys for its tools', async () => {
    const field = await opened('<ul><li>a</li></ul>');
    const press = (key: string, keys: object = {}) => fireEvent.keyDown(field.text, { key, ...keys });
    field.editor.commands.setTextSelection(4);
    press('Enter');
    expect(field.html()).toBe('<ul><li>a</li><li></li></ul>');
    press(']', { ctrlKey: true });
    expect(field.html()).toBe('<ul><li>a<ul><li></li></ul></li></ul>');
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect(field.html()).toBe('<ul><li>a</li></ul>');
    field.editor.commands.selectAll();
    press('b', { ctrlKey: true });
    expect(field.html()).toBe('<ul><li><strong>a</strong></li></ul>');
    press('F10', { altKey: true });
    expect(document.activeElement).toBe(field.button('Heading 2'));
    press('k', { ctrlKey: true });
    const address = await screen.findByLabelText('Address');
    fireEvent.keyDown(address, { key: 'Escape' });
    expect(screen.queryByLabelText('Address')).toBeNull();
  });

  it('keeps a table, which can be moved and deleted', async () => {
    const table = '<table><tbody><tr><td>Hall 1</td></tr></tbody></table>';
    const field = await opened(`<p>a</p>${table}<p>b</p>`);
    expect(screen.getByRole('img', { name: 'Table: Hall 1' })).toBeDefined();
    field.editor.commands.setNodeSelection(3);
    await waitFor(() => field.button('Move up'));
    await field.press('Move up');
    expect(field.html()).toBe(`${table}<p>a</p><p>b</p>`);
    expect(field.button('Move up').getAttribute('aria-disabled')).toBe('true');
    await field.press('Move down');
    await field.press('Move down');
    expect(field.html()).toBe(`<p>a</p><p>b</p>${table}`);
    await field.press('Delete this part');
    expect(field.html()).toBe('<p>a</p><p>b</p>');
  });

  it('never makes elements of hostile markup in a kept element', async () => {
    const { text } = await opened(
      '<table><tbody><tr><td onclick="a()"><script>a()</script>b</td></tr></tbody></table>',
    );
    expect(text.innerHTML).not.toMatch(/script|onclick/);
  });

  it('pastes only what a text may have', async () => {
    const field = await opened('');
    paste(
      field.text,
      '<h1 onclick="a()">T</h1><script>a()</script><p style="color:red"><font>b</font> <a href="javascript:a()">c</a></p><table><tbody><tr><td>d</td></tr></tbody></table>',
    );
    expect(field.html()).toBe('<h2>T</h2><p>b c</p><table><tbody><tr><td>d</td></tr></tbody></table>');
  });

  it('follows a value from elsewhere, without reporting it', async () => {
    const field = await opened('<p>a</p>');
    field.replace('<p>b</p>');
    await waitFor(() => expect(field.text.textContent).toBe('b'));
    expect(field.changes).toEqual([]);
  });

  it('reports an emptied text as empty', async () => {
    const field = await opened('<p>a</p>');
    field.editor.commands.clearContent(true);
    expect(field.html()).toBe('');
  });

  it('has the id that the summary of faults links to, and its faults and requirement', async () => {
    const { text } = await opened('<p>a</p>', { error: 'Text is too long.', required: true });
    expect(text.id).toBe('field-text');
    expect(text.tabIndex).toBe(0);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(text.getAttribute('aria-required')).toBe('true');
    expect(text.getAttribute('aria-multiline')).toBe('true');
    expect(descriptionOf(text)).toBe('Text is too long. Alt+F10 leads to the formatting tools.');
  });

  it('counts the characters that are left from three quarters of its length on', async () => {
    const field = await opened('<p>abcdefg</p>', { max: 20 });
    expect(descriptionOf(field.text)).toBe('Alt+F10 leads to the formatting tools.');
    field.editor.commands.insertContent('hi');
    await waitFor(() => expect(descriptionOf(field.text)).toMatch(/^4 characters left /));
    field.editor.commands.insertContent('jklmn');
    await waitFor(() => expect(descriptionOf(field.text)).toMatch(/^Use at most 20 characters. /));
  });
});

function paste(text: HTMLElement, html: string): void {
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    types: ['text/html'],
    files: [],
    items: [],
  };
  fireEvent.paste(text, { clipboardData });
}

function descriptionOf(text: HTMLElement): string {
  const ids = text.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)
    .join(' ');
}
