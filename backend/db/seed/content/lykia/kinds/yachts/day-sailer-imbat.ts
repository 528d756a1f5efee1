import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { boatYear, yacht } from '../kind-entry'

export const daySailerImbat = yacht({
  code: 'LYK-Y-06',
  destination: 'kas-kekova',
  scene: 'yachtdeck',
  details: {
    kind: 'yacht',
    lengthMetres: 10.5,
    cabins: 2,
    berths: 4,
    capacity: 6,
    crew: 1,
    built: 2016,
    charter: 'day',
    boardAt: '10:30',
    leaveAt: '18:30',
    marina: 'kas-marina',
    features: ['snorkel', 'swimPlatform', 'solarPower'],
  },
  seasons: boatYear(['290.00', '330.00', '380.00', '420.00', '340.00']),
  freeCancellationHours: 72,
  extras: [
    { id: 'lunch', price: '22.00', per: 'person', maximum: 6 },
    { id: 'sunset-hours', price: '80.00', per: 'day', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.2067, longitude: 29.6219 },
  text: {
    en: {
      title: 'Sailing boat “İmbat” in Kaş, a day for up to six',
      summary: 'Ten and a half metres, a skipper who explains what she does, and the islands between Kaş and Meis.',
      description:
        'Nilgün sails alone in winter and with guests in summer; she says the difference is only the amount of lunch. You leave the marina at half past ten, swim off Güvercin Island while there is no wind, and set sail when the imbat comes, usually a little after one.\n\nFour of you fit at the winches, two may lie on the foredeck. Whoever wants to learn a proper tack is taught one. If the wind stays away you go to the wall of the Blue Cave under engine, and the day costs no less and is no worse.',
      highlights: items`Sailing in the strait between Kaş and Meis | A skipper who teaches, if you want to learn | Two long swims, one before and one after lunch | The boat for you alone, two guests or six`,
      included: items`Skipper and fuel | Water, tea, fruit and biscuits | Snorkels and life jackets in all sizes | Passenger insurance`,
      excluded: items`Lunch | Alcoholic drinks, which you may bring`,
      goodToKnow: items`Deck shoes or bare feet, no outdoor soles. | Those who get seasick sit at the wheel: it helps.`,
      questions: questions`
        From what age? | From three, with a harness that we have on board. Six people is the limit, babies included.
        May we book two days in a row? | Yes, and sleep on board: two double cabins, night in Limanağzı.
      `,
      extras: extras`
        Lunch | Börek, stuffed vegetables, salad and melon from Nilgün’s sister
        Sunset hours | Back at 20:30 instead, from June to August
      `,
      meetingPoint: place`Kaş marina, pontoon C | “İmbat”, red stripe, berth 14. From the town square the shared taxi takes five minutes.`,
    },
    tr: {
      title: 'Kaş’ta yelkenli “İmbat”, altı kişiye kadar bir gün',
      summary: 'On buçuk metre, ne yaptığını anlatan bir kaptan, Kaş ile Meis arasındaki adalar.',
      description:
        'Nilgün Kaptan kışın yalnız, yazın misafirle yelken yapar; arada yalnızca öğle yemeğinin miktarı değişir, der. On buçukta marinadan çıkar, rüzgâr yokken Güvercin Adası’nın önünde yüzer, imbat gelince, genellikle biri biraz geçe, yelken basarsınız.\n\nVinçlerin başına dört kişi sığar, iki kişi baş güvertede uzanabilir. Doğru dürüst tramola öğrenmek isteyene öğretilir. Rüzgâr gelmezse motorla Mavi Mağara’nın duvarına gidilir; gün ne ucuzlar ne de kötüleşir.',
      highlights: items`Kaş ile Meis arasındaki boğazda yelken | İsterseniz öğreten bir kaptan | Biri yemekten önce, biri sonra iki uzun yüzme molası | İster iki ister altı kişi, tekne yalnızca sizin`,
      included: items`Kaptan ve yakıt | Su, çay, meyve ve bisküvi | Şnorkel ve her boy can yeleği | Yolcu sigortası`,
      excluded: items`Öğle yemeği | Alkollü içecekler; kendiniz getirebilirsiniz`,
      goodToKnow: items`Güverte ayakkabısı ya da çıplak ayak, sokak tabanı değil. | Deniz tutan dümene oturur: işe yarar.`,
      questions: questions`
        Kaç yaşından itibaren? | Üç yaşından; emniyet kemeri teknede var. Bebekler dahil sınır altı kişidir.
        Arka arkaya iki gün olur mu? | Olur, teknede de yatarsınız: iki çift kişilik kamara, gece Limanağzı’nda.
      `,
      extras: extras`
        Öğle yemeği | Nilgün Kaptan’ın kız kardeşinden börek, dolma, salata ve kavun
        Gün batımı saatleri | Dönüş 20:30’da; haziran–ağustos arası
      `,
      meetingPoint: place`Kaş marina, C pontonu | “İmbat”, kırmızı çizgili, 14 numara. Meydandan dolmuş beş dakikada gelir.`,
    },
    de: {
      title: 'Segelboot „İmbat“ in Kaş, ein Tag für bis zu sechs',
      summary: 'Zehneinhalb Meter, eine Skipperin, die erklärt, was sie tut, und die Inseln zwischen Kaş und Meis.',
      description:
        'Nilgün segelt im Winter allein und im Sommer mit Gästen; der Unterschied, sagt sie, sei nur die Menge des Mittagessens. Um halb elf geht es aus der Marina, vor der Insel Güvercin wird gebadet, solange kein Wind ist, und wenn der Imbat kommt, meist kurz nach eins, werden die Segel gesetzt.\n\nVier von Ihnen passen an die Winschen, zwei dürfen auf dem Vordeck liegen. Wer eine ordentliche Wende lernen will, lernt sie. Bleibt der Wind aus, geht es unter Motor zur Wand der Blauen Grotte; billiger wird der Tag davon nicht, schlechter auch nicht.',
      highlights: items`Segeln in der Enge zwischen Kaş und Meis | Eine Skipperin, die auf Wunsch unterrichtet | Zwei lange Badestopps, vor und nach dem Essen | Das Boot für Sie allein, ob zu zweit oder zu sechst`,
      included: items`Skipperin und Treibstoff | Wasser, Tee, Obst und Kekse | Schnorchel und Schwimmwesten in allen Größen | Passagierversicherung`,
      excluded: items`Mittagessen | Alkoholische Getränke, die Sie mitbringen dürfen`,
      goodToKnow: items`Deckschuhe oder barfuß, keine Straßensohlen. | Wer seekrank wird, geht ans Steuer: Das hilft.`,
      questions: questions`
        Ab welchem Alter? | Ab drei, einen Gurt haben wir an Bord. Sechs Personen sind die Grenze, Babys eingeschlossen.
        Können wir zwei Tage hintereinander buchen? | Ja, mit Schlafen an Bord: zwei Doppelkabinen, Nacht in Limanağzı.
      `,
      extras: extras`
        Mittagessen | Börek, gefülltes Gemüse, Salat und Melone von Nilgüns Schwester
        Abendstunden | Rückkehr erst um 20:30, von Juni bis August
      `,
      meetingPoint: place`Marina Kaş, Ponton C | „İmbat“, roter Streifen, Liegeplatz 14. Vom Platz im Ort braucht das Sammeltaxi fünf Minuten.`,
    },
    ru: {
      title: 'Парусная лодка «Имбат» в Каше на день, до 6 гостей',
      slug: 'parusnaya-lodka-imbat',
      summary: 'Десять с половиной метров, шкипер, которая объясняет, что делает, и острова между Кашем и Мейсом.',
      description:
        'Нильгюн зимой ходит одна, а летом с гостями; разница, говорит она, только в размере обеда. В половине одиннадцатого выходите из марины, купаетесь у острова Гюверджин, пока нет ветра, а когда приходит имбат, обычно в начале второго, ставите паруса.\n\nУ лебёдок хватит места четверым, двое могут лежать на баке. Кто хочет научиться правильному повороту оверштаг, того научат. Если ветра нет, под мотором идёте к стене Голубого грота; дешевле день от этого не станет, но и хуже тоже не станет.',
      highlights: items`Под парусом в проливе между Кашем и Мейсом | Шкипер научит, если хотите | Два долгих купания, до обеда и после | Лодка только ваша, вдвоём или вшестером`,
      included: items`Шкипер и топливо | Вода, чай, фрукты и печенье | Маски и жилеты всех размеров | Страховка пассажиров`,
      excluded: items`Обед | Алкоголь, его можно взять с собой`,
      goodToKnow: items`Палубная обувь или босиком, уличную подошву нельзя. | Кого укачивает, тот садится за штурвал: помогает.`,
      questions: questions`
        С какого возраста? | С трёх лет, страховочный пояс есть на борту. Не больше шести человек вместе с младенцами.
        Можно на два дня подряд? | Можно, с ночёвкой на борту: две двухместные каюты, ночь в Лиманагзы.
      `,
      extras: extras`
        Обед | Бёрек, фаршированные овощи, салат и дыня от сестры Нильгюн
        Закатные часы | Возвращение в 20:30, с июня по август
      `,
      meetingPoint: place`Марина Каша, понтон C | «İmbat», красная полоса, место 14. От площади долмуш едет пять минут.`,
    },
  },
  reviews: reviews`
    5 | Iona M. | Glasgow | en | 2026-08-19 | I tacked. Twice. Nilgün clapped both times.
    5 | Kathrin B. | Münster | de | 2026-06-11 | Ruhig, kompetent, witzig. Das Essen der Schwester ist ein eigener Ausflug.
    4 | Cansu P. | İzmir | tr | 2025-09-14 | Rüzgâr geç geldi, yüzerek bekledik. Dümen başında mide bulantısı gerçekten geçti.
  `,
})
