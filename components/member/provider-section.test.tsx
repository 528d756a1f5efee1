import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { Account } from '@/domain/member/account-schema'
import { callOperator } from '@/lib/api/browser'
import { CONNECT_FIELD } from '@/lib/auth/auth-paths'
import errors from '@/messages/en/errors.json'
import member from '@/messages/en/member.json'
import { type ProviderNews, ProviderSection } from './provider-section'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))

const words = member.account.providers
const GOOGLE = { provider: 'google', connectedAt: '2026-11-20T09:00:00.000Z' } as Account['identities'][number]

function show(identities: Account['identities'], news: Partial<ProviderNews> = {}) {
  const account = { identities } as Account
  return render(
    <NextIntlClientProvider locale="en" messages={{ member, errors }} timeZone="UTC">
      <ProviderSection
        account={account}
        onChange={vi.fn()}
        zone="Europe/Istanbul"
        offered={['google', 'facebook']}
        isDone={false}
        {...news}
      />
    </NextIntlClientProvider>,
  )
}

const connectTo = (provider: string) => words.connect.replace('{provider}', provider)

test('what is configured and not connected can be, by a plain form; what is connected can be disconnected', () => {
  show([GOOGLE])
  expect(within(screen.getByRole('listitem')).getByRole('button', { name: words.disconnect })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: connectTo('Google') })).toBeNull()
  const form = screen.getByRole('button', { name: connectTo('Facebook') }).closest('form')
  expect(form).toHaveAttribute('action', '/api/auth/signin/facebook')
  expect(form).toHaveAttribute('method', 'post')
  expect(new FormData(form ?? undefined).get(CONNECT_FIELD)).toBe('1')
})

test('nothing is offered that is not configured', () => {
  expect(show([], { offered: [] }).container).toBeEmptyDOMElement()
})

test('how it went is said where it was begun', () => {
  show([GOOGLE], { isDone: true })
  expect(screen.getByRole('status')).toHaveTextContent(words.done)
  show([], { problem: 'identityTaken' })
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(errors.codes.identityTaken)
})

test('what was connected and is disconnected again is no longer said to be connected', async () => {
  vi.mocked(callOperator).mockResolvedValue({ ok: true, data: { identities: [] } } as never)
  show([GOOGLE], { isDone: true })
  await userEvent.setup().click(screen.getByRole('button', { name: words.disconnect }))
  await waitFor(() => expect(screen.queryByText(words.done)).toBeNull())
  expect(callOperator).toHaveBeenCalledWith('disconnectProvider', { provider: 'google' })
})

test('the address that says so, opened again after all is disconnected, says it no more', () => {
  show([], { isDone: true })
  expect(screen.queryByText(words.done)).toBeNull()
  expect(screen.getByRole('button', { name: connectTo('Google') })).toBeInTheDocument()
})
