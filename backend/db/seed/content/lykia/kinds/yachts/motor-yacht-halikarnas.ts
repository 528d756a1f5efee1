import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { boatYear, weekCharter } from '../kind-entry'

export const motorYachtHalikarnas = weekCharter({
  code: 'LYK-Y-05',
  destination: 'bodrum',
  scene: 'motoryacht',
  details: {
    kind: 'yacht',
    lengthMetres: 20,
    cabins: 4,
    berths: 8,
    capacity: 8,
    crew: 3,
    built: 2017,
    charter: 'week',
    boardAt: '14:00',
    leaveAt: '10:00',
    marina: 'bodrum-marina',
    features: ['flybridge', 'swimPlatform', 'airConditioning', 'jacuzzi', 'tender', 'paddleBoard', 'snorkel', 'wifi'],
  },
  seasons: boatYear(['9800.00', '12500.00', '15500.00', '18500.00', '13200.00']),
  extras: [
    { id: 'fuel-block', price: '480.00', per: 'booking', maximum: 10 },
    { id: 'stewardess', price: '140.00', per: 'day', maximum: 1 },
  ],
  meetingPoint: { latitude: 37.0331, longitude: 27.4247 },
  text: {
    en: {
      title: 'Motor yacht “Halikarnas” from Bodrum, one week',
      summary: 'Twenty metres, four cabins, three crew: Gökova and Datça in seven days, for eight guests.',
      description:
        'At eighteen knots the Gulf of Gökova becomes small: breakfast off Orak, lunch at Cleopatra’s island, dinner in Çökertme, where goats walk along the jetty. The captain keeps two rules: under way before the wind, at anchor before four.\n\nTwo cabins have double beds, two have singles that can be pushed together; all four have a bathroom. On the flybridge is a jacuzzi that nobody needs and everybody uses. Fuel is the large item on such boats. Here eight engine hours for the week are included, every extra hour is written in the log and signed by you.',
      highlights: items`Gökova and Datça in one week | Four cabins with bathroom | Eight engine hours included, the log open to you | Captain, cook and deckhand`,
      programme: steps`
        1 | Bodrum | On board from 14:00, night off Kara Ada.
        2 | Çökertme | East along the gulf, a swim in pine-green water, goats at dinner.
        4 | Cleopatra’s island | Before the day boats; the sand may be looked at, not taken.
        5 | Datça and Knidos | Two seas at the lighthouse, almonds from the market.
        7 | Bodrum | Past the castle by 17:00 on Friday; ashore by 10:00 on Saturday.
      `,
      included: items`Yacht with three crew | Eight engine hours for the week | Linen, bath and beach towels | Berth in Bodrum on the first and last night | Passenger insurance`,
      excluded: items`Fuel beyond eight hours, 8,000 lira an hour | Food and drink, at cost with receipts | Berths outside Bodrum`,
      goodToKnow: items`A typical week takes fourteen engine hours. | Children from four; the rail has nets.`,
      questions: questions`
        What does the food cost? | About 2,200 lira per person per day for three meals. You get every receipt.
        Does the jacuzzi have warm water? | Yes, when the generator runs, which it does at mealtimes.
      `,
      extras: extras`
        Three extra engine hours | Paid now, unused ones are returned on board
        Stewardess | A fourth hand for service and children
      `,
      meetingPoint: place`Bodrum marina, pier 5 | “Halikarnas”, grey hull. Taxis may drive up to the barrier, the crew comes from there.`,
    },
    tr: {
      title: 'Bodrum’dan motoryat “Halikarnas”, bir hafta',
      summary: 'Yirmi metre, dört kamara, üç mürettebat: sekiz kişiye yedi günde Gökova ve Datça.',
      description:
        'On sekiz mille Gökova küçülür: kahvaltı Orak’ta, öğle yemeği Sedir Adası’nda, akşam yemeği keçilerin iskelede gezdiği Çökertme’de. Kaptanın iki kuralı var: rüzgârdan önce yolda, dörtten önce demirde.\n\nİki kamarada çift kişilik yatak, ikisinde birleşebilen tek yataklar bulunur; dördünün de banyosu var. Üst köprüde kimsenin ihtiyacı olmayan, herkesin kullandığı bir jakuzi durur. Böyle teknelerde büyük kalem yakıttır. Burada hafta için sekiz motor saati dahildir; sonrası deftere yazılır, siz imzalarsınız.',
      highlights: items`Bir haftada Gökova ve Datça | Dördü de banyolu kamara | Sekiz motor saati dahil, defter size açık | Kaptan, aşçı ve gemici`,
      programme: steps`
        1 | Bodrum | 14:00’ten itibaren biniş, gece Kara Ada açığında.
        2 | Çökertme | Körfez boyunca doğuya, çam yeşili suda yüzme, yemekte keçiler.
        4 | Sedir Adası | Tur teknelerinden önce; kuma bakılır, alınmaz.
        5 | Datça ve Knidos | Fenerde iki deniz, pazardan badem.
        7 | Bodrum | Cuma 17:00’ye kadar kalenin önünden; cumartesi en geç 10:00’da karaya.
      `,
      included: items`Üç mürettebatıyla yat | Hafta için sekiz motor saati | Nevresim, banyo ve plaj havluları | İlk ve son gece Bodrum’da bağlama | Yolcu sigortası`,
      excluded: items`Sekiz saatten sonra yakıt, saati 8.000 lira | Fişiyle, olduğu fiyata yiyecek ve içecek | Bodrum dışındaki bağlamalar`,
      goodToKnow: items`Olağan bir hafta on dört motor saati sürer. | Çocuklar dört yaşından itibaren; küpeştede ağ var.`,
      questions: questions`
        Yemek kaça gelir? | Üç öğün için kişi başı günde 2.200 lira kadar. Fişlerin hepsi sizde kalır.
        Jakuzinin suyu sıcak mı? | Jeneratör çalışırken evet; yemek saatlerinde çalışır.
      `,
      extras: extras`
        Üç motor saati daha | Şimdi ödenir, kullanılmayanı teknede geri verilir
        Hostes | Servise ve çocuklara dördüncü bir el
      `,
      meetingPoint: place`Bodrum marina, 5. iskele | “Halikarnas”, gri gövdeli. Taksi bariyere kadar girer, mürettebat oradan alır.`,
    },
    de: {
      title: 'Motoryacht „Halikarnas“ ab Bodrum, eine Woche',
      summary: 'Zwanzig Meter, vier Kabinen, drei Mann Crew: Gökova und Datça in sieben Tagen, für acht Gäste.',
      description:
        'Mit achtzehn Knoten wird der Golf von Gökova klein: Frühstück vor Orak, Mittagessen an der Kleopatra-Insel, Abendessen in Çökertme, wo die Ziegen über den Steg laufen. Der Kapitän hat zwei Regeln: unterwegs, bevor der Wind kommt, vor Anker, bevor es vier ist.\n\nZwei Kabinen haben Doppelbetten, zwei Einzelbetten, die sich zusammenschieben lassen; alle vier haben ein Bad. Auf der Flybridge steht ein Whirlpool, den niemand braucht und jeder benutzt. Der große Posten auf solchen Booten ist der Treibstoff. Hier sind acht Motorstunden für die Woche enthalten, jede weitere steht im Logbuch, und Sie zeichnen sie ab.',
      highlights: items`Gökova und Datça in einer Woche | Vier Kabinen mit Bad | Acht Motorstunden inklusive, das Logbuch liegt offen | Kapitän, Koch und Matrose`,
      programme: steps`
        1 | Bodrum | Ab 14:00 an Bord, Nacht vor Kara Ada.
        2 | Çökertme | Den Golf entlang nach Osten, Baden im grünen Wasser, Ziegen beim Abendessen.
        4 | Kleopatra-Insel | Vor den Ausflugsbooten; den Sand darf man ansehen, nicht mitnehmen.
        5 | Datça und Knidos | Zwei Meere am Leuchtturm, Mandeln vom Markt.
        7 | Bodrum | Am Freitag bis 17:00 an der Burg vorbei; am Samstag bis 10:00 von Bord.
      `,
      included: items`Yacht mit drei Mann Crew | Acht Motorstunden für die Woche | Bettwäsche, Bade- und Strandtücher | Liegeplatz in Bodrum in der ersten und letzten Nacht | Passagierversicherung`,
      excluded: items`Treibstoff über acht Stunden hinaus, 8.000 Lira die Stunde | Essen und Trinken, zum Einkaufspreis mit Beleg | Liegeplätze außerhalb von Bodrum`,
      goodToKnow: items`Eine gewöhnliche Woche braucht vierzehn Motorstunden. | Kinder ab vier; an der Reling sind Netze.`,
      questions: questions`
        Was kostet die Verpflegung? | Etwa 2.200 Lira je Person und Tag für drei Mahlzeiten. Sie bekommen jeden Beleg.
        Ist der Whirlpool warm? | Ja, wenn der Generator läuft, also zu den Mahlzeiten.
      `,
      extras: extras`
        Drei weitere Motorstunden | Jetzt bezahlt; was übrig bleibt, erhalten Sie an Bord zurück
        Stewardess | Eine vierte Hand für Service und Kinder
      `,
      meetingPoint: place`Marina Bodrum, Pier 5 | „Halikarnas“, grauer Rumpf. Taxis dürfen bis zur Schranke, dort holt die Crew Sie ab.`,
    },
    ru: {
      title: 'Моторная яхта «Халикарнас» из Бодрума на неделю',
      slug: 'motornaya-yakhta-halikarnas',
      summary: 'Двадцать метров, четыре каюты, трое в экипаже: Гёкова и Датча за семь дней, для восьми гостей.',
      description:
        'На восемнадцати узлах залив Гёкова становится маленьким: завтрак у Орака, обед у острова Клеопатры, ужин в Чёкертме, где козы ходят по причалу. У капитана два правила: в путь до ветра, на якорь до четырёх.\n\nВ двух каютах двуспальные кровати, в двух раздельные, которые можно сдвинуть; ванная в каждой. На флайбридже стоит джакузи, которое никому не нужно и которым все пользуются. Самая большая статья на таких яхтах — топливо. Здесь в цену входят восемь часов хода на неделю, каждый следующий записывают в журнал, и вы его подписываете.',
      highlights: items`Гёкова и Датча за одну неделю | Четыре каюты с ванной | Восемь часов хода в цене, журнал открыт для вас | Капитан, кок и матрос`,
      programme: steps`
        1 | Бодрум | Посадка с 14:00, ночь у Кара-Ады.
        2 | Чёкертме | Вдоль залива на восток, купание в зелёной воде, козы за ужином.
        4 | Остров Клеопатры | Раньше экскурсионных судов; на песок можно смотреть, увозить нельзя.
        5 | Датча и Книд | Два моря у маяка, миндаль с рынка.
        7 | Бодрум | В пятницу до 17:00 мимо крепости; в субботу до 10:00 на берег.
      `,
      included: items`Яхта и экипаж из трёх человек | Восемь часов хода на неделю | Бельё, полотенца для ванной и пляжа | Стоянка в Бодруме в первую и последнюю ночь | Страховка пассажиров`,
      excluded: items`Топливо сверх восьми часов, 8000 лир за час | Еда и напитки по чекам | Стоянки вне Бодрума`,
      goodToKnow: items`Обычная неделя — это четырнадцать часов хода. | Дети с четырёх лет; вдоль борта сетки.`,
      questions: questions`
        Сколько стоит питание? | Около 2200 лир с человека в день за три приёма пищи. Все чеки остаются у вас.
        В джакузи тёплая вода? | Да, когда работает генератор, то есть во время еды.
      `,
      extras: extras`
        Ещё три часа хода | Оплата сейчас, неиспользованное вернут на борту
        Стюардесса | Четвёртая пара рук для сервиса и детей
      `,
      meetingPoint: place`Марина Бодрума, пирс 5 | «Halikarnas», серый корпус. Такси пускают до шлагбаума, оттуда вас заберёт экипаж.`,
    },
  },
  reviews: reviews`
    5 | Victoria N. | Guildford | en | 2026-07-11 | The log was shown to us every evening. We used thirteen hours and paid for five.
    4 | Barış E. | İzmir | tr | 2026-09-05 | Knidos’ta iki denize karşı kahvaltı unutulmaz. Yakıt hesabı açık ve net.
    5 | Павел и Анна | Москва | ru | 2025-08-30 | Экипаж незаметный и быстрый. Козы на причале — любимое воспоминание дочки.
  `,
})
