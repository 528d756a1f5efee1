import { useTranslations } from 'next-intl'
import { ErrorWords } from '@/components/islands/error-words'
import { Alert } from '@/components/ui/alert'

/** Why something could not be done with a reservation; the empty place is there before, so that it is read out when it fills. */
export function OwnProblem({ code }: { code: string | null }) {
  const t = useTranslations('afterwards.actions')
  return (
    <div role="alert" className="empty:hidden">
      {code !== null && (
        // Whoever sees the page holds its reference: 'not found' can only mean that somebody else is signed in.
        <Alert tone="bad">{code === 'notFound' ? t('otherAccount') : <ErrorWords code={code} />}</Alert>
      )}
    </div>
  )
}
