import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// What is loaded when it is needed takes more than the usual second on a machine whose cores all run tests.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// The files of a worker share its window: each leaves it empty.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  const { documentElement, head, body } = document
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name)
  for (const { name } of [...body.attributes]) body.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
