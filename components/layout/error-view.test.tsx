import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import de from '@/messages/de/errors.json'
import { ErrorView } from './error-view'

afterEach(() => {
  window.location.href = 'http://lykia.localhost/'
})

test('speaks the language of the page, tries again and leads home', async () => {
  window.location.href = 'http://lykia.localhost/de/p/ballon'
  const retry = vi.fn()
  render(<ErrorView error={new Error('broken')} retry={retry} />)
  expect(await screen.findByRole('heading', { name: de.boundary.heading })).toBeInTheDocument()
  expect(screen.getByText(de.boundary.text)).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe(de.boundary.title))
  fireEvent.click(screen.getByRole('button', { name: de.boundary.retry }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: de.boundary.home })).toHaveAttribute('href', '/de')
})

test('what the operator API was missing for will be back', async () => {
  window.location.href = 'http://lykia.localhost/de/search/boot'
  render(<ErrorView error={Object.assign(new Error('hidden'), { digest: 'API_UNAVAILABLE' })} retry={vi.fn()} />)
  expect(await screen.findByRole('heading', { name: de.noTenants.title })).toBeInTheDocument()
  expect(screen.getByText(de.boundary.text)).toBeInTheDocument()
})
