import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { NEWSLETTER_ACTION } from '@/lib/requests/newsletter-paths'

interface NewsletterFormProps {
  locale: Locale
  privacyHref: string
  /** Id prefix of the field. A page can contain the form twice. */
  id: string
  /** The page's own heading already names the form. */
  isBare?: boolean | undefined
  className?: string | undefined
}

/** Address and consent as a plain form. The API mails a confirmation link before any newsletter is sent. */
export async function NewsletterForm({ locale, privacyHref, id, isBare, className }: NewsletterFormProps) {
  const t = await getTranslations({ locale, namespace: 'feedback.newsletter' })
  return (
    <form method="post" action={NEWSLETTER_ACTION} className={className}>
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor={id} className={isBare ? 'sr-only' : 'block font-bold'}>
        {t('title')}
      </label>
      <p className={isBare ? 'mb-4 text-lg text-muted' : 'mt-1 mb-3 text-sm opacity-90'}>{t('text')}</p>
      <div className="flex gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('placeholder')}
          className="input min-w-0 flex-1 text-ink"
        />
        <button type="submit" className="btn btn-sec text-ink" aria-label={t('submit')}>
          <Icon name="send" flip />
        </button>
      </div>
      <label className="mt-2 flex items-start gap-3 py-2 text-sm">
        <input type="checkbox" name="privacyPolicy" required className="chk" />
        <span>
          {t.rich('consent', {
            link: (chunks) => (
              <a className="underline underline-offset-3" href={privacyHref}>
                {chunks}
              </a>
            ),
          })}
        </span>
      </label>
    </form>
  )
}
