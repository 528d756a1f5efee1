import { useTranslations } from 'next-intl'
import { FeedbackWords } from '@/components/feedback/feedback-words'
import { Dialog } from '@/components/ui/dialog'
import type { Locale } from '@/domain/shared/locales'
import { ReviewForm } from './review-form'

export interface ReviewDialogProps {
  productId: number
  locale: Locale
  title: string
  /** Without an account: name and address are asked for. */
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

/** Where one tells others how it was. */
export function ReviewDialog(props: ReviewDialogProps) {
  return (
    <FeedbackWords locale={props.locale}>
      <Content {...props} />
    </FeedbackWords>
  )
}
