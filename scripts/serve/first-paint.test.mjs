import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Picture } from '@/components/ui/picture'
import { FirstPaint } from './first-paint.mjs'

const folder = mkdtempSync(join(tmpdir(), 'first-paint-'))
const sheets = {
  'frame.css': '.head{color:red}.sun{background:url(/images/sun.svg)}\n/*# sourceMappingURL=frame.css.map*/\n',
  'page.css': '.hero{background:url("data:image/svg+xml,x")}',
  'bound.css': '@font-face{src:url(../media/font.woff2)}',
}
beforeAll(() => {
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, 'static', 'chunks', name), css)
})
afterAll(() => rmSync(folder, { recursive: true }))

const link = (name) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`
const off = (name) => link(name).replace('/>', ' disabled=""/>')
const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script>'
const KEPT = '<title>Kaş</title><script>first()</script><script src="/_next/static/chunks/old.js" noModule=""></script>'
const BODY = '<body><h1>Kaş</h1>'
const END = '<script id="_R_">start()</script><script src="/_next/static/chunks/b.js" async=""></script></body></html>'

const page = (...names) => `<!DOCTYPE html><html><head>${names.map(link).join('')}${SCRIPTS}${KEPT}</head>${BODY}${END}`

test('looks come first and in their order, scripts after what can be read, everything else where it was', () => {
  expect(new FirstPaint(folder).arrange(page('frame.css', 'page.css'))).toBe(
    `<!DOCTYPE html><html><head><style>.head{color:red}.sun{background:url(/images/sun.svg)}${sheets['page.css']}</style>${off('frame.css')}${off('page.css')}${KEPT}</head>${BODY}${SCRIPTS}${END}`,
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

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>'
const PICTURE = {
  src: '/a-640.webp',
  avif: '/a-320.avif 320w, /a-640.avif 640w',
  webp: '/a-320.webp 320w',
  sizes: '(width >= 62rem) 636px, 100vw',
  width: 4,
  height: 3,
  alt: '',
}
const picture = (props) => renderToStaticMarkup(createElement(Picture, { ...PICTURE, ...props }))
const withPictures = (pictures) =>
  page('frame.css').replace('<head>', `<head>${VIEWPORT}`).replace(BODY, `${BODY}${pictures}`)

test('the picture that the first screen waits for is named before the looks, as its own source names it', () => {
  const arranged = new FirstPaint(folder).arrange(
    withPictures(picture({ avif: '/b.avif 1w' }) + picture({ priority: true })),
  )
  expect(arranged).toContain(
    `${VIEWPORT}<link rel="preload" as="image" type="image/avif" imageSrcSet="/a-320.avif 320w, /a-640.avif 640w" imageSizes="(width &gt;= 62rem) 636px, 100vw" fetchPriority="high"/><style>`,
  )
  expect(arranged.match(/as="image"/g)).toHaveLength(1)
})

test.each([
  ['every picture can wait', picture({})],
  ['there is but one size of it', picture({ priority: true, avif: undefined, webp: undefined })],
])('nothing is named where %s', (_, pictures) => {
  expect(new FirstPaint(folder).arrange(withPictures(pictures))).not.toContain('as="image"')
})
