'use client'

import { ErrorView } from '@/components/layout/error-view'
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
          <ErrorView error={error} retry={reset} />
        </main>
      </body>
    </html>
  )
}
