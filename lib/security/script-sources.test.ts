import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from './script-sources'

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['each inline script once', '<script>a()</script><script id="x">b()</script><script>a()</script>', ['a()', 'b()']],
  ['lines and tags within a script', '<script>if(1<2){\n"<b>"}</script>', ['if(1<2){\n"<b>"}']],
  [
    'a module, and a type that says script',
    '<script type="module">m()</script><script type="text/javascript">t()</script>',
    ['m()', 't()'],
  ],
  ['upper case', '<SCRIPT>c()</SCRIPT>', ['c()']],
])('allows %s', (_what, html, texts) => {
  expect(hashInlineScripts(html)).toBe(texts.map(sourceOf).join(' '))
})

test.each([
  ['a script from an address', '<script src="/a.js" async=""></script>'],
  ['data that no browser runs', '<script type="application/ld+json">{"a":1}</script>'],
  ['an empty script', '<script></script>'],
  ['a page without scripts', '<p>scripts</p>'],
])('allows nothing for %s', (_what, html) => {
  expect(hashInlineScripts(html)).toBe('')
})
