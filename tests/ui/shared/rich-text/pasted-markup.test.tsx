import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { pastedMarkup } from '#ui/shared/rich-text/pasted-markup.ts';
import { textForm } from './text-form.ts';

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)" onclick=alert(1)>',
  '<svg onload=alert(1)><style><img src=x onerror=alert(1)></style>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
  '<iframe src=//evil.example></iframe>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<p style="position:fixed" class=a id=b>b</p>',
  '<img src="data:text/html,a"><img src="//evil.example/a.png">',
  '<font color=red>c</font><h1>d</h1><table><td>',
);
const pasted = fc.array(fc.oneof(hostile, fc.string()), { maxLength: 8 }).map((all) => all.join(''));

describe('pasted markup', () => {
  it.prop([pasted])('has nothing that the server would remove', (html) => {
    const clean = pastedMarkup(html);
    expect(textForm(sanitise(clean))).toEqual(textForm(clean));
    expect(clean).not.toMatch(/<(script|style|iframe|svg|math|template|font|h1)|\s(on\w+|style|class|id)=/i);
  });

  example.each([
    ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['<p><span style="font-weight:700">a</span></p>', '<p><strong>a</strong></p>'],
    ['<p><span style="font-style:italic">a</span></p>', '<p><em>a</em></p>'],
    ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h5>b</h5>'],
    ['<p><font color="red">a</font></p>', '<p>a</p>'],
  ])('reads %s as %s', (html, clean) => {
    expect(pastedMarkup(html)).toBe(clean);
  });
});
