import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is loaded when it is needed takes more than the usual second on a machine whose cores all run tests.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
