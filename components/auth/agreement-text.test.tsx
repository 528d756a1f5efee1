import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AgreementText } from './agreement-text'

const html = (text: string) => render(<AgreementText html={text} />).container.firstElementChild?.innerHTML

test('keeps text, lists, tables and links', () => {
  const text = '<h2>One</h2><p>A <strong>b</strong><br>c</p><ul><li>d</li></ul>'
  expect(html(text)).toBe(text)
  expect(html('<p><a href="/c/privacy">x</a></p>')).toBe(
    '<p><a href="/c/privacy" target="_blank" rel="noopener">x</a></p>',
  )
})

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="x" class="y">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<div><section><p>a</p></section></div>', '<p>a</p>'],
  ['<p>b</p><svg onload="alert(1)"></svg>', '<p>b</p>'],
])('%s becomes %s', (given, expected) => {
  expect(html(given)).toBe(expected)
})
