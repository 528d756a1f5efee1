import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FirstPaint } from './first-paint'

const folder = mkdtempSync(join(tmpdir(), 'first-paint-'))
const stylesheets = {
  'frame.css': '.head{color:red}.sun{background:url(/images/sun.svg)}\n/*# sourceMappingURL=frame.css.map*/\n',
  'page.css': '.hero{background:url("data:image/svg+xml,x")}',
  'bound.css': '@font-face{src:url(../media/font.woff2)}',
}
beforeAll(() => {
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  for (const [name, css] of Object.entries(stylesheets)) writeFileSync(join(folder, 'static', 'chunks', name), css)
})
afterAll(() => rmSync(folder, { recursive: true }))

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`
const off = (name: string) => link(name).replace('/>', ' disabled=""/>')
const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script>'
const KEPT = '<title>Kaş</title><script>first()</script><script src="/_next/static/chunks/old.js" noModule=""></script>'
const BODY = '<body><h1>Kaş</h1>'
const END = '<script id="_R_">start()</script><script src="/_next/static/chunks/b.js" async=""></script></body></html>'

const page = (...names: string[]) =>
  `<!DOCTYPE html><html><head>${names.map(link).join('')}${SCRIPTS}${KEPT}</head>${BODY}${END}`

test('looks come first and in their order, scripts after what can be read, everything else where it was', () => {
  expect(new FirstPaint(folder).arrange(page('frame.css', 'page.css'))).toBe(
    `<!DOCTYPE html><html><head><style>.head{color:red}.sun{background:url(/images/sun.svg)}${stylesheets['page.css']}</style>${off('frame.css')}${off('page.css')}${KEPT}</head>${BODY}${SCRIPTS}${END}`,
  )
})

test.each([
  ['a sheet names its neighbours', page('frame.css', 'bound.css')],
  ['a sheet is of another build', page('frame.css', 'gone.css')],
  ['it has no sheet', page()],
  [
    'it is none of the pages that scripts come to life in',
    `<!DOCTYPE html><html><head>${link('frame.css')}</head></html>`,
  ],
])('a document stays as it is where %s', (_, html) => {
  expect(new FirstPaint(folder).arrange(html)).toBe(html)
})
