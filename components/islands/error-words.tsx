'use client'

import { useTranslations } from 'next-intl'

/** What went wrong, in the person's language; a code without words of its own has those of an unknown one. */
export function ErrorWords({ code }: { code: string | null }) {
  const t = useTranslations('errors.codes')
  const known = code as 'unknown' | null
  return <>{t(known !== null && t.has(known) ? known : 'unknown')}</>
}
