'use client'

import { ErrorLater } from '@/components/layout/error-later'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** For a failure of the frame itself; a page's own is caught inside it, by the groups. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <ErrorLater error={error} retry={reset} />
}
