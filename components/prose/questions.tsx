import { toParagraphs, toPlainText } from '@/lib/catalogue/plain-text'

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[]
  isFirstOpen?: boolean | undefined
}

/** Collapsible questions. Uses the native `<details>`, so that find-in-page also searches the answers. */
export function Questions({ questions, isFirstOpen }: QuestionsProps) {
  return (
    <div className="self-start">
      {questions.map(({ question, answer }, index) => (
        <details key={question} className="fold" open={isFirstOpen && index === 0}>
          <summary>{toPlainText(question)}</summary>
          <div className="grid max-w-[64ch] gap-3">
            {toParagraphs(answer).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
