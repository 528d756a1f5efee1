'use client'

import { lazy, Suspense } from 'react'
import { PlainError } from '@/components/layout/plain-error'
import '@/app/globals.css'

interface GlobalErrorProps {
  error: Error & { digest?: string }
  /** Requests the page from the server again. Rendering the same response again would fail again. */
  retry: () => void
}

/**
 * Every page includes only this loader. The text, in the page's language, loads when it is needed, with a plain
 * fallback.
 */
const View = lazy(() =>
  import('@/components/layout/deferred-error').then(
    (file) => ({ default: file.DeferredError }),
    () => ({ default: PlainError }),
  ),
)

/** Replaces the whole document if the root layout fails. The text is in the language of the URL. */
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
