import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Picture } from '@/components/ui/picture'
import { FirstPaint } from '@/server/first-paint'

const folder = mkdtempSync(join(tmpdir(), 'first-picture-'))
beforeAll(() => {
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(folder, 'static', 'chunks', 'frame.css'), '.head{color:red}')
})
afterAll(() => rmSync(folder, { recursive: true }))

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>'
const STYLESHEET = '<link rel="stylesheet" href="/_next/static/chunks/frame.css" data-precedence="next"/>'
const PICTURE = {
  src: '/a-640.webp',
  avif: '/a-320.avif 320w, /a-640.avif 640w',
  webp: '/a-320.webp 320w',
  sizes: '(width >= 62rem) 636px, 100vw',
  width: 4,
  height: 3,
  alt: '',
}

const picture = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(createElement(Picture, { ...PICTURE, ...props }))
const arrange = (pictures: string) =>
  new FirstPaint(folder).arrange(
    `<!DOCTYPE html><html><head>${VIEWPORT}${STYLESHEET}</head><body>${pictures}<script id="_R_">start()</script></body></html>`,
  )

test('the picture that the first screen waits for is preloaded before the stylesheets, as its own source names it', () => {
  const arranged = arrange(picture({ avif: '/b.avif 1w' }) + picture({ priority: true }))
  expect(arranged).toContain(
    `${VIEWPORT}<link rel="preload" as="image" type="image/avif" imageSrcSet="/a-320.avif 320w, /a-640.avif 640w" imageSizes="(width &gt;= 62rem) 636px, 100vw" fetchPriority="high"/><style>`,
  )
  expect(arranged.match(/as="image"/g)).toHaveLength(1)
})

test.each([
  ['every picture can wait', picture({})],
  ['there is but one size of it', picture({ priority: true, avif: undefined, webp: undefined })],
])('nothing is preloaded where %s', (_, pictures) => {
  expect(arrange(pictures)).not.toContain('as="image"')
})
