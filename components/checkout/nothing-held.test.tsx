import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { notifyText } from '@/components/toasts/notify-undo'
import afterwards from '@/messages/en/afterwards.json'
import common from '@/messages/en/common.json'
import { NothingHeld } from './nothing-held'

const replace = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))
vi.mock('@/components/toasts/notify-undo', () => ({ notifyText: vi.fn() }))

test('the empty direct basket warns once and leads home', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ afterwards, common }} timeZone="UTC">
      <NothingHeld locale="en" />
    </NextIntlClientProvider>,
  )
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'))
  expect(notifyText).toHaveBeenCalledExactlyOnceWith(afterwards.hold.empty, 'warn')
})
