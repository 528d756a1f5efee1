import { getTranslations } from 'next-intl/server'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { isBookable } from '@/domain/catalogue/kinds/traits'
import type { Locale } from '@/domain/shared/locales'

/** Loads real messages of the shop as samples, so that primitives are shown with realistic length and script. */
export async function loadWords(locale: Locale) {
  const t = await getTranslations({ locale })
  const adults = t('basket.card.bands.adult')
  return {
    add: t('basket.card.add'),
    checkout: t('basket.totals.checkout'),
    keepLooking: t('basket.sidebar.keepLooking'),
    edit: t('basket.actions.edit'),
    remove: t('basket.actions.remove'),
    missing: t('basket.card.missing.date'),
    share: t('catalogue.product.share'),
    save: t('catalogue.product.save'),
    firstName: t('checkout.guest.fields.firstName'),
    email: t('checkout.guest.fields.email'),
    phone: t('checkout.guest.fields.phone'),
    note: t('checkout.guest.fields.note'),
    optional: t('checkout.guest.optional'),
    emailHint: t('checkout.guest.hints.email'),
    emailError: t('checkout.guest.errors.email'),
    required: t('checkout.guest.errors.required'),
    password: t('checkout.become.password'),
    show: t('checkout.become.show'),
    hide: t('checkout.become.hide'),
    freeCancellation: t('catalogue.filters.freeCancellation'),
    instantConfirmation: t('catalogue.filters.instantConfirmation'),
    onOffer: t('catalogue.filters.campaignOnly'),
    methodLegend: t('checkout.method.legend'),
    methods: [
      { value: 'card', title: t('checkout.method.card'), note: t('checkout.method.note.cardOnce') },
      { value: 'bankTransfer', title: t('checkout.method.bankTransfer') },
      { value: 'onArrival', title: t('checkout.method.onArrival'), note: t('checkout.method.note.onArrival') },
    ],
    lengthLegend: t('basket.yacht.modes.legend'),
    oneDay: t('basket.yacht.modes.one'),
    severalDays: t('basket.yacht.modes.several'),
    adults,
    fewer: t('basket.card.fewer', { what: adults }),
    more: t('basket.card.more', { what: adults }),
    kinds: KINDS.filter(isBookable).map((kind) => ({
      id: kind,
      label: t(`basket.kinds.${kind}`),
    })),
    full: t('basket.problems.short.full'),
    placesLeft: t('basket.card.seatsLeft', { count: 3 }),
    added: t('basket.sidebar.notice.added'),
    failed: t('basket.calendar.failed'),
    waiting: t('checkout.instalments.waiting'),
    lapsed: t('basket.charge.lapsed'),
    emptyTitle: t('basket.cart.empty.title'),
    emptyText: t('basket.cart.empty.text'),
    emptyLook: t('basket.cart.empty.look'),
    changeTitle: t('checkout.change.title'),
    changeLead: t('checkout.change.lead'),
    changeClose: t('checkout.change.close'),
    changeBack: t('checkout.change.back'),
    changeAgree: t('checkout.change.agree'),
    basketTitle: t('basket.sidebar.title', { count: 2 }),
    basketClose: t('basket.sidebar.close'),
    goToBasket: t('basket.sidebar.goToBasket'),
    steps: [t('checkout.guest.title'), t('checkout.pay.title'), t('checkout.agree.title')] as const,
    rating: t('catalogue.reviews.average', { figure: '4.6' }),
    oldPrice: t('basket.actions.oldPrice'),
    youAreHere: t('catalogue.product.breadcrumb'),
    home: t('catalogue.product.home'),
    similar: t('catalogue.product.alike'),
    previous: t('catalogue.gallery.previous'),
    next: t('catalogue.gallery.next'),
    total: t('basket.card.total'),
  }
}

export type Words = Awaited<ReturnType<typeof loadWords>>
