import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { NEWSLETTER_ACTION, toLinkToken, toNewsletterState } from '@/lib/requests/newsletter-paths'
import { getPrivacyHref } from '@/lib/settings/privacy-href'
import { getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface NewsletterPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The URL contains a token and must not be indexed or sent as a referrer. */
export async function generateMetadata({ params }: NewsletterPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'feedback.newsletter' })
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

const GOOD: readonly string[] = ['sent', 'confirmed', 'left']

/**
 * Target of the links in newsletter mails. Loading the page changes nothing, since mail programs open links by
 * themselves. A button does, without scripts.
 */
export default async function NewsletterPage({ params, searchParams }: NewsletterPageProps) {
  const { locale, company } = await requirePageParams(params)
  const { confirm, leave, state: told } = await searchParams
  const t = await getTranslations({ locale, namespace: 'feedback.newsletter' })
  const wish = toLinkToken(confirm) ? 'confirm' : toLinkToken(leave) ? 'leave' : null
  const token = toLinkToken(confirm) ?? toLinkToken(leave)
  const isBroken = wish === null && (confirm !== undefined || leave !== undefined)
  const state = isBroken ? 'invalidLink' : toNewsletterState(told)
  return (
    <div className="wrap max-w-2xl py-14">
      <h1>{t(wish === null ? 'title' : `${wish}.title`)}</h1>
      {state && (
        <Alert
          tone={GOOD.includes(state) ? 'ok' : 'bad'}
          role="status"
          className="mt-6"
          title={t(`states.${state}.title`)}
        >
          {t(`states.${state}.text`)}
        </Alert>
      )}
      {wish !== null && token !== null ? (
        <form method="post" action={NEWSLETTER_ACTION} className="mt-4">
          <p className="mb-6 text-lg text-muted">{t(`${wish}.text`)}</p>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name={wish} value={token} />
          <Button type="submit" size="large">
            {t(`${wish}.button`)}
          </Button>
        </form>
      ) : (
        (state === null || state === 'left' || !GOOD.includes(state)) && (
          <NewsletterForm
            locale={locale}
            privacyHref={getPrivacyHref(await getSettings(company), locale)}
            id="newsletter-page"
            isBare={wish === null}
            className={wish === null ? 'mt-2' : 'mt-8'}
          />
        )
      )}
    </div>
  )
}
