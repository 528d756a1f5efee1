import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const grandBazaarCraftsman: SeedProduct<OrionLocale> = {
  code: 'ORI-T-11',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'istanbul',
  scene: 'istanbul',
  pictureSeed: 111,
  details: {
    kind: 'tour',
    durationMinutes: 210,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'ar'],
    groupSize: 8,
    pickup: 'meetingPoint',
    theme: 'city',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '46.00', child: '23.00', infant: '0.00' },
    { from: '04-01', to: '06-30', adult: '54.00', child: '27.00', infant: '0.00' },
    { from: '07-01', to: '08-31', adult: '49.00', child: '24.50', infant: '0.00' },
    { from: '09-01', to: '12-31', adult: '54.00', child: '27.00', infant: '0.00' },
  ],
  sessions: [
    { time: '10:00', endTime: '13:30', capacity: 8, weekdays: [1, 2, 3, 4, 5, 6] },
    { time: '14:30', endTime: '18:00', capacity: 8, weekdays: [2, 4] },
  ],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 480,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'ring', price: '38.00', per: 'person', maximum: 8 }],
  meetingPoint: { latitude: 41.0104, longitude: 28.9703 },
  rank: 11,
  text: {
    de: {
      title: 'Großer Basar mit einem Silberschmied',
      summary:
        'Hinter den Läden beginnt der eigentliche Basar: Werkstätten, Höfe und drei Meister, die Ihnen ihre Arbeit zeigen.',
      description:
        'Usta Hrant arbeitet seit 1984 in einem Han am Rand des Großen Basars. Er führt Sie durch Türen, an denen man sonst vorbeigeht: zu einem Ziseleur, einer Vergolderin und in den Hof, wo die Goldbarren gegossen werden.\n\nUnterwegs lernen Sie, woran man gutes Silber erkennt und wie man hier seit jeher über den Preis spricht. Niemand erwartet, dass Sie kaufen. Mittags essen Sie mit den Handwerkern in einer Lokanta mit sechs Tischen.',
      highlights: items`Drei Werkstätten, die nicht im Reiseführer stehen | Ein Hof aus dem 18. Jahrhundert | Mittagessen dort, wo die Meister essen | Kein Kaufdruck, höchstens 8 Gäste`,
      programme: steps`
        10:00 | Nuruosmaniye-Tor | Tee und ein Plan der 61 Gassen.
        10:30 | Zincirli Han | Der stille Hof, seine Teppichrestauratoren und der Marmorbrunnen.
        11:10 | Werkstatt des Silberschmieds | Sie dürfen selbst einen Punzen schlagen.
        12:00 | Ziseleur und Vergolderin | Zwei Treppen hoch, zehn Minuten pro Tisch.
        12:45 | Mittagessen | Hünkârbeğendi, Bohnen, Reis mit Kichererbsen.
        13:30 | Ende am Beyazıt-Tor | Mit Adressen, falls Sie doch etwas suchen.
      `,
      included: items`Führung mit Silberschmied und Guide | Besuch dreier Werkstätten | Mittagessen | Tee und Wasser`,
      excluded: items`Einkäufe | Fahrt zum Treffpunkt | Trinkgeld`,
      goodToKnow: items`Zu den Werkstätten führen enge, steile Treppen ohne Aufzug. | Sonntags und an Feiertagen ist der Basar geschlossen.`,
      questions: questions`
        Bekommt der Guide Provision? | Nein. Unsere Guides werden bezahlt, damit sie Ihnen auch von etwas abraten können.
        Dürfen wir fotografieren? | In den Werkstätten ja, beim Goldguss bitte ohne Gesichter.
      `,
      extras: extras`Eigenen Silberring schmieden | Eine Stunde am Werktisch, der Ring gehört Ihnen`,
      meetingPoint: place`Nuruosmaniye-Tor, Großer Basar | Am Brunnen vor dem Tor. Straßenbahn T1: Çemberlitaş, vier Minuten zu Fuß.`,
    },
    en: {
      title: 'The Grand Bazaar with a silversmith',
      summary:
        'The real bazaar starts behind the shops: workshops, courtyards and three masters who show you their work.',
      description:
        'Master Hrant has worked in a han at the edge of the Grand Bazaar since 1984. He takes you through doors you would otherwise pass: to a chaser, to a gilder and into the courtyard where gold is cast.\n\nOn the way you learn how to tell good silver and how a price has always been settled here. Nobody expects you to buy. At lunch you sit with the craftsmen in a lokanta with six tables.',
      highlights: items`Three workshops no guidebook lists | A courtyard from the 18th century | Lunch where the masters eat | No pressure to buy, 8 guests at most`,
      programme: steps`
        10:00 | Nuruosmaniye Gate | Tea and a map of the 61 lanes.
        10:30 | Zincirli Han | The quiet courtyard, its carpet menders and marble fountain.
        11:10 | The silversmith’s workshop | You strike a punch yourself.
        12:00 | Chaser and gilder | Two flights up, ten minutes at each bench.
        12:45 | Lunch | Hünkârbeğendi, beans, rice with chickpeas.
        13:30 | End at Beyazıt Gate | With addresses, in case you are looking for something.
      `,
      included: items`Tour with silversmith and guide | Visits to three workshops | Lunch | Tea and water`,
      excluded: items`Shopping | Travel to the meeting point | Tips`,
      goodToKnow: items`The workshops are up narrow, steep stairs without a lift. | The bazaar is closed on Sundays and public holidays.`,
      questions: questions`
        Does the guide earn commission? | No. We pay our guides so that they can also advise you against something.
        May we take photographs? | In the workshops yes; at the gold casting without faces, please.
      `,
      extras: extras`Make your own silver ring | One hour at the bench, and the ring is yours`,
      meetingPoint: place`Nuruosmaniye Gate, Grand Bazaar | By the fountain outside the gate. Tram T1: Çemberlitaş, four minutes on foot.`,
    },
    tr: {
      title: 'Gümüş ustasıyla Kapalıçarşı',
      summary: 'Asıl çarşı dükkânların arkasında başlar: atölyeler, hanlar ve işini gösteren üç usta.',
      description:
        'Hrant Usta 1984’ten beri Kapalıçarşı’nın kenarındaki bir handa çalışıyor. Sizi normalde önünden geçip gideceğiniz kapılardan sokar: bir kalemkâra, bir yaldız ustasına ve altının döküldüğü avluya.\n\nYolda iyi gümüşün nasıl anlaşıldığını, burada öteden beri nasıl pazarlık edildiğini öğrenirsiniz. Kimse sizden alışveriş beklemez. Öğlen altı masalı bir lokantada ustalarla yemek yersiniz.',
      highlights: items`Rehber kitaplarda olmayan üç atölye | 18. yüzyıldan bir avlu | Ustaların yediği lokantada öğle yemeği | Satış baskısı yok, en fazla 8 kişi`,
      programme: steps`
        10:00 | Nuruosmaniye Kapısı | Çay ve 61 sokağın planı.
        10:30 | Zincirli Han | Sessiz avlu, halı tamircileri ve mermer çeşme.
        11:10 | Gümüş atölyesi | Zımbayı siz de vurursunuz.
        12:00 | Kalemkâr ve yaldız ustası | İki kat yukarıda, her tezgâhta on dakika.
        12:45 | Öğle yemeği | Hünkârbeğendi, fasulye, nohutlu pilav.
        13:30 | Beyazıt Kapısı’nda bitiş | Bir şey arıyorsanız diye adreslerle birlikte.
      `,
      included: items`Gümüş ustası ve rehberle gezi | Üç atölye ziyareti | Öğle yemeği | Çay ve su`,
      excluded: items`Alışveriş | Buluşma yerine ulaşım | Bahşiş`,
      goodToKnow: items`Atölyelere dar ve dik merdivenle çıkılır, asansör yoktur. | Çarşı pazar günleri ve resmî tatillerde kapalıdır.`,
      questions: questions`
        Rehber komisyon alıyor mu? | Hayır. Rehberlerimize ücretlerini biz öderiz; bir şeyi almamanızı da önerebilirler.
        Fotoğraf çekebilir miyiz? | Atölyelerde evet, altın dökümünde lütfen yüz göstermeden.
      `,
      extras: extras`Kendi gümüş yüzüğünüzü yapın | Tezgâhta bir saat, yüzük sizin olur`,
      meetingPoint: place`Kapalıçarşı, Nuruosmaniye Kapısı | Kapının önündeki çeşmede. T1 tramvayı: Çemberlitaş, yürüyerek dört dakika.`,
    },
    ru: {
      title: 'Гранд-базар с мастером-серебряником',
      slug: 'grand-bazar-s-serebryanikom',
      summary: 'Настоящий базар начинается за лавками: мастерские, дворы и три мастера, которые покажут свою работу.',
      description:
        'Мастер Грант с 1984 года работает в хане на краю Гранд-базара. Он проведёт вас через двери, мимо которых обычно проходят: к чеканщику, к позолотчице и во двор, где отливают золото.\n\nПо пути вы узнаете, как отличить хорошее серебро и как здесь испокон веку договариваются о цене. Никто не ждёт от вас покупок. Обедаете вместе с мастерами в локанте на шесть столов.',
      highlights: items`Три мастерские, которых нет в путеводителях | Двор XVIII века | Обед там, где едят мастера | Никто не уговаривает купить, до 8 гостей`,
      programme: steps`
        10:00 | Ворота Нуруосмание | Чай и план 61 улочки.
        10:30 | Зинджирли-хан | Тихий двор, реставраторы ковров и мраморный фонтан.
        11:10 | Мастерская серебряника | Удар чеканом делаете сами.
        12:00 | Чеканщик и позолотчица | Два этажа вверх, по десять минут у каждого стола.
        12:45 | Обед | Хюнкярбеенди, фасоль, рис с нутом.
        13:30 | Конец у ворот Беязыт | С адресами — вдруг вы что-то ищете.
      `,
      included: items`Прогулка с мастером и гидом | Три мастерские | Обед | Чай и вода`,
      excluded: items`Покупки | Дорога до места встречи | Чаевые`,
      goodToKnow: items`В мастерские ведут узкие крутые лестницы, лифта нет. | По воскресеньям и праздникам базар закрыт.`,
      questions: questions`
        Получает ли гид комиссию? | Нет. Гидам платим мы, поэтому они могут и отговорить вас от покупки.
        Можно ли снимать? | В мастерских можно, при литье золота — без лиц.
      `,
      extras: extras`Серебряное кольцо своими руками | Час за верстаком, кольцо остаётся вам`,
      meetingPoint: place`Ворота Нуруосмание, Гранд-базар | У фонтана перед воротами. Трамвай T1: «Чемберлиташ», четыре минуты пешком.`,
    },
    nl: {
      title: 'De Grote Bazaar met een zilversmid',
      summary:
        'De echte bazaar begint achter de winkels: werkplaatsen, binnenhoven en drie meesters die hun werk laten zien.',
      description:
        'Meester Hrant werkt sinds 1984 in een han aan de rand van de Grote Bazaar. Hij neemt je mee door deuren waar je anders langsloopt: naar een ciseleur, een vergulder en de binnenplaats waar goud wordt gegoten.\n\nOnderweg leer je goed zilver herkennen en hoe er hier altijd al over prijzen wordt onderhandeld. Niemand verwacht dat je iets koopt. ’s Middags eet je met de ambachtslieden in een lokanta met zes tafels.',
      highlights: items`Drie werkplaatsen die in geen gids staan | Een binnenhof uit de 18e eeuw | Lunch waar de meesters eten | Geen koopdruk, hooguit 8 gasten`,
      programme: steps`
        10:00 | Nuruosmaniyepoort | Thee en een plattegrond van de 61 stegen.
        10:30 | Zincirli Han | De stille binnenhof, tapijtherstellers en de marmeren fontein.
        11:10 | Werkplaats van de zilversmid | Je slaat zelf een stempel.
        12:00 | Ciseleur en vergulder | Twee trappen op, tien minuten per werkbank.
        12:45 | Lunch | Hünkârbeğendi, bonen, rijst met kikkererwten.
        13:30 | Einde bij de Beyazıtpoort | Met adressen, voor als je toch iets zoekt.
      `,
      included: items`Rondleiding met zilversmid en gids | Bezoek aan drie werkplaatsen | Lunch | Thee en water`,
      excluded: items`Aankopen | Reis naar het trefpunt | Fooi`,
      goodToKnow: items`Naar de werkplaatsen gaan smalle, steile trappen zonder lift. | Op zondag en feestdagen is de bazaar dicht.`,
      questions: questions`
        Krijgt de gids commissie? | Nee. Wij betalen onze gidsen, zodat ze je ook iets kunnen afraden.
        Mogen we foto’s maken? | In de werkplaatsen wel; bij het goudgieten graag zonder gezichten.
      `,
      extras: extras`Zelf een zilveren ring maken | Een uur aan de werkbank, de ring is van jou`,
      meetingPoint: place`Nuruosmaniyepoort, Grote Bazaar | Bij de fontein voor de poort. Tram T1: Çemberlitaş, vier minuten lopen.`,
    },
    ar: {
      title: 'السوق المسقوف مع صائغ فضة',
      slug: 'alsuq-almasquf-saigh-fidda',
      summary: 'يبدأ السوق الحقيقي خلف المتاجر: ورش وأفنية وثلاثة معلّمين يعرضون عليك صنعتهم.',
      description:
        'يعمل المعلّم هرانت منذ عام 1984 في خان على طرف السوق المسقوف. يدخلك من أبواب يمر بها الناس دون انتباه: إلى نقّاش معادن، ومذهِّبة، وفناء يُسبك فيه الذهب.\n\nوفي الطريق تتعلم كيف تُعرف الفضة الجيدة وكيف يُتفاوض هنا على السعر منذ القدم. لا أحد ينتظر منك الشراء. وتتناول الغداء مع الحرفيين في مطعم صغير من ست طاولات.',
      highlights: items`ثلاث ورش لا تذكرها أدلة السفر | فناء من القرن الثامن عشر | غداء حيث يأكل المعلّمون | بلا ضغط للشراء و8 ضيوف على الأكثر`,
      programme: steps`
        10:00 | بوابة نور عثمانية | شاي ومخطط للأزقة الإحدى والستين.
        10:30 | خان زنجيرلي | فناء هادئ ومرمّمو السجاد ونافورة رخامية.
        11:10 | ورشة صائغ الفضة | تطرق القالب بنفسك.
        12:00 | النقّاش والمذهِّبة | طابقان صعودًا وعشر دقائق عند كل طاولة.
        12:45 | الغداء | هنكار بيندي وفاصوليا وأرز بالحمص.
        13:30 | النهاية عند بوابة بايزيد | مع عناوين إن كنت تبحث عن شيء.
      `,
      included: items`جولة مع الصائغ ومرشد | زيارة ثلاث ورش | الغداء | شاي وماء`,
      excluded: items`المشتريات | الوصول إلى مكان اللقاء | الإكراميات`,
      goodToKnow: items`السلالم إلى الورش ضيقة وشديدة الانحدار بلا مصعد. | السوق مغلق أيام الأحد والعطل الرسمية.`,
      questions: questions`
        هل يتقاضى المرشد عمولة؟ | لا. نحن ندفع أجر المرشدين، فيمكنهم أن ينصحوك بعدم الشراء أيضًا.
        هل يُسمح بالتصوير؟ | في الورش نعم، وعند سبك الذهب بلا وجوه من فضلك.
      `,
      extras: extras`اصنع خاتم فضة بيدك | ساعة على طاولة العمل والخاتم لك`,
      meetingPoint: place`بوابة نور عثمانية، السوق المسقوف | عند النافورة أمام البوابة. الترام T1: تشمبرلي طاش، أربع دقائق سيرًا.`,
    },
  },
  reviews: reviews`
    5 | Christoph A. | Stuttgart | de | 2026-03-21 | Zum vierten Mal in Istanbul und zum ersten Mal wirklich im Basar. Niemand wollte uns etwas verkaufen.
    5 | منى ر. | عمّان | ar | 2026-10-12 | شاهدنا سبك الذهب عن قرب، والغداء مع الحرفيين ذكرى لا تُنسى.
    4 | Claire D. | Oxford | en | 2025-12-04 | Steep stairs, as they say. Making the ring was the highlight for our daughter.
    5 | Марина К. | Краснодар | ru | 2026-05-08 | Мастер Грант — человек-эпоха. Теперь понимаю, за что плачу, когда покупаю серебро.
    5 | Emre Ç. | Ankara | tr | 2025-11-15 | Kapalıçarşı’nın arkasında böyle bir dünya olduğunu bilmiyordum.
  `,
}
