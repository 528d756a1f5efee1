'use client'

import { useTranslations } from 'next-intl'

/** The error message in the page's language. A code without its own message shows the message for unknown errors. */
export function ErrorWords({ code }: { code: string | null }) {
  const t = useTranslations('errors.codes')
  const known = code as 'unknown' | null
  return <>{t(known !== null && t.has(known) ? known : 'unknown')}</>
}
