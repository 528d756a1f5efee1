'use client'

import { ErrorView } from '@/components/layout/error-view'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/** For a failure of the frame itself; a page's own is caught inside it, by the groups. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <ErrorView error={error} retry={reset} />
}
