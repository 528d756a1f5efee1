import { beforeEach, expect, test, vi } from 'vitest'

const OFFER = { kind: 'offer', product: { id: 7, title: 'Boat' }, given: { adults: '9' } } as const

/** Simulates a reload: only the storage remains. */
async function reload() {
  vi.resetModules()
  return import('./request-draft')
}

beforeEach(() => sessionStorage.clear())

test('drafts outlive a reload, each with its own wish, and nothing of them can be read', async () => {
  const first = await reload()
  await first.readRequestDraft(OFFER)
  await first.writeRequestDraft(OFFER, { firstName: 'Ada', privacyPolicy: true })
  await first.writeRequestDraft({ ...OFFER, given: {} }, { firstName: 'Grace' })
  const stored = JSON.stringify({ ...sessionStorage })
  for (const secret of ['Ada', 'Grace', 'offer', 'adults', 'Boat']) expect(stored).not.toContain(secret)
  const second = await reload()
  expect(await second.readRequestDraft(OFFER)).toEqual({ firstName: 'Ada' })
  expect(await second.readRequestDraft({ ...OFFER, given: {} })).toEqual({ firstName: 'Grace' })
  second.clearRequestDraft(OFFER)
  second.clearRequestDraft({ ...OFFER, given: {} })
  expect(sessionStorage.length).toBe(0)
})

test('readable drafts of an earlier version are read once, moved and removed', async () => {
  sessionStorage.setItem('kervan.request.offer.7.{"adults":"9"}', '{"firstName":"Ada"}')
  sessionStorage.setItem('kervan.request.offer.8.{}', 'garbage')
  expect(await (await reload()).readRequestDraft(OFFER)).toEqual({ firstName: 'Ada' })
  expect(Object.keys(sessionStorage)).toEqual(['kervan.requests'])
  expect(sessionStorage.getItem('kervan.requests')).not.toContain('Ada')
  expect(await (await reload()).readRequestDraft(OFFER)).toEqual({ firstName: 'Ada' })
})

test('words about health are not kept at all', async () => {
  const { readRequestDraft, writeRequestDraft } = await reload()
  const asked = { ...OFFER, kind: 'health' } as const
  await readRequestDraft(asked)
  await writeRequestDraft(asked, { firstName: 'Ada', treatment: 'knee', message: 'pain' })
  expect(await (await reload()).readRequestDraft(asked)).toEqual({ firstName: 'Ada' })
})
