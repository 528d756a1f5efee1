import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const aphrodisiasEphesusTwoDays: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-30',
  kind: 'tour',
  category: 'multi-day',
  destination: 'ephesus',
  scene: 'ephesus',
  pictureSeed: 1130,
  details: {
    kind: 'tour',
    durationMinutes: 2190,
    days: 2,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-01', to: '06-15', adult: '219.00', child: '149.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '209.00', child: '139.00', infant: '0.00' },
    { from: '09-16', to: '11-30', adult: '219.00', child: '149.00', infant: '0.00' },
  ],
  sessions: [{ time: '07:30', endTime: '20:00', capacity: 12, weekdays: [2, 5] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 2880,
  freeCancellationHours: 72,
  instantConfirmation: false,
  extras: [
    { id: 'single-room', price: '42.00', per: 'booking', maximum: 2 },
    { id: 'wine-tasting', price: '14.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.6219, longitude: 29.1114 },
  rank: 30,
  text: {
    en: {
      title: 'Aphrodisias, Şirince and Ephesus, two days',
      summary:
        'From Fethiye over the mountains to the sculptors’ city, a night among vineyards and Ephesus at opening time.',
      description:
        'Aphrodisias lies off the coach routes, and that is why you can stand alone in a stadium for thirty thousand. The marble came from the hill behind it, and the sculptors became so good that Rome ordered here. Their unfinished pieces are the best: you see where the chisel stopped.\n\nIn the evening you reach Şirince, when the day visitors have gone and the village smells of wood fires and quinces. You sleep in an old Greek house with eight rooms, and next morning Ephesus is only a quarter of an hour away.',
      highlights: items`The best preserved stadium of the ancient world | A night in a Greek house above the vineyards | Ephesus at opening time, rested | Twelve guests and one guide for both days`,
      programme: steps`
        1 | Over the pass | Pick-up from 07:30 in Fethiye and Göcek, breakfast in Tavas.
        1 | Aphrodisias | Stadium, theatre, museum of the sculptors; lunch in the village of Geyre.
        1 | Şirince | Arrival about 18:00, a walk through the lanes, dinner on the terrace.
        2 | Ephesus | In at eight, down the marble street, out before the crowd.
        2 | Selçuk | Lunch in the market lane, storks on the aqueduct.
        2 | Return | Along Lake Bafa with a tea stop, Fethiye about 20:00.
      `,
      included: items`Travel by minibus | One night with breakfast and dinner | Two lunches | Entrance to Aphrodisias and Ephesus | Licensed guide`,
      excluded: items`Terrace houses in Ephesus | Drinks with meals`,
      goodToKnow: items`Şirince is steep and cobbled; the porter takes your bag on a mule. | Evenings at 350 metres are cool until May.`,
      questions: questions`
        How long are the drives? | Five hours on the first day with two stops, four and a half on the second with two more.
        Can we stay on in Selçuk? | Yes. Tell us at booking; we give you back the fare for the ride home.
      `,
      extras: extras`
        Single room | For the night in Şirince
        Wine tasting | Four wines of grape and fruit in a cellar in Şirince
      `,
      meetingPoint: place`Your hotel in Fethiye or Göcek | Or at 07:30 at Fethiye harbour, beside the ancient theatre.`,
    },
    tr: {
      title: 'Aphrodisias, Şirince ve Efes, iki gün',
      summary: 'Fethiye’den dağları aşıp heykeltıraşlar kentine, bağlar arasında bir gece ve açılış saatinde Efes.',
      description:
        'Aphrodisias otobüs yollarının dışında kalır; otuz bin kişilik stadyumda tek başınıza durabilmeniz bundandır. Mermer arkadaki tepeden gelirdi, ustalar öyle yetkinleşti ki Roma siparişi buraya verir oldu. En güzelleri yarım kalmış parçalardır: keskinin nerede durduğunu görürsünüz.\n\nAkşam Şirince’ye varırsınız; günübirlikçiler gitmiş, köye odun ateşi ve ayva kokusu sinmiştir. Sekiz odalı eski bir Rum evinde uyur, ertesi sabah çeyrek saatte Efes’in kapısında olursunuz.',
      highlights: items`Antik dünyanın en iyi korunmuş stadyumu | Bağların üstünde bir Rum evinde gece | Dinlenmiş olarak, açılış saatinde Efes | On iki misafir, iki gün boyunca tek rehber`,
      programme: steps`
        1 | Geçitten öteye | 07:30’dan itibaren Fethiye ve Göcek’ten alınış, Tavas’ta kahvaltı.
        1 | Aphrodisias | Stadyum, tiyatro, heykeltıraşların müzesi; Geyre köyünde öğle yemeği.
        1 | Şirince | 18:00 civarı varış, sokaklarda yürüyüş, terasta akşam yemeği.
        2 | Efes | Sekizde giriş, mermer caddeden iniş, kalabalıktan önce çıkış.
        2 | Selçuk | Pazar sokağında öğle yemeği, su kemerinin üstünde leylekler.
        2 | Dönüş | Bafa Gölü kıyısında çay molasıyla, 20:00 civarı Fethiye.
      `,
      included: items`Minibüsle ulaşım | Kahvaltı ve akşam yemeğiyle bir gece | İki öğle yemeği | Aphrodisias ve Efes girişleri | Kokartlı rehber`,
      excluded: items`Efes’te yamaç evler | Yemeklerde içecekler`,
      goodToKnow: items`Şirince dik ve taş döşelidir; çantanızı katırla taşırlar. | 350 metrede akşamlar mayısa kadar serindir.`,
      questions: questions`
        Yol ne kadar sürüyor? | İlk gün iki molayla beş saat, ikinci gün yine iki molayla dört buçuk saat.
        Selçuk’ta kalabilir miyiz? | Kalabilirsiniz. Rezervasyonda yazın, dönüş yolunun ücretini iade ederiz.
      `,
      extras: extras`
        Tek kişilik oda | Şirince’deki gece için
        Şarap tadımı | Şirince’de bir mahzende dört üzüm ve meyve şarabı
      `,
      meetingPoint: place`Fethiye ya da Göcek’teki oteliniz | Ya da 07:30’da Fethiye limanında, antik tiyatronun yanında.`,
    },
    de: {
      title: 'Aphrodisias, Şirince und Ephesos in zwei Tagen',
      summary:
        'Von Fethiye über die Berge in die Stadt der Bildhauer, eine Nacht in den Weinbergen, zur Öffnung in Ephesos.',
      description:
        'Aphrodisias liegt abseits der Busrouten, und deshalb können Sie in einem Stadion für dreißigtausend Menschen allein stehen. Der Marmor kam vom Hügel dahinter, und die Bildhauer wurden so gut, dass Rom hier bestellte. Am schönsten sind die unfertigen Stücke: Man sieht, wo der Meißel aufhörte.\n\nAbends erreichen Sie Şirince, wenn die Tagesgäste fort sind und es nach Holzfeuer und Quitten riecht. Sie schlafen in einem alten griechischen Haus mit acht Zimmern, und am Morgen ist Ephesos nur eine Viertelstunde entfernt.',
      highlights: items`Das besterhaltene Stadion der Antike | Eine Nacht im griechischen Haus über den Weinbergen | Ausgeschlafen zur Öffnung in Ephesos | Zwölf Gäste, ein Guide an beiden Tagen`,
      programme: steps`
        1 | Über den Pass | Abholung ab 07:30 in Fethiye und Göcek, Frühstück in Tavas.
        1 | Aphrodisias | Stadion, Theater, Museum der Bildhauer; Mittag im Dorf Geyre.
        1 | Şirince | Ankunft gegen 18:00, ein Gang durch die Gassen, Abendessen auf der Terrasse.
        2 | Ephesos | Um acht hinein, die Marmorstraße hinab, vor dem Andrang wieder hinaus.
        2 | Selçuk | Mittag in der Marktgasse, Störche auf dem Aquädukt.
        2 | Rückfahrt | Am Bafa-See entlang mit Teepause, gegen 20:00 in Fethiye.
      `,
      included: items`Fahrt im Kleinbus | Eine Nacht mit Frühstück und Abendessen | Zwei Mittagessen | Eintritt Aphrodisias und Ephesos | Lizenzierter Guide`,
      excluded: items`Hanghäuser in Ephesos | Getränke zu den Mahlzeiten`,
      goodToKnow: items`Şirince ist steil und gepflastert; Ihre Tasche trägt ein Maultier. | Auf 350 Metern sind die Abende bis in den Mai kühl.`,
      questions: questions`
        Wie lange sind die Fahrten? | Am ersten Tag fünf Stunden mit zwei Pausen, am zweiten viereinhalb, ebenfalls mit zwei Pausen.
        Können wir in Selçuk bleiben? | Ja. Sagen Sie es bei der Buchung, dann erstatten wir die Rückfahrt.
      `,
      extras: extras`
        Einzelzimmer | Für die Nacht in Şirince
        Weinprobe | Vier Weine aus Trauben und Früchten in einem Keller in Şirince
      `,
      meetingPoint: place`Ihr Hotel in Fethiye oder Göcek | Oder um 07:30 am Hafen von Fethiye, neben dem antiken Theater.`,
    },
    ru: {
      title: 'Афродисиас, Шириндже и Эфес за два дня',
      slug: 'afrodisias-shirindzhe-efes-dva-dnya',
      summary: 'Из Фетхие через горы в город скульпторов, ночь среди виноградников и Эфес к самому открытию.',
      description:
        'Афродисиас лежит в стороне от автобусных маршрутов, и потому на стадионе для тридцати тысяч человек можно стоять одному. Мрамор брали на соседнем холме, а мастера достигли такого совершенства, что заказы шли из самого Рима. Интереснее всего незаконченные вещи: видно, где остановился резец.\n\nВечером вы приезжаете в Шириндже, когда дневные гости разъехались, а в деревне пахнет дымом и айвой. Ночуете в старом греческом доме на восемь комнат, а утром до Эфеса остаётся четверть часа.',
      highlights: items`Лучше всех сохранившийся стадион античного мира | Ночь в греческом доме над виноградниками | Эфес к открытию, и вы уже выспались | Двенадцать гостей и один гид на оба дня`,
      programme: steps`
        1 | Через перевал | С 07:30 забираем из Фетхие и Гёджека, завтрак в Тавасе.
        1 | Афродисиас | Стадион, театр, музей скульпторов; обед в деревне Гейре.
        1 | Шириндже | Приезд около 18:00, прогулка по переулкам, ужин на террасе.
        2 | Эфес | Вход в восемь, вниз по мраморной улице, выход до толпы.
        2 | Сельчук | Обед в рыночном переулке, аисты на акведуке.
        2 | Обратный путь | Вдоль озера Бафа, остановка на чай, Фетхие около 20:00.
      `,
      included: items`Дорога на микроавтобусе | Ночь с завтраком и ужином | Два обеда | Билеты в Афродисиас и Эфес | Лицензированный гид`,
      excluded: items`Дома на склоне в Эфесе | Напитки за столом`,
      goodToKnow: items`В Шириндже крутые мощёные улицы, вашу сумку повезёт мул. | На высоте 350 метров вечера прохладны до самого мая.`,
      questions: questions`
        Сколько времени в дороге? | В первый день пять часов с двумя остановками, во второй четыре с половиной, тоже с двумя.
        Можно остаться в Сельчуке? | Да. Скажите при бронировании, и мы вернём стоимость обратной дороги.
      `,
      extras: extras`
        Одноместный номер | На ночь в Шириндже
        Дегустация вин | Четыре вина, виноградные и фруктовые, в погребе Шириндже
      `,
      meetingPoint: place`Ваш отель в Фетхие или Гёджеке | Или в 07:30 в гавани Фетхие, рядом с античным театром.`,
    },
  },
  reviews: reviews`
    5 | Pauline S. | York | en | 2026-05-20 | Five of us in the stadium at Aphrodisias and nobody else. I sat down and simply looked.
    4 | Bernd R. | Erfurt | de | 2025-10-09 | Lange Fahrt zurück, aber jede Station war es wert. Das Haus in Şirince ist ein Schatz.
    5 | Pınar Y. | Muğla | tr | 2026-04-25 | Akşam Şirince’si gündüzkinden başka. Rehberimiz iki gün boyunca hiç yorulmadı.
    5 | Евгений Т. | Нижний Новгород | ru | 2026-09-22 | Незаконченные скульптуры потрясли больше Эфеса. Вино купили с собой.
  `,
}
