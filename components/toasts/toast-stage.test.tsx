import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const container = vi.hoisted(() => vi.fn((_props: object) => null))
const toast = vi.hoisted(() => vi.fn())
vi.mock('react-toastify/unstyled', () => ({ cssTransition: vi.fn(), ToastContainer: container, toast }))

test('a toast stands and lasts as the specification says; with a way back it stays for longer', async () => {
  document.documentElement.lang = 'en'
  const { showToast } = await import('./toast-stage')
  await showToast({ text: 'Saved' })
  await waitFor(() => expect(container).toHaveBeenCalled())
  expect(container.mock.lastCall?.[0]).toMatchObject({
    position: 'bottom-right',
    autoClose: 2500,
    closeOnClick: true,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
  })
  expect(toast.mock.lastCall?.[1]).toMatchObject({ autoClose: 2500, role: 'status' })
  await showToast({ text: 'Removed', action: { label: 'Undo', run: vi.fn() } })
  expect(toast.mock.lastCall?.[1]).toMatchObject({ autoClose: 10_000 })
})
