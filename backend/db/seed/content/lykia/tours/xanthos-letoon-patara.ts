import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const xanthosLetoonPatara: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-25',
  kind: 'tour',
  category: 'culture',
  destination: 'kalkan-patara',
  scene: 'fethiye',
  pictureSeed: 1125,
  details: {
    kind: 'tour',
    durationMinutes: 510,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-01', to: '06-15', adult: '49.00', child: '25.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '46.00', child: '23.00', infant: '0.00' },
    { from: '09-16', to: '11-30', adult: '49.00', child: '25.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '17:00', capacity: 12, weekdays: [1, 3, 4, 6] }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'site-plan', price: '9.00', per: 'booking', maximum: 2 },
    { id: 'beach-chair', price: '6.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.2655, longitude: 29.4137 },
  rank: 25,
  text: {
    en: {
      title: 'Xanthos, Letoon and Patara with an archaeologist',
      summary:
        'Three Lycian sites in one valley, explained by a woman who has dug at one of them for fourteen summers.',
      description:
        'Nesrin spent fourteen summers on her knees in Patara with a brush in her hand. She knows which stone of the parliament was found where, and she will tell you which questions are still open. That is the difference between a heap of columns and a town.\n\nXanthos was the seat of power, Letoon the place of prayer and Patara the harbour, all within sixteen kilometres of each other. In the evening light the last of them turns into a beach, eighteen kilometres long, and you have an hour for a swim.',
      highlights: items`The oldest parliament building of the Lycian League | Pillar tombs and the longest text in the Lycian language | Frogs in the flooded temple of Letoon | An hour on Patara’s beach at the end`,
      programme: steps`
        08:30 | Pick-up | Kalkan and Kaş, tea on the way through the greenhouses.
        09:30 | Xanthos | Pillar tombs, theatre and the stone with four sides of writing.
        11:30 | Letoon | Three temples side by side, one of them under water.
        12:45 | Lunch | Aubergine, beans and bread from the oven, in a garden in Kumluova.
        14:15 | Patara | City gate, main street, parliament and the lighthouse that has been put up again.
        15:45 | The beach | Dunes, sea and shade, back at your hotel by 17:00.
      `,
      included: items`Pick-up in Kalkan and Kaş | Archaeologist as guide | Entrance fees | Garden lunch with water and tea | Insurance`,
      excluded: items`Drinks other than water and tea | Chairs on the beach`,
      goodToKnow: items`Flat shoes and a hat; Xanthos has little shade before noon. | From June to September we start at 07:30 and tell you the evening before.`,
      questions: questions`
        Is it too much for children? | From about six it works. Nesrin gives each child a drawing of a find, and the place where it lay has to be found.
        Do we need a museum pass? | No, the entrance fees are in the price. With a pass we give you the fees back.
      `,
      extras: extras`
        Plan of the three sites | Printed on cloth, with the buildings as they stood
        Chair and parasol | On the beach of Patara, for the last hour
      `,
      meetingPoint: place`Your hotel in Kalkan or Kaş | In the old centre of Kalkan, where cars may not go, we meet at the taxi rank above the harbour.`,
    },
    tr: {
      title: 'Bir arkeologla Xanthos, Letoon ve Patara',
      summary: 'Tek bir vadide üç Likya kenti; birinde on dört yaz kazı yapmış bir arkeoloğun anlatımıyla.',
      description:
        'Nesrin Hanım Patara’da on dört yazını elinde fırça, diz üstünde geçirdi. Meclisin hangi taşının nerede bulunduğunu bilir, hangi sorunun hâlâ yanıtsız olduğunu da saklamaz. Bir sütun yığınıyla bir kent arasındaki fark da budur.\n\nXanthos yönetimin, Letoon duanın, Patara limanın yeriydi; üçü de birbirine on altı kilometrelik bir mesafede. Akşama doğru sonuncusu on sekiz kilometrelik bir kumsala açılır; denize girmek için bir saatiniz var.',
      highlights: items`Likya Birliği’nin en eski meclis binası | Dikme mezarlar ve bilinen en uzun Likçe yazıt | Letoon’un su altındaki tapınağında kurbağalar | Sonunda Patara kumsalında bir saat`,
      programme: steps`
        08:30 | Alınış | Kalkan ve Kaş; seraların arasından geçerken çay.
        09:30 | Xanthos | Dikme mezarlar, tiyatro ve dört yüzü yazılı taş.
        11:30 | Letoon | Yan yana üç tapınak, biri su altında.
        12:45 | Öğle yemeği | Kumluova’da bir bahçede patlıcan, fasulye ve fırından ekmek.
        14:15 | Patara | Kent kapısı, ana cadde, meclis ve yeniden ayağa kaldırılan deniz feneri.
        15:45 | Kumsal | Kumullar, deniz ve gölge; 17:00’ye kadar otelinizde.
      `,
      included: items`Kalkan ve Kaş’tan ulaşım | Rehber olarak bir arkeolog | Giriş ücretleri | Su ve çayla bahçede öğle yemeği | Sigorta`,
      excluded: items`Su ve çay dışındaki içecekler | Kumsalda şezlong`,
      goodToKnow: items`Düz ayakkabı ve şapka alın; Xanthos’ta öğleden önce gölge azdır. | Hazirandan eylüle kadar 07:30’da çıkarız, bir akşam önce haber veririz.`,
      questions: questions`
        Çocuklar sıkılır mı? | Altı yaşından sonra sıkılmaz. Nesrin Hanım her çocuğa bir buluntunun çizimini verir, yerini onlar bulur.
        Müzekart gerekiyor mu? | Hayır, girişler fiyata dahil. Müzekartınız varsa giriş ücretlerini geri veririz.
      `,
      extras: extras`
        Üç kentin planı | Beze basılı, yapılar ayaktayken nasılsa öyle
        Şezlong ve şemsiye | Patara kumsalındaki son saat için
      `,
      meetingPoint: place`Kalkan ya da Kaş’taki oteliniz | Araç girmeyen Kalkan merkezinde limanın üstündeki taksi durağında buluşuruz.`,
    },
    de: {
      title: 'Xanthos, Letoon und Patara mit einer Archäologin',
      summary: 'Drei lykische Stätten in einem Tal, erklärt von einer Frau, die vierzehn Sommer dort gegraben hat.',
      description:
        'Vierzehn Sommer lang hat Nesrin in Patara gekniet, den Pinsel in der Hand. Sie weiß, welcher Stein des Parlaments wo lag, und sie sagt Ihnen auch, welche Fragen noch offen sind. Das ist der Unterschied zwischen einem Haufen Säulen und einer Stadt.\n\nXanthos war der Sitz der Macht, Letoon der Ort des Gebets und Patara der Hafen, keine sechzehn Kilometer voneinander entfernt. Am Nachmittag geht die letzte der drei in einen achtzehn Kilometer langen Strand über, und Sie haben eine Stunde zum Baden.',
      highlights: items`Das älteste Parlamentsgebäude des Lykischen Bundes | Pfeilergräber und der längste Text in lykischer Sprache | Frösche im überfluteten Tempel von Letoon | Zum Schluss eine Stunde am Strand von Patara`,
      programme: steps`
        08:30 | Abholung | Kalkan und Kaş, Tee auf dem Weg durch die Gewächshäuser.
        09:30 | Xanthos | Pfeilergräber, Theater und der Stein mit vier beschriebenen Seiten.
        11:30 | Letoon | Drei Tempel nebeneinander, einer davon unter Wasser.
        12:45 | Mittagessen | Aubergine, Bohnen und Brot aus dem Ofen, in einem Garten in Kumluova.
        14:15 | Patara | Stadttor, Hauptstraße, Parlament und der wieder errichtete Leuchtturm.
        15:45 | Am Strand | Dünen, Meer und Schatten, bis 17:00 zurück im Hotel.
      `,
      included: items`Abholung in Kalkan und Kaş | Führung durch eine Archäologin | Eintritte | Mittagessen im Garten mit Wasser und Tee | Versicherung`,
      excluded: items`Weitere Getränke | Liegen am Strand`,
      goodToKnow: items`Flache Schuhe und ein Hut; in Xanthos gibt es vormittags wenig Schatten. | Von Juni bis September starten wir um 07:30 und melden uns am Vorabend.`,
      questions: questions`
        Ist das für Kinder zu viel? | Ab etwa sechs Jahren nicht. Nesrin gibt jedem Kind die Zeichnung eines Fundes, und es sucht die Stelle, an der er lag.
        Brauchen wir einen Museumspass? | Nein, die Eintritte sind im Preis. Wer einen Pass hat, bekommt sie zurück.
      `,
      extras: extras`
        Plan der drei Stätten | Auf Stoff gedruckt, mit den Bauten, wie sie einst standen
        Liege und Schirm | Am Strand von Patara, für die letzte Stunde
      `,
      meetingPoint: place`Ihr Hotel in Kalkan oder Kaş | In der autofreien Altstadt von Kalkan treffen wir uns am Taxistand über dem Hafen.`,
    },
    ru: {
      title: 'Ксанф, Летоон и Патара с археологом',
      slug: 'ksanf-letoon-patara-s-arkheologom',
      summary:
        'Три ликийских города в одной долине; рассказывает женщина, которая копала здесь четырнадцать лет подряд.',
      description:
        'Четырнадцать лет подряд Несрин проводила лето в Патаре на коленях, с кисточкой в руке. Она знает, где нашли каждый камень парламента, и не скрывает, на какие вопросы ответа пока нет. В этом и разница между грудой колонн и городом.\n\nКсанф был столицей, Летоон святилищем, Патара гаванью, и лежат они в каких-то шестнадцати километрах друг от друга. К вечеру последняя из трёх переходит в пляж длиной восемнадцать километров, и у вас есть час, чтобы искупаться.',
      highlights: items`Древнейший парламент Ликийского союза | Гробницы на столпах и самая длинная надпись на ликийском языке | Лягушки в затопленном храме Летоона | Под конец час на пляже Патары`,
      programme: steps`
        08:30 | Выезд | Забираем из Калкана и Каша, чай по дороге среди теплиц.
        09:30 | Ксанф | Гробницы на столпах, театр и камень, исписанный с четырёх сторон.
        11:30 | Летоон | Три храма рядом, один из них стоит в воде.
        12:45 | Обед | Баклажаны, фасоль и хлеб из печи в саду в Кумлуове.
        14:15 | Патара | Городские ворота, главная улица, парламент и заново поднятый маяк.
        15:45 | Пляж | Дюны, море и тень; к 17:00 вы в отеле.
      `,
      included: items`Трансфер из Калкана и Каша | Экскурсию ведёт археолог | Входные билеты | Обед в саду с водой и чаем | Страховка`,
      excluded: items`Другие напитки | Шезлонги на пляже`,
      goodToKnow: items`Нужны обувь на плоской подошве и шляпа: в Ксанфе до полудня мало тени. | С июня по сентябрь выезжаем в 07:30, предупредим накануне вечером.`,
      questions: questions`
        Не тяжело ли детям? | Лет с шести — нет. Несрин даёт каждому ребёнку рисунок находки, и он ищет место, где она лежала.
        Нужна ли музейная карта? | Нет, билеты входят в цену. Если карта у вас есть, мы вернём их стоимость.
      `,
      extras: extras`
        План трёх городов | Напечатан на ткани, здания показаны целыми
        Шезлонг с зонтом | На пляже Патары, на последний час
      `,
      meetingPoint: place`Ваш отель в Калкане или Каше | В старый центр Калкана машины не пускают, встречаемся у стоянки такси над гаванью.`,
    },
  },
  reviews: reviews`
    5 | Harriet N. | Durham | en | 2026-05-08 | I have been dragged round ruins for thirty years. This was the first day I asked to stay longer.
    5 | Wolfgang P. | Tübingen | de | 2026-04-18 | Nesrin unterscheidet sauber zwischen dem, was man weiß, und dem, was man vermutet. Großartig.
    4 | Selin Ö. | İzmir | tr | 2025-10-11 | Üç kent bir güne sığıyor ama yoğun. Letoon’daki kurbağa sesleri unutulmaz.
    5 | Марина Л. | Казань | ru | 2025-09-23 | Сын восьми лет сам нашёл место львиной головы по рисунку и запомнил весь день.
    4 | Colin R. | Cork | en | 2026-09-30 | Hot at Xanthos even at half past nine. The lunch garden made up for it.
  `,
}
