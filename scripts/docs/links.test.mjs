import { expect, test } from 'vitest'
import { fromRoot } from '../lib/root.mjs'
import { findBrokenLinks } from './links.mjs'
import { readAnchors } from './markdown.mjs'
import { hasPath, pages } from './project.mjs'

test('every link of the documentation leads to a file, and to a heading of it', () => {
  expect(fromRoot('docs')).toContain('docs')
  expect(pages.size).toBeGreaterThan(40)
  expect([...pages].flatMap(([path, text]) => findBrokenLinks(path, text, { pages, hasPath }))).toEqual([])
})

const world = {
  pages: new Map([['docs/other.md', '# Other\n\n## Two words\n\n## Two words\n\n<a id="here">\n']]),
  hasPath: (path) => path === 'docs/picture.svg',
}

test.each([
  ['[a file](none.md)', 'none.md does not exist'],
  ['[a file](../other.md)', '../other.md does not exist'],
  ['[a heading](other.md#three-words)', 'other.md#three-words has no such heading'],
  ['[a heading of a picture](picture.svg#x)', 'picture.svg#x has no such heading'],
  ['[a heading of its own](#none)', '#none does not exist'],
])('%s is broken', (text, fault) => {
  expect(findBrokenLinks('docs/page.md', text, world)).toEqual([`docs/page.md: ${fault}`])
})

test.each([
  ['[a heading](other.md#two-words) and [the second](other.md#two-words-1)'],
  ['[an anchor](other.md#here)'],
  ['![a picture](picture.svg)'],
  ['[elsewhere](https://example.org)'],
  ['`[code](none.md)`'],
  ['```\n[code](none.md)\n```'],
])('%s is whole', (text) => {
  expect(findBrokenLinks('docs/page.md', text, world)).toEqual([])
})

test('anchors are those that GitHub makes', () => {
  const anchors = readAnchors('# A, b & c\n## `npm run x`: why?\n## Bookings under kill -9\n## [Link](to.md) ü\n')
  expect([...anchors]).toEqual(['a-b--c', 'npm-run-x-why', 'bookings-under-kill--9', 'link-ü'])
})
