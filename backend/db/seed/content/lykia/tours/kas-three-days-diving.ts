import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kasThreeDaysDiving: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-37',
  kind: 'tour',
  category: 'diving',
  destination: 'kas-kekova',
  scene: 'diving',
  pictureSeed: 1137,
  details: {
    kind: 'tour',
    durationMinutes: 3360,
    days: 3,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 8,
    pickup: 'meetingPoint',
    theme: 'diving',
    minimumAge: 15,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '06-15', adult: '229.00', child: '229.00', infant: '0.00' },
    { from: '06-16', to: '09-30', adult: '249.00', child: '249.00', infant: '0.00' },
    { from: '10-01', to: '11-15', adult: '229.00', child: '229.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '17:00', capacity: 8, weekdays: [1, 4] }],
  childFrom: 15,
  adultFrom: 18,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 1440,
  freeCancellationHours: 72,
  instantConfirmation: true,
  extras: [
    { id: 'full-equipment', price: '54.00', per: 'person', maximum: 8 },
    { id: 'night-dive', price: '45.00', per: 'person', maximum: 8 },
  ],
  meetingPoint: { latitude: 36.1987, longitude: 29.6412 },
  rank: 37,
  text: {
    en: {
      title: 'Three days of walls and wrecks off Kaş, six dives',
      summary: 'For certified divers: the Dakota on her sand bed, the Canyon, amphoras, and four guests to each guide.',
      description:
        'The water off Kaş is clear because no river clouds it, and in September it is still twenty-six degrees at the bottom of most dives. You dive twice a day from a wooden boat, with an hour and a half on deck in between and lunch that is cooked on board.\n\nDefne keeps groups at four and sorts them by air, not by friendship, so that nobody has to surface early because of somebody else. The first dive is an easy reef; only when she has seen you there does she choose the sites for the next two days.',
      highlights: items`Six dives at six sites in three days | The C-47 Dakota at twenty metres | Four divers to one guide, sorted by air | Nitrox at no extra charge`,
      programme: steps`
        1 | Check and first reef | Certificates, weights, then the Limanağzı reef at fifteen metres.
        1 | Fener | Groupers under the lighthouse, back in port at 17:00.
        2 | The Canyon | In through the crack at eight metres, out on the blue side.
        2 | Dakota | A transport plane on white sand, seen whole from above.
        3 | Besmi Island | Amphoras grown into the rock, to be looked at and left.
        3 | Your own choice | The group votes, Defne has the veto; logbooks on deck.
      `,
      included: items`Six boat dives with guide | Tanks and weights, nitrox 32 for those with a card | Lunch, tea and water on three days | Harbour fees | Divers’ accident cover for the dives`,
      excluded: items`Suit, regulator and computer | Hotel in Kaş`,
      goodToKnow: items`Bring your card, your logbook and a doctor’s note not older than a year. | No flight for eighteen hours after the last dive; Dalaman is two hours away.`,
      questions: questions`
        What experience do I need? | An Open Water card and ten dives. For the Canyon you should be happy at twenty-five metres, otherwise Defne takes you over the top.
        Can my partner come along without diving? | Yes, as a snorkelling guest, for a small fee a day that you pay on board.
      `,
      extras: extras`
        Full equipment | Suit, jacket, regulator and computer for all three days
        Night dive | On the second evening, with a lamp, on the harbour reef
      `,
      meetingPoint: place`Kaş harbour, dive boat jetty | Blue boat “Mercan”, opposite the harbour police. Breakfast is your own affair, coffee is ours.`,
    },
    tr: {
      title: 'Kaş’ta üç gün duvar ve batık, altı dalış',
      summary: 'Brövesi olanlara: kumdaki Dakota, Kanyon, amforalar; her rehbere yalnızca dört dalıcı.',
      description:
        'Kaş’ın suyu duru olur, çünkü bulandıran bir ırmak yoktur; eylülde dipte bile çoğu zaman yirmi altı derecedir. Günde iki kez, ahşap bir tekneden dalarsınız; arada güvertede bir buçuk saat ve teknede pişen yemek vardır.\n\nDefne grupları dörtte tutar, arkadaşlığa göre değil hava tüketimine göre ayırır; böylece kimse başkası yüzünden erken çıkmaz. İlk dalış kolay bir resiftir. Sonraki iki günün noktalarını, sizi orada gördükten sonra seçer.',
      highlights: items`Üç günde altı noktada altı dalış | Yirmi metrede C-47 Dakota | Hava tüketimine göre, bir rehbere dört dalıcı | Ek ücret almadan nitroks`,
      programme: steps`
        1 | Kontrol ve ilk resif | Belgeler, ağırlıklar, ardından on beş metrede Limanağzı resifi.
        1 | Fener | Fenerin altında orfozlar; 17:00’de limandasınız.
        2 | Kanyon | Sekiz metredeki yarıktan giriş, mavi taraftan çıkış.
        2 | Dakota | Beyaz kumda, yukarıdan bütünüyle görünen bir nakliye uçağı.
        3 | Besmi adası | Kayayla kaynaşmış amforalar; bakılır, dokunulmaz.
        3 | Seçim sizin | Grup oylar, veto hakkı Defne’dedir; güvertede dalış defterleri.
      `,
      included: items`Rehberli altı tekne dalışı | Tüp ve ağırlık, belgesi olana nitroks 32 | Üç gün öğle yemeği, çay ve su | Liman ücretleri | Dalışlar için kaza sigortası`,
      excluded: items`Elbise, regülatör ve bilgisayar | Kaş’ta otel`,
      goodToKnow: items`Brövenizi, dalış defterinizi ve bir yıldan eski olmayan sağlık raporunuzu getirin. | Son dalıştan sonra on sekiz saat uçulmaz; Dalaman iki saat uzaktadır.`,
      questions: questions`
        Ne kadar deneyim gerekir? | Bir yıldız bröve ve on dalış. Kanyon için yirmi beş metrede rahat olmalısınız; değilseniz Defne sizi üstünden geçirir.
        Eşim dalmadan gelebilir mi? | Gelebilir, şnorkel misafiri olarak; küçük bir günlük ücret teknede ödenir.
      `,
      extras: extras`
        Tam donanım | Üç gün elbise, yelek, regülatör ve bilgisayar
        Gece dalışı | İkinci akşam, fenerle, liman resifinde
      `,
      meetingPoint: place`Kaş limanı, dalış tekneleri iskelesi | Liman polisinin karşısında mavi tekne, “Mercan”. Kahvaltı sizden, kahve bizden.`,
    },
    de: {
      title: 'Drei Tage Steilwände und Wracks vor Kaş, sechs Tauchgänge',
      summary: 'Für Taucher mit Brevet: die Dakota im Sand, der Canyon, Amphoren, und höchstens vier Gäste je Guide.',
      description:
        'Das Wasser vor Kaş ist klar, weil kein Fluss es trübt, und im September hat es selbst in der Tiefe meist noch sechsundzwanzig Grad. Sie tauchen zweimal am Tag von einem Holzboot aus, dazwischen liegen anderthalb Stunden an Deck und ein Mittagessen aus der Kombüse.\n\nDefne führt Gruppen zu viert und teilt sie nach Luftverbrauch ein, nicht nach Freundschaft; so muss niemand früher hoch, weil ein anderer knapp ist. Der erste Tauchgang führt an ein leichtes Riff. Erst wenn sie Sie dort gesehen hat, wählt sie die Plätze der nächsten beiden Tage.',
      highlights: items`Sechs Tauchgänge an sechs Plätzen in drei Tagen | Die C-47 Dakota auf zwanzig Metern | Vier Taucher je Guide, nach Luftverbrauch | Nitrox ohne Aufpreis`,
      programme: steps`
        1 | Check und erstes Riff | Brevets, Blei, dann das Riff von Limanağzı auf fünfzehn Metern.
        1 | Fener | Zackenbarsche unter dem Leuchtturm, um 17:00 im Hafen.
        2 | Der Canyon | Hinein durch den Spalt auf acht Metern, hinaus ins Blau.
        2 | Dakota | Ein Transportflugzeug auf weißem Sand, von oben ganz zu sehen.
        3 | Insel Besmi | Amphoren, mit dem Fels verwachsen: ansehen, liegen lassen.
        3 | Ihre Wahl | Die Gruppe stimmt ab, Defne hat das Veto; Logbücher an Deck.
      `,
      included: items`Sechs geführte Bootstauchgänge | Flaschen und Blei, Nitrox 32 mit Brevet | Mittagessen, Tee und Wasser an drei Tagen | Hafengebühren | Unfallschutz für die Tauchgänge`,
      excluded: items`Anzug, Regler und Computer | Hotel in Kaş`,
      goodToKnow: items`Bringen Sie Brevet, Logbuch und ein höchstens ein Jahr altes ärztliches Attest mit. | Nach dem letzten Tauchgang gilt achtzehn Stunden Flugverbot; Dalaman liegt zwei Stunden entfernt.`,
      questions: questions`
        Wie viel Erfahrung brauche ich? | Ein Open-Water-Brevet und zehn Tauchgänge. Im Canyon sollten Ihnen fünfundzwanzig Meter vertraut sein, sonst führt Defne Sie obenherum.
        Kann mein Partner mit, ohne zu tauchen? | Ja, als Schnorchelgast, gegen eine kleine Tagesgebühr an Bord.
      `,
      extras: extras`
        Volle Ausrüstung | Anzug, Jacket, Regler und Computer für alle drei Tage
        Nachttauchgang | Am zweiten Abend mit Lampe, am Hafenriff
      `,
      meetingPoint: place`Hafen Kaş, Steg der Tauchboote | Blaues Boot „Mercan“, gegenüber der Hafenpolizei. Frühstück ist Ihre Sache, Kaffee unsere.`,
    },
    ru: {
      title: 'Три дня у Каша: стены, затонувшие суда, шесть погружений',
      slug: 'kash-tri-dnya-dayvinga-shest-pogruzheniy',
      summary: 'Для сертифицированных: «Дакота» на песке, Каньон, амфоры и не больше четырёх гостей на гида.',
      description:
        'Вода у Каша прозрачна, потому что её не мутит ни одна река, и в сентябре даже на глубине обычно двадцать шесть градусов. Вы погружаетесь дважды в день с деревянного судна, между погружениями полтора часа на палубе и обед с камбуза.\n\nДефне водит группы по четыре человека и делит их по расходу воздуха, а не по дружбе, чтобы никто не всплывал раньше времени из-за другого. Первое погружение — лёгкий риф. Места на следующие два дня она выбирает, только увидев вас под водой.',
      highlights: items`Шесть погружений в шести местах за три дня | C-47 «Дакота» на двадцати метрах | Четыре дайвера на гида, по расходу воздуха | Нитрокс без доплаты`,
      programme: steps`
        1 | Проверка и первый риф | Сертификаты, грузы, затем риф Лиманагзы на пятнадцати метрах.
        1 | Маяк | Груперы под маяком, в 17:00 вы в порту.
        2 | Каньон | Вход через расщелину на восьми метрах, выход в синеву.
        2 | «Дакота» | Транспортный самолёт на белом песке, сверху виден целиком.
        3 | Остров Бесми | Амфоры, вросшие в скалу: смотреть, не трогать.
        3 | На ваш выбор | Голосует группа, право вето у Дефне; логбуки на палубе.
      `,
      included: items`Шесть погружений с судна с гидом | Баллоны и грузы, нитрокс 32 для тех, у кого есть сертификат | Обед, чай и вода все три дня | Портовые сборы | Страховка на время погружений`,
      excluded: items`Костюм, регулятор и компьютер | Отель в Каше`,
      goodToKnow: items`Возьмите сертификат, логбук и справку от врача не старше года. | После последнего погружения нельзя лететь восемнадцать часов; до Даламана два часа езды.`,
      questions: questions`
        Какой нужен опыт? | Сертификат Open Water и десять погружений. Для Каньона нужна уверенность на двадцати пяти метрах, иначе Дефне проведёт вас поверху.
        Можно взять того, кто не ныряет? | Да, с маской и трубкой; за день небольшая плата на борту.
      `,
      extras: extras`
        Полное снаряжение | Костюм, жилет, регулятор и компьютер на три дня
        Ночное погружение | Во второй вечер, с фонарём, на портовом рифе
      `,
      meetingPoint: place`Гавань Каша, причал дайв-судов | Синее судно «Mercan» напротив портовой полиции. Завтрак за вами, кофе за нами.`,
    },
  },
  reviews: reviews`
    5 | Marcus E. | Bristol | en | 2026-09-18 | Sorted by air, genius. First trip in years where nobody cut my dive short.
    5 | Sabine K. | Köln | de | 2026-10-11 | Die Dakota bei dreißig Metern Sicht, allein zu viert. Defne hat alles im Blick.
    4 | Onur G. | İstanbul | tr | 2026-06-29 | Kanyon muhteşemdi. Öğle yemeği dalış teknesine göre şaşırtıcı derecede iyi.
    5 | Максим Ю. | Новосибирск | ru | 2025-09-12 | Спокойно, без гонки за глубиной. Ночное погружение обязательно.
    4 | Claire V. | Jersey | en | 2025-05-16 | Twenty degrees in May, so take the thicker suit. Superb guiding.
  `,
}
