'use client'

import { ErrorLater } from '@/components/layout/error-later'

interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <ErrorLater error={error} retry={reset} />
}
