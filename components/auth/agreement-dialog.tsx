import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useLingering } from '@/components/ui/use-lingering'
import type { Page } from '@/domain/content/schema'
import { callOperator } from '@/lib/api/browser'
import { AgreementText } from './agreement-text'

interface AgreementDialogProps {
  /** English slug of the operator's content page; it resolves in any language. */
  slug: string
  /** Shown until the page has loaded its own title. */
  title: string
  open: boolean
  onClose: () => void
}

const LINES = ['w-11/12', 'w-full', 'w-10/12', 'w-9/12', 'w-7/12']

/** The text that a member agrees to, as HTML (spec 2). Loaded when the dialog opens. */
export function AgreementDialog({ slug, title, open, onClose }: AgreementDialogProps) {
  const t = useTranslations('member.agreement')
  const locale = useLocale()
  const [page, setPage] = useState<Page | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    const result = await callOperator('getPage', { locale, pageType: 'content', slug })
    if (result.ok) setPage(result.data)
    else setFailed(true)
  }, [locale, slug])

  useEffect(() => {
    if (open && !page) void load()
  }, [open, page, load])

  const isWaiting = useLingering(open && !page && !failed)
  return (
    <Dialog open={open} onClose={onClose} title={page?.title ?? title} closeLabel={t('close')}>
      {failed && !isWaiting ? (
        <Alert tone="bad" role="alert">
          <p>{t('failed')}</p>
          <Button tone="secondary" size="small" className="mt-3" onClick={load}>
            {t('retry')}
          </Button>
        </Alert>
      ) : page && !isWaiting ? (
        <AgreementText html={page.body} />
      ) : (
        <div className="grid gap-3" aria-busy="true">
          <span className="sr-only" role="status">
            {t('loading')}
          </span>
          {LINES.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
