'use client'

import { ErrorLater } from '@/components/layout/error-later'

interface ErrorPageProps {
  error: Error & { digest?: string }
  /** Asks the server for what failed; what is drawn from the same answer fails again. */
  retry: () => void
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorLater error={error} retry={retry} />
}
