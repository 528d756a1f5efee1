import { expect, test } from 'vitest'
import { parseBody } from './parse-body'

test('elements, attributes and words', () => {
  const html = '<h2>Terms &amp; more</h2>\n<p>Write to <a href="mailto:a@b.example?x=1&amp;y=2">us</a>.<br />Soon</p>'
  expect(parseBody(html)).toEqual([
    { tag: 'h2', attributes: {}, children: ['Terms & more'] },
    {
      tag: 'p',
      attributes: {},
      children: [
        'Write to ',
        { tag: 'a', attributes: { href: 'mailto:a@b.example?x=1&y=2' }, children: ['us'] },
        '.',
        { tag: 'br', attributes: {}, children: [] },
        'Soon',
      ],
    },
  ])
})

test.each([
  ['<p>3 < 5 & "so"</p>', '3 < 5 & "so"'],
  ['<p title="x">&lt;script&gt;</p>', '<script>'],
])('%s keeps its words', (html, words) => {
  expect(parseBody(html)).toEqual([{ tag: 'p', attributes: {}, children: [words] }])
})

test('nothing but what is allowed comes through', () => {
  const html =
    '<script>alert(1)</script><img src=x onerror=alert(1)><p onclick="x()">a<a href="javascript:x()">b</a></p>'
  expect(parseBody(html)).toEqual([
    { tag: 'p', attributes: {}, children: ['a', { tag: 'a', attributes: {}, children: ['b'] }] },
  ])
})

test('what was never closed is whole all the same', () => {
  expect(parseBody('<ul><li>one<li>two</ul>text')).toMatchObject([{ tag: 'ul' }, 'text'])
  expect(parseBody('')).toEqual([])
})
