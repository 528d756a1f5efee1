'use client'

import { ErrorLater } from '@/components/layout/error-later'
import '@/app/globals.css'

interface GlobalErrorProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** Stands in for the whole document when even the layout failed; language and direction are those of the address. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <main>
          <ErrorLater error={error} retry={reset} />
        </main>
      </body>
    </html>
  )
}
