import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { AgreementText } from '@/components/auth/agreement-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useLingering } from '@/components/ui/use-lingering'
import type { Page } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'

interface ContractDialogProps {
  /** Page slug of the open contract; null while the dialog is closed. */
  slug: string | null
  locale: Locale
  onClose: () => void
}

const LINES = ['w-11/12', 'w-full', 'w-10/12', 'w-9/12', 'w-7/12']

/** Text of a contract, loaded when the dialog opens. */
export function ContractDialog({ slug, locale, onClose }: ContractDialogProps) {
  const t = useTranslations('checkout.contract')
  const [pages, setPages] = useState<Record<string, Pick<Page, 'title' | 'body'>>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = slug === null || pages[slug] ? '' : `${attempt} ${slug}`

  useEffect(() => {
    if (wanted === '') return
    let isGone = false
    const name = wanted.slice(wanted.indexOf(' ') + 1)
    const load = async () => {
      const result = await callOperator('getPage', { locale, pageType: 'content', slug: name })
      if (isGone) return
      if (result.ok) setPages((known) => ({ ...known, [name]: result.data }))
      else setFailed(wanted)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [wanted, locale])

  const page = slug === null ? undefined : pages[slug]
  const isWaiting = useLingering(slug !== null && !page && failed !== wanted)
  return (
    <Dialog open={slug !== null} onClose={onClose} title={page?.title ?? t('title')} closeLabel={t('close')} wide>
      {page && !isWaiting ? (
        <AgreementText html={page.body} />
      ) : failed === wanted && !isWaiting ? (
        <Alert tone="bad" role="alert" title={t('failed')}>
          <Button tone="secondary" size="small" className="mt-3" onClick={() => setAttempt(attempt + 1)}>
            {t('retry')}
          </Button>
        </Alert>
      ) : (
        <div className="grid gap-3" aria-busy="true">
          {LINES.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
