import { getTranslations } from 'next-intl/server'
import { Questions } from '@/components/prose/questions'
import { StaticHtml } from '@/components/static-html/static-html'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface HomeQuestionsProps {
  questions: readonly { question: string; answer: string }[]
  context: PageContext
}

/** Frequently asked questions; the first answer is expanded. */
export async function HomeQuestions({ questions, context }: HomeQuestionsProps) {
  if (questions.length === 0) return null
  const { locale } = context
  const t = await getTranslations({ locale, namespace: 'content.home' })
  return (
    <StaticHtml as="section" className="reveal wrap split pb-12 desktop:pb-22">
      <div>
        <h2>{t('questions')}</h2>
        <a className="link mt-4 inline-block" href={localePath(locale, paths.contact)}>
          {t('allQuestions')}
        </a>
      </div>
      <Questions questions={questions} isFirstOpen />
    </StaticHtml>
  )
}
