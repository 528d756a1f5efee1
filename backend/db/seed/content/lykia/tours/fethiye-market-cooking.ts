import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const fethiyeMarketCooking: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-38',
  kind: 'tour',
  category: 'food-city',
  destination: 'fethiye-oludeniz',
  scene: 'foodterrace',
  pictureSeed: 1138,
  details: {
    kind: 'tour',
    durationMinutes: 330,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 8,
    pickup: 'included',
    theme: 'food',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '58.00', child: '29.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '66.00', child: '33.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '58.00', child: '29.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '15:00', capacity: 8, weekdays: [2, 5] }],
  childFrom: 5,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 960,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'fixed',
    discountValue: '8.00',
    endsInDays: 75,
    label: { en: 'Kitchen offer', tr: 'Mutfak indirimi', de: 'Küchenangebot', ru: 'Кухня по акции' },
  },
  extras: [
    { id: 'wine-pairing', price: '15.00', per: 'person', maximum: 8 },
    { id: 'apron', price: '16.00', per: 'booking', maximum: 4 },
  ],
  meetingPoint: { latitude: 36.6219, longitude: 29.1114 },
  rank: 38,
  text: {
    en: {
      title: 'Fethiye market and a cooking morning in Yanıklar',
      summary:
        'Shop with Emine on the village women’s side of the market, then cook five dishes under her walnut tree.',
      description:
        'On Tuesdays the whole valley comes to Fethiye to sell, on Fridays to Ölüdeniz. Emine walks past the first rows, where the prices are for visitors, to the women who sit on the ground behind what their gardens gave: purslane, courgette flowers, a cheese with no name. You carry a basket and are allowed to haggle.\n\nIn Yanıklar, twenty minutes away, she has an outdoor kitchen with a clay oven. You roll vine leaves, char aubergines and learn why the yoghurt must be at room temperature. At one o’clock everyone sits down to what everyone has made.',
      highlights: items`The gardeners’ rows of the market, with Emine | Five dishes cooked by you, not shown to you | Clay oven and walnut shade in Yanıklar | Recipes in your language, to keep`,
      programme: steps`
        09:30 | Pick-up | Fethiye, Çalış and Ölüdeniz; on Fridays the market is Ölüdeniz’s.
        10:00 | The market | Baskets, a shopping list and forty minutes among tomatoes.
        11:00 | Yanıklar | Tea, aprons, hands washed at the spring.
        11:20 | Cooking | Vine leaves, aubergine salad, flat bread, a stew, semolina halva.
        13:15 | The table | More than an hour to eat, as is usual here.
        15:00 | Back | With recipes, leftovers and a bunch of thyme.
      `,
      included: items`Pick-up and return | All ingredients | Lunch of five dishes | Water, ayran and tea | Recipe booklet`,
      excluded: items`Wine | What you buy for yourself at the market`,
      goodToKnow: items`Vegetarians lose nothing: four of five dishes have no meat, and the stew works with chickpeas. | Children cook along; knives are for those over ten.`,
      questions: questions`
        I have a nut allergy. Can I come? | Please write beforehand. Emine cooks without nuts, but there is a walnut tree over the table.
        How much do I really do myself? | Nearly everything. Eight guests, eight boards, and Emine’s only rule is that nobody just watches.
      `,
      extras: extras`
        Wine with lunch | Two glasses from the Elmalı plateau, white and red
        Apron | Woven in Kızılcabölük, with your name stitched on
      `,
      meetingPoint: place`Your hotel, or the market gate | On Tuesdays at 10:00 at the canal gate of the Fethiye market. Emine has the largest basket.`,
    },
    tr: {
      title: 'Fethiye pazarı ve Yanıklar’da bir mutfak sabahı',
      summary:
        'Pazarın köylü kadınlar tarafında Emine Abla’yla alışveriş, sonra ceviz ağacının altında beş çeşit yemek.',
      description:
        'Salı günleri bütün vadi satmaya Fethiye’ye, cumaları Ölüdeniz’e iner. Emine Abla turist fiyatlı ilk sıraları geçer, bahçesinden ne çıktıysa önüne serip yere oturan kadınlara gider: semizotu, kabak çiçeği, adı olmayan bir peynir. Sepet sizde, pazarlık serbest.\n\nYirmi dakika ötede, Yanıklar’da, toprak fırınlı bir açık mutfağı var. Yaprak sarar, patlıcan közler, yoğurdun neden oda ısısında olması gerektiğini öğrenirsiniz. Saat birde herkes, herkesin yaptığının başına oturur.',
      highlights: items`Emine Abla’yla pazarın bahçeciler sırası | Seyretmediğiniz, kendiniz pişirdiğiniz beş yemek | Yanıklar’da toprak fırın ve ceviz gölgesi | Tarifler kendi dilinizde, sizde kalır`,
      programme: steps`
        09:30 | Alınış | Fethiye, Çalış ve Ölüdeniz; cumaları pazar Ölüdeniz’dekidir.
        10:00 | Pazar | Sepetler, alışveriş listesi ve domatesler arasında kırk dakika.
        11:00 | Yanıklar | Çay, önlükler, pınarda yıkanan eller.
        11:20 | Ocak başında | Yaprak sarma, patlıcan salatası, yufka, bir tencere yemeği, irmik helvası.
        13:15 | Sofra | Yemeğe bir saatten fazla; burada usul böyledir.
        15:00 | Dönüş | Tarifler, kalanlar ve bir demet kekikle.
      `,
      included: items`Alınış ve dönüş | Bütün malzeme | Beş çeşit öğle yemeği | Su, ayran ve çay | Tarif kitapçığı`,
      excluded: items`Şarap | Pazardan kendinize aldıklarınız`,
      goodToKnow: items`Vejetaryenler bir şey kaçırmaz: beş yemeğin dördü etsizdir, tencere yemeği nohutla da olur. | Çocuklar da pişirir; bıçak on yaşından büyüklere.`,
      questions: questions`
        Kuruyemiş alerjim var, gelebilir miyim? | Lütfen önceden yazın. Emine Abla kuruyemişsiz pişirir ama masanın üstünde bir ceviz ağacı var.
        Gerçekten ne kadarını ben yapıyorum? | Neredeyse hepsini. Sekiz misafir, sekiz tahta; tek kural kimsenin yalnızca seyretmemesi.
      `,
      extras: extras`
        Yemekte şarap | Elmalı yaylasından iki kadeh, beyaz ve kırmızı
        Önlük | Kızılcabölük dokuması, adınız işlenmiş
      `,
      meetingPoint: place`Oteliniz ya da pazarın kapısı | Salıları 10:00’da Fethiye pazarının kanal kapısında. En büyük sepet Emine Abla’dadır.`,
    },
    de: {
      title: 'Markt in Fethiye und Kochen im Dorf Yanıklar',
      summary: 'Einkaufen mit Emine bei den Bäuerinnen auf dem Markt, dann fünf Gerichte unter ihrem Walnussbaum.',
      description:
        'Dienstags kommt das ganze Tal nach Fethiye, um zu verkaufen, freitags nach Ölüdeniz. Emine geht an den ersten Reihen mit den Touristenpreisen vorbei zu den Frauen, die am Boden sitzen, vor sich, was der Garten hergab: Portulak, Zucchiniblüten, ein Käse ohne Namen. Sie tragen den Korb und dürfen handeln.\n\nIn Yanıklar, zwanzig Minuten weiter, hat sie eine Küche im Freien mit Lehmofen. Sie rollen Weinblätter, rösten Auberginen und lernen, warum der Joghurt zimmerwarm sein muss. Um eins setzen sich alle vor das, was alle gekocht haben.',
      highlights: items`Die Reihen der Bäuerinnen, mit Emine | Fünf Gerichte, die Sie selbst kochen | Lehmofen und Walnussschatten in Yanıklar | Rezepte auf Deutsch zum Mitnehmen`,
      programme: steps`
        09:30 | Abholung | Fethiye, Çalış und Ölüdeniz; freitags ist es der Markt von Ölüdeniz.
        10:00 | Der Markt | Körbe, eine Einkaufsliste und vierzig Minuten zwischen Tomaten.
        11:00 | Yanıklar | Tee, Schürzen, Händewaschen an der Quelle.
        11:20 | Am Herd | Weinblätter, Auberginensalat, Fladenbrot, ein Schmorgericht, Grießhelva.
        13:15 | Der Tisch | Mehr als eine Stunde zum Essen, wie es hier üblich ist.
        15:00 | Zurück | Mit Rezepten, Resten und einem Bund Thymian.
      `,
      included: items`Abholung und Rückfahrt | Alle Zutaten | Mittagessen aus fünf Gerichten | Wasser, Ayran und Tee | Rezeptheft`,
      excluded: items`Wein | Was Sie auf dem Markt für sich kaufen`,
      goodToKnow: items`Wer vegetarisch isst, verpasst nichts: Vier von fünf Gerichten sind ohne Fleisch, das Schmorgericht geht mit Kichererbsen. | Kinder kochen mit; Messer gibt es ab zehn.`,
      questions: questions`
        Ich bin gegen Nüsse allergisch. Kann ich kommen? | Schreiben Sie uns bitte vorher. Emine kocht ohne Nüsse, aber über dem Tisch steht ein Walnussbaum.
        Wie viel mache ich wirklich selbst? | Fast alles. Acht Gäste, acht Bretter, und Emines einzige Regel: Niemand schaut nur zu.
      `,
      extras: extras`
        Wein zum Essen | Zwei Gläser von der Hochebene bei Elmalı, weiß und rot
        Schürze | Gewebt in Kızılcabölük, mit Ihrem gestickten Namen
      `,
      meetingPoint: place`Ihr Hotel oder das Markttor | Dienstags um 10:00 am Kanaltor des Markts von Fethiye. Emine hat den größten Korb.`,
    },
    ru: {
      title: 'Рынок Фетхие и утро на деревенской кухне в Яныкларе',
      slug: 'rynok-fethiye-kulinarnoe-utro-yanyklar',
      summary: 'Покупки с Эмине в рядах деревенских хозяек, потом пять блюд под её ореховым деревом.',
      description:
        'По вторникам вся долина съезжается торговать в Фетхие, по пятницам в Олюдениз. Эмине проходит мимо первых рядов с ценами для туристов к женщинам, которые сидят на земле и разложили всё, что дал огород: портулак, цветки кабачка, сыр без названия. Корзину несёте вы, торговаться можно.\n\nВ Яныкларе, в двадцати минутах езды, у неё летняя кухня с глиняной печью. Вы сворачиваете долму, печёте баклажаны и узнаёте, почему йогурт не должен быть холодным. В час все садятся за то, что все приготовили.',
      highlights: items`Ряды огородниц на рынке вместе с Эмине | Пять блюд, которые готовите вы сами | Глиняная печь и тень ореха в Яныкларе | Рецепты на русском остаются у вас`,
      programme: steps`
        09:30 | Выезд | Фетхие, Чалыш и Олюдениз; по пятницам рынок в Олюденизе.
        10:00 | Рынок | Корзины, список покупок и сорок минут среди помидоров.
        11:00 | Яныклар | Чай, фартуки, руки моем у родника.
        11:20 | У плиты | Долма в виноградных листьях, салат из баклажанов, лепёшки, жаркое, манная халва.
        13:15 | За столом | Больше часа на обед, как здесь принято.
        15:00 | Обратно | С рецептами, остатками обеда и пучком тимьяна.
      `,
      included: items`Дорога туда и обратно | Все продукты | Обед из пяти блюд | Вода, айран и чай | Книжечка рецептов`,
      excluded: items`Вино | То, что вы купите на рынке для себя`,
      goodToKnow: items`Вегетарианцы ничего не теряют: четыре блюда из пяти без мяса, а жаркое можно сделать с нутом. | Дети готовят вместе со всеми; ножи — с десяти лет.`,
      questions: questions`
        У меня аллергия на орехи. Можно прийти? | Напишите нам заранее. Эмине готовит без орехов, но над столом растёт ореховое дерево.
        Сколько я на самом деле готовлю сам? | Почти всё. Восемь гостей, восемь досок и одно правило Эмине: просто смотреть нельзя.
      `,
      extras: extras`
        Вино к обеду | Два бокала с плато Элмалы, белое и красное
        Фартук | Соткан в Кызылджабёлюке, с вышитым именем
      `,
      meetingPoint: place`Ваш отель или ворота рынка | По вторникам в 10:00 у ворот рынка Фетхие со стороны канала. У Эмине самая большая корзина.`,
    },
  },
  reviews: reviews`
    5 | Lynn M. | Cheltenham | en | 2026-10-14 | My vine leaves looked like luggage and tasted wonderful. Emine is a born teacher.
    5 | Sevgi A. | Ankara | tr | 2026-05-12 | Yıllardır yaprak sararım, yine de iki şey öğrendim. Bahçe cennet gibi.
    4 | Renate H. | Salzburg | de | 2026-04-21 | Sehr herzlich, sehr satt. Auf dem Markt hätten wir gern länger gebraucht.
    5 | Юлия С. | Воронеж | ru | 2025-10-24 | Готовили все, даже муж. Халву по рецепту делаю теперь каждое воскресенье.
    5 | Patrick N. | Belfast | en | 2025-12-02 | December, a fire, six of us round the table. Better than any restaurant that week.
  `,
}
