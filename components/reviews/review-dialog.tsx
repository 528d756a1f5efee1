import { useTranslations } from 'next-intl'
import { FeedbackWords } from '@/components/feedback/feedback-words'
import { Dialog } from '@/components/ui/dialog'
import type { Locale } from '@/domain/shared/locales'
import { ReviewForm } from './review-form'

export interface ReviewDialogProps {
  productId: number
  locale: Locale
  title: string
  /** True without an account; the form then asks for name and address. */
  isGuest: boolean
  open: boolean
  onClose: () => void
}

function Content({ open, onClose, title, ...rest }: ReviewDialogProps) {
  const t = useTranslations('feedback.reviews')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} lead={title} full>
      <ReviewForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

/** The dialog for writing a review. */
export function ReviewDialog(props: ReviewDialogProps) {
  return (
    <FeedbackWords locale={props.locale}>
      <Content {...props} />
    </FeedbackWords>
  )
}
