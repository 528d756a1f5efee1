import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAXIMUM_DOCUMENT_BODY_BYTES } from '@/domain/requests/document-schema'
import { BODY_PACE } from '@/domain/shared/body-pace'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import { SERVER_OPTIONS } from './connections'
import { renderContract } from './contract-document'
import { MAXIMUM_DEPTH } from './input'
import { MAXIMUM_BODY_BYTES } from './register'

const calls = Object.values(CALLS) as unknown as Call[]
const introduction = readFileSync('docs/contract-introduction.md', 'utf8')
const text = renderContract(calls, introduction)

test('docs/contract.md is what the schemas say today: `npm run docs:contract` writes it anew', async () => {
  await expect(text).toMatchFileSnapshot('../../../docs/contract.md')
})

test('the limits that it names are those that are kept', () => {
  const bytes = MAXIMUM_BODY_BYTES / 1024
  const { bytesPerSecond, graceMs, idleMs } = BODY_PACE
  expect(introduction.replaceAll(/\s+/g, ' ')).toContain(
    `A body has at most ${bytes} KiB, on calls with a document ${MAXIMUM_DOCUMENT_BODY_BYTES / 1e6} MB, and at most ` +
      `${MAXIMUM_DEPTH} levels. After ${graceMs / 1_000} seconds it must arrive with ${bytesPerSecond / 1024} KiB a ` +
      `second on average and without a pause of ${idleMs / 1_000} seconds; else the answer is 408.`,
  )
  const slowest = graceMs + (MAXIMUM_DOCUMENT_BODY_BYTES / bytesPerSecond) * 1_000
  expect(SERVER_OPTIONS.requestTimeout).toBeGreaterThan(slowest + (SERVER_OPTIONS.headersTimeout ?? 0))
})

test('every call stands in it, with who may ask and how it refuses', () => {
  for (const { method, path } of calls) expect(text).toContain(`### ${method} ${path}\n`)
  expect(text.match(/^For |\. For /gm)?.length).toBe(calls.length)
})

test('every link to a shape leads to one', () => {
  const targets = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id))
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => !targets.has(id))).toEqual([])
})

test('a call of specification 7 can be asked without a language', () => {
  const section = text.slice(text.indexOf('### GET /home-urun-listele'), text.indexOf('### GET /category-urun-listele'))
  expect(section).toMatch(/\| `lang` \| .* \| optional\. Left out: the tenant's default language\. \|/)
})
