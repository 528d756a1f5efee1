import { Alert } from '@/components/ui/alert'

/**
 * Error of a whole form. The live region is always rendered, so that a screen reader announces the text when it
 * appears.
 */
export function FormProblem({ text }: { text: string | null | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text && <Alert tone="bad">{text}</Alert>}
    </div>
  )
}
