import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaBlogCategories: SeedPage<LykiaLocale>[] = [
  {
    key: 'places',
    pageType: 'blogCategory',
    scene: 'fethiye',
    pictureSeed: 811,
    text: {
      en: {
        title: 'Places and routes',
        slug: 'places-and-routes',
        summary: 'Walks, towns and tables that we go to on our own days off.',
        body: '<p>Walks, towns and tables that we go to on our own days off.</p>',
      },
      tr: {
        title: 'Yerler ve rotalar',
        slug: 'yerler-ve-rotalar',
        summary: 'İzin günlerimizde kendimizin gittiği yollar, kasabalar ve sofralar.',
        body: '<p>İzin günlerimizde kendimizin gittiği yollar, kasabalar ve sofralar.</p>',
      },
      de: {
        title: 'Orte und Wege',
        slug: 'orte-und-wege',
        summary: 'Wege, Städte und Tische, zu denen wir selbst an freien Tagen gehen.',
        body: '<p>Wege, Städte und Tische, zu denen wir selbst an freien Tagen gehen.</p>',
      },
      ru: {
        title: 'Места и маршруты',
        slug: 'mesta-i-marshruty',
        summary: 'Тропы, города и столы, куда мы сами ходим в выходные.',
        body: '<p>Тропы, города и столы, куда мы сами ходим в выходные.</p>',
      },
    },
  },
  {
    key: 'planning',
    pageType: 'blogCategory',
    scene: 'yachtdeck',
    pictureSeed: 812,
    text: {
      en: {
        title: 'Planning and costs',
        slug: 'planning-and-costs',
        summary: 'What things really cost, when to come and what to pack.',
        body: '<p>What things really cost, when to come and what to pack.</p>',
      },
      tr: {
        title: 'Plan ve bütçe',
        slug: 'plan-ve-butce',
        summary: 'Neyin gerçekte kaça geldiği, ne zaman gelinir, çantaya ne konur.',
        body: '<p>Neyin gerçekte kaça geldiği, ne zaman gelinir, çantaya ne konur.</p>',
      },
      de: {
        title: 'Planung und Kosten',
        slug: 'planung-und-kosten',
        summary: 'Was die Dinge wirklich kosten, wann man kommt und was man einpackt.',
        body: '<p>Was die Dinge wirklich kosten, wann man kommt und was man einpackt.</p>',
      },
      ru: {
        title: 'Планы и расходы',
        slug: 'plany-i-raskhody',
        summary: 'Сколько всё стоит на самом деле, когда ехать и что взять.',
        body: '<p>Сколько всё стоит на самом деле, когда ехать и что взять.</p>',
      },
    },
  },
  {
    key: 'table',
    pageType: 'blogCategory',
    scene: 'foodterrace',
    pictureSeed: 813,
    text: {
      en: {
        title: 'At the table',
        slug: 'at-the-table',
        summary: 'Markets, kitchens and what to order when the waiter comes.',
        body: '<p>Markets, kitchens and what to order when the waiter comes.</p>',
      },
      tr: {
        title: 'Sofrada',
        slug: 'sofrada',
        summary: 'Pazarlar, mutfaklar ve garson geldiğinde ne isteneceği.',
        body: '<p>Pazarlar, mutfaklar ve garson geldiğinde ne isteneceği.</p>',
      },
      de: {
        title: 'Am Tisch',
        slug: 'am-tisch',
        summary: 'Märkte, Küchen und was Sie bestellen, wenn der Kellner kommt.',
        body: '<p>Märkte, Küchen und was Sie bestellen, wenn der Kellner kommt.</p>',
      },
      ru: {
        title: 'За столом',
        slug: 'za-stolom',
        summary: 'Базары, кухни и что заказать, когда подойдёт официант.',
        body: '<p>Базары, кухни и что заказать, когда подойдёт официант.</p>',
      },
    },
  },
]
