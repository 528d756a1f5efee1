import { Alert } from '@/components/ui/alert'

/** What went wrong with a whole form; the empty place is there before, so that it is read out when it fills. */
export function FormProblem({ text }: { text: string | null | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text && <Alert tone="bad">{text}</Alert>}
    </div>
  )
}
