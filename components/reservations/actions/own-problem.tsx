import { useTranslations } from 'next-intl'
import { ErrorWords } from '@/components/islands/error-words'
import { Alert } from '@/components/ui/alert'

/**
 * The error of an action on a reservation. The `alert` element exists before the error, so that screen readers announce
 * it.
 */
export function OwnProblem({ code }: { code: string | null }) {
  const t = useTranslations('afterwards.actions')
  return (
    <div role="alert" className="empty:hidden">
      {code !== null && (
        // The page already has a valid reference, so `notFound` means that another account is signed in.
        <Alert tone="bad">{code === 'notFound' ? t('otherAccount') : <ErrorWords code={code} />}</Alert>
      )}
    </div>
  )
}
