import { expect, test } from 'vitest'
import { sanitiseBody } from './sanitise-body'

test.each([
  ['<p onclick="x()">Hello <b>you</b></p>', '<p>Hello <b>you</b></p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example" style="position:fixed">a</a>', '<a>a</a>'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<svg><g onload=alert(1)></g></svg>', ''],
  ['<iframe src="https://x.example"></iframe>', ''],
  ['<p>never closed <b>bold', '<p>never closed <b>bold</b></p>'],
])('%s', (given, expected) => {
  expect(sanitiseBody(given)).toBe(expected)
})
