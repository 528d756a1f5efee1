'use client'

import { lazy, Suspense } from 'react'
import { PlainError } from '@/components/layout/plain-error'
import '@/app/globals.css'

interface GlobalErrorProps {
  error: Error & { digest?: string }
  /** Asks the server for what failed; what is drawn from the same answer fails again. */
  retry: () => void
}

/** Every page carries this much of it; what the rest says, and in which language, comes when it is needed, if it can be had. */
const View = lazy(() =>
  import('@/components/layout/deferred-error').then(
    (file) => ({ default: file.DeferredError }),
    () => ({ default: PlainError }),
  ),
)

/** Stands in for the whole document when even the layout failed; language and direction are those of the address. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <main>
          <Suspense fallback={<div className="min-h-96" aria-busy="true" />}>
            <View error={error} retry={retry} />
          </Suspense>
        </main>
      </body>
    </html>
  )
}
