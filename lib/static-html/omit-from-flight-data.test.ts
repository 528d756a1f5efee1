import { expect, test } from 'vitest'
import { omitFromFlightData } from './omit-from-flight-data'

const escapeSigns = (json: string) => json.replace(/</g, '\\u003c').replace(/>/g, '\\u003e').replace(/&/g, '\\u0026')
const push = (data: string) => `<script>self.__next_f.push([1,${escapeSigns(JSON.stringify(data))}])</script>`
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
const readData = (html: string) =>
  [...html.matchAll(/<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g)]
    .map(([, json]) => JSON.parse(json ?? '""'))
    .join('')

const CARD = '<article>Übernachtung — أنطاليا &amp; "mehr"\n1:T5,</article>'
const MODEL = '4:["$","$L2",null,{"as":"li","className":"grid","name":"abcdefghij","html":"$58"}]\n'
const OTHER = textRow('59', 'a long text of no fragment')

function buildPage(
  data: string,
  cuts: number[] = [],
  html = `<li class="grid" data-fragment="abcdefghij">${CARD}</li>`,
) {
  const ends = [...cuts, data.length]
  const pieces = ends.map((end, index) => data.slice(index === 0 ? 0 : ends[index - 1], end))
  return `<html><body>${html}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.map(push).join('')}</body></html>`
}

test('what stands in the document is left out of its data, everything else stays', () => {
  const data = `1:"$Sreact.fragment"\n${textRow('58', CARD)}${OTHER}${MODEL}`
  const page = omitFromFlightData(buildPage(data))
  expect(readData(page)).toBe(`1:"$Sreact.fragment"\n58:""\n${OTHER}${MODEL}`)
  expect(page).toContain(CARD)
  expect(page.match(/__next_f\.push\(\[1/g)).toHaveLength(1)
})

test('it does not matter where the data was cut into scripts, nor whether the text comes before what names it', () => {
  const data = `${MODEL}${textRow('58', CARD)}${OTHER}`
  const expected = `${MODEL}58:""\n${OTHER}`
  for (let at = 1; at < data.length; at += 1) expect(readData(omitFromFlightData(buildPage(data, [at])))).toBe(expected)
})

test('a short text stands within its row, and is left out of it', () => {
  const short = '5:["$","$L2",null,{"as":"p","name":"abcdefghij","html":"<b>\\"short\\"</b>"}]\n'
  expect(readData(omitFromFlightData(buildPage(`${short}${OTHER}`)))).toBe(
    `5:["$","$L2",null,{"as":"p","name":"abcdefghij","html":""}]\n${OTHER}`,
  )
})

test('the data cannot end its own script', () => {
  const data = `${MODEL}${textRow('58', CARD)}5:"</script><script>alert(1)//"\n`
  const page = omitFromFlightData(buildPage(data))
  expect(page.split('<script>alert')).toHaveLength(1)
  expect(readData(page)).toContain('</script><script>alert(1)//')
})

test('a text whose element is not in the document stays in the data: it may be drawn later', () => {
  const page = buildPage(`${MODEL}${textRow('58', CARD)}`, [], '<main></main>')
  expect(omitFromFlightData(page)).toBe(page)
})

test('a text that only looks like a fragment stays', () => {
  const page = buildPage(`4:["$","p",null,{"children":"\\"name\\":\\"abcdefghij\\",\\"html\\":\\"$59\\""}]\n${OTHER}`)
  expect(omitFromFlightData(page)).toBe(page)
})

test('what is told in another way than the Next that this was written for stays as it is', () => {
  const page = buildPage(`${MODEL}58:Tzz,${CARD}`)
  expect(omitFromFlightData(page)).toBe(page)
  expect(omitFromFlightData('<html></html>')).toBe('<html></html>')
})
