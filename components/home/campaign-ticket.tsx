import { getTranslations } from 'next-intl/server'
import { Money } from '@/components/money/money'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import { Ticket } from '@/components/ui/ticket'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import { formatPercent } from '@/domain/money/format'
import { pickLocalized } from '@/domain/shared/locales'
import { toOperatorHref } from '@/lib/catalogue/operator-href'
import type { PageContext } from '@/lib/catalogue/page-context'
import { pictureSources } from '@/lib/uploads/pictures'
import { DaysLeft } from './days-left'

/** The promotion from the settings as a ticket: the offer, and on the stub the discount and the end date. */
export async function CampaignTicket({ context }: { context: PageContext }) {
  const { settings, locale, fallback, money } = context
  const { promotion } = settings.home
  if (!promotion || !isPlainDate(promotion.endsOn)) return null
  const t = await getTranslations({ locale, namespace: 'content.promotion' })
  const picture = pictureSources(promotion.image, '(width >= 48rem) 372px, 92vw', 1280)
  const word = (words: typeof promotion.title) => pickLocalized(words, locale, fallback) ?? ''
  const isPercent = promotion.discountType === 'percent'
  const stub = (
    <>
      <b className="text-[4rem] leading-[1.1] font-extrabold tracking-[-.04em]">
        {isPercent ? (
          <bdi>{formatPercent(promotion.discountValue, locale)}</bdi>
        ) : (
          <Money
            className="text-h1"
            amount={Number(promotion.discountValue).toFixed(2)}
            currency={settings.exchange.default}
            money={money}
          />
        )}
      </b>
      <span className="font-bold text-ink">{t('ends', { date: formatDate(promotion.endsOn) })}</span>
      <DaysLeft endsOn={promotion.endsOn} locale={locale} />
    </>
  )
  return (
    <section className="reveal wrap">
      <Ticket stub={stub}>
        <div className="grid h-full md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desktop:grid-cols-[360px_minmax(0,1fr)]">
          <Picture className="h-52 md:h-full md:min-h-66" {...picture} width={960} height={720} alt="" />
          <div className="flex flex-col items-start justify-center gap-3 p-6 desktop:p-10">
            <span className="badge badge-buy">{word(promotion.label)}</span>
            <h2 className="text-[1.75rem]">{word(promotion.title)}</h2>
            <p className="max-w-[46ch] text-muted">{word(promotion.text)}</p>
            <ButtonLink tone="buy" className="mt-2" href={toOperatorHref(word(promotion.url), locale)}>
              {word(promotion.button)}
            </ButtonLink>
          </div>
        </div>
      </Ticket>
    </section>
  )
}
