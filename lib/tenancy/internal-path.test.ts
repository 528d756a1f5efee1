import { expect, test } from 'vitest'
import { buildInternalPath, isReservedPath, isTenantFile } from './internal-path'

test.each([
  ['/', '', '/de/orion'],
  ['/p/ballon', '', '/de/orion/p/ballon'],
  ['/p/ballon', 'page=2', '/de/orion/p/ballon'],
  ['/d/antalya', 'utm_source=x&gclid=y', '/de/orion/d/antalya'],
  ['/d/antalya', 'kinds=tour', '/de/orion/filtered/d/antalya'],
  ['/d/antalya/kas', 'utm_source=x&page=2', '/de/orion/filtered/d/antalya/kas'],
  ['/d', 'kat_k_no=7', '/de/orion/filtered/d'],
  ['/d/antalya', 'kat_k_no=7', '/de/orion/category/7/d/antalya'],
  ['/d/antalya', 'kat_k_no=7&utm_source=x', '/de/orion/category/7/d/antalya'],
  ['/d/antalya', 'kat_k_no=7&page=2', '/de/orion/filtered/d/antalya'],
  ['/d/antalya', 'kat_k_no=7&kat_k_no=8', '/de/orion/filtered/d/antalya'],
  ['/d/antalya', 'kat_k_no=007', '/de/orion/filtered/d/antalya'],
  ['/d/antalya/kas', 'kat_k_no=7', '/de/orion/filtered/d/antalya/kas'],
  ['/deals/x', 'kinds=tour', '/de/orion/deals/x'],
  ['/t', 'gclid=y', '/de/orion/t'],
  ['/t', 'from=kas&to=', '/de/orion/filtered/t'],
  ['/t/kas', 'from=kas', '/de/orion/t/kas'],
  ['/d/antalya', 'locale=tr&slug=x', '/de/orion/d/antalya'],
  ['/u/touren/ballon', '', '/de/orion/u/ballon'],
  ['/u/what-anybody-writes/ballon', 'x=1', '/de/orion/u/ballon'],
  ['/u/ballon', '', '/de/orion/u/ballon'],
  ['/u/touren/ballon/more', '', '/de/orion/u/touren/ballon/more'],
])('%s?%s is %s', (path, query, expected) => {
  expect(buildInternalPath('de', 'orion', path, new URLSearchParams(query))).toBe(expected)
})

test('internal names are not for browsers', () => {
  expect(isReservedPath('/filtered/d/antalya')).toBe(true)
  expect(isReservedPath('/filtered')).toBe(true)
  expect(isReservedPath('/category/7/d/antalya')).toBe(true)
  expect(isReservedPath('/filtered-water')).toBe(false)
})

test.each([
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/sitemap/products-2.xml', true],
  ['/manifest.webmanifest', true],
  ['/ticket', true],
  ['/ticket/list', true],
  ['/ticket/other', false],
  ['/tickets', false],
  ['/voucher-sw.js', true],
  ['/voucher/LYK1', false],
  ['/sitemap/../p/x.xml', false],
  ['/p/robots.txt', false],
])('%s is a file of the tenant: %s', (path, expected) => {
  expect(isTenantFile(path)).toBe(expected)
})
