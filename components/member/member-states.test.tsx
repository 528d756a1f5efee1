import { render, screen } from '@testing-library/react'
import { isValidElement, Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Member } from '@/domain/member/schema'
import { callApi } from '@/lib/api/server'
import type { MemberContext } from '@/lib/member/member-context'
import { buildTestContext } from '@/lib/member/test-context'
import member from '@/messages/en/member.json'
import { AccountSections } from './account-sections'
import { MemberSkeleton } from './member-skeleton'
import { MemberView } from './member-view'
import { RequestList } from './request-list'

const asked = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => asked.headers }))
vi.mock('@/lib/api/server', () => ({ callApi: vi.fn() }))
vi.mock('@/lib/session/member-session', () => ({
  getSession: async () => ({ apiToken: 'token', memberId: 7, company: 'lykia' }),
}))
vi.mock('./loaded-member-view', () => ({ LoadedMemberView: () => null }))
vi.mock('./account-panel', () => ({ AccountPanel: () => null }))

const context = { ...buildTestContext('en'), company: 'lykia' } as MemberContext
const call = vi.mocked(callApi)

afterEach(() => {
  asked.headers = new Headers()
  call.mockReset()
})

describe('a part that the API does not tell', () => {
  const PARTS = [
    ['requests', member.requests.failed, '/user/requests', () => RequestList({ context })],
    [
      'sessions and consents',
      member.account.failed,
      '/user/profile',
      () => AccountSections({ context, member: { hasPassword: true } as Member, query: {} }),
    ],
  ] as const

  test.each(PARTS)('%s: says so and can be asked for again', async (_name, text, href, draw) => {
    for (const [code, status] of [
      ['unavailable', 503],
      ['internal', 500],
      ['malformedAnswer', 502],
    ] as const) {
      call.mockResolvedValue({ ok: false, error: { code, status, message: code } })
      const { unmount } = render(await draw())
      expect(screen.getByRole('alert')).toHaveTextContent(text)
      expect(screen.getByRole('link', { name: member.area.retry })).toHaveAttribute('href', href)
      unmount()
    }
  })
})

describe('while the API is asked', () => {
  const view = (props: { keepsState?: boolean } = {}) =>
    MemberView({
      params: Promise.resolve({}) as never,
      searchParams: Promise.resolve({}),
      children: () => null,
      ...props,
    })

  test('who comes from another page sees the skeleton of this one', async () => {
    asked.headers = new Headers({ 'sec-fetch-dest': 'empty' })
    const shown = await view()
    expect(shown.type).toBe(Suspense)
    const { fallback } = shown.props as { fallback: unknown }
    expect(isValidElement(fallback) && fallback.type).toBe(MemberSkeleton)
  })

  test('who opens the address gets it whole, as what is streamed in later needs scripts', async () => {
    asked.headers = new Headers({ 'sec-fetch-dest': 'document' })
    expect((await view()).type).not.toBe(Suspense)
  })

  test('a page with forms keeps what is typed while it is drawn anew', async () => {
    asked.headers = new Headers({ 'sec-fetch-dest': 'empty' })
    expect((await view({ keepsState: true })).type).not.toBe(Suspense)
  })
})
