import { expect, test } from 'vitest'
import { isSafeDrawing, MAXIMUM_DRAWING_BYTES } from './inspect-drawing'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const isSafe = (inner: string) => isSafeDrawing(Buffer.from(`<svg ${XMLNS}>${inner}</svg>`))

test.each([
  '<title>Lykia &#38; Sons</title><text x="1" font-family="system-ui,sans-serif">Lykia (Tours)</text>',
  '<style>.a{fill:url(#b);stroke:rgb(1 2 3)}</style><path class="a" transform="translate(1 2) rotate(3)" d="M0 0h1"/>',
  '<style type="text/css"><![CDATA[.a { fill: #fff }]]></style><g style="fill: url( \'#b\' )"/>',
  '<defs><linearGradient id="b"><stop stop-color="#fff"/></linearGradient></defs>',
])('the drawing %s is safe', (inner) => {
  expect(isSafe(inner)).toBe(true)
})

test.each([
  '<style>&#64;import "//a.example/x.css"</style>',
  '<style>@\\69mport "//a.example/x.css"</style>',
  '<style><![CDATA[@import "//a.example/x.css"]]></style>',
  '<style>a{}</style><style type="text/css">@font-face{src:url(//a.example/x)}</style>',
  '<style><g>a{}</g></style>',
  '<svg:style xmlns:svg="http://www.w3.org/2000/svg">@import "//a.example/x.css"</svg:style>',
  '<g style="fill:u\\72l(//a.example/x)"/>',
  '<g style="fill:&#117;rl(//a.example/x)"/>',
  '<g style="fill:url&#40;//a.example/x)"/>',
  '<g style="background:image-set(\'//a.example/x\')"/>',
  '<g fill="url(//a.example/x#a)"/>',
  '<g fill="url( \'#a\'x //a.example )"/>',
  '<g xml:base="//a.example/x"><path fill="url(#a)"/></g>',
  '<p xmlns="http://www.w3.org/1999/xhtml">x</p>',
  '<g xmlns="http://www.w3.org/1999/xhtml"/>',
  '<use href="#a"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<?xml-stylesheet href="//a.example/x.css"?>',
  '<__proto__ onload="x"/>',
])('the drawing %s is not safe', (inner) => {
  expect(isSafe(inner)).toBe(false)
})

test.each([
  `<html ${XMLNS}><path d="M0 0"/></html>`,
  '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
  '<svg/>',
  `<svg ${XMLNS}/><svg ${XMLNS}/>`,
  `<?xml version="1.0" encoding="utf-7"?><svg ${XMLNS}/>`,
])('the document %s is no drawing', (source) => {
  expect(isSafeDrawing(Buffer.from(source))).toBe(false)
})

test('bytes that are no UTF-8 are no drawing', () => {
  expect(isSafeDrawing(Buffer.from(`<svg ${XMLNS}><title>\xff</title></svg>`, 'latin1'))).toBe(false)
})

const filling = (part: string) => part.repeat(Math.floor((MAXIMUM_DRAWING_BYTES - 200) / part.length))

/** Each took seconds or minutes with a pattern that looks at every end for every start. */
test.each([
  ['style elements that do not end', filling('<style>')],
  ['one long word in a style', `<g style="${filling('a')}"/>`],
  ['brackets', `<g style="${filling('url(')}"/>`],
  ['spaces', `<g style="url(${filling(' ')}"/>`],
  ['CDATA that does not end', filling('<![CDATA[')],
  ['nested elements', `${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`],
])('%s are checked within two seconds', (_name, inner) => {
  const started = performance.now()
  isSafe(inner)
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a drawing of more than 256 kB is refused', () => {
  expect(isSafe(`<title>${'a'.repeat(MAXIMUM_DRAWING_BYTES)}</title>`)).toBe(false)
})
