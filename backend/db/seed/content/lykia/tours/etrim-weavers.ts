import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const etrimWeavers: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-32',
  kind: 'tour',
  category: 'culture',
  destination: 'bodrum',
  scene: 'village',
  pictureSeed: 1132,
  details: {
    kind: 'tour',
    durationMinutes: 360,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 8,
    pickup: 'optional',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '46.00', child: '23.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '54.00', child: '27.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '46.00', child: '23.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '15:30', capacity: 8, weekdays: [1, 2, 4, 6] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'hotel-ride', price: '9.00', per: 'person', maximum: 8 },
    { id: 'weaving-hour', price: '20.00', per: 'person', maximum: 4 },
  ],
  meetingPoint: { latitude: 37.0365, longitude: 27.4312 },
  rank: 32,
  text: {
    en: {
      title: 'The weavers of Etrim, a village day behind Bodrum',
      summary: 'Forty minutes from the marinas: looms, madder roots, a windmill and a breakfast that turns into lunch.',
      description:
        'Etrim weaves the carpets that are called Milas in the shops, with madder red and walnut brown. In summer the looms stand in the courtyards, and if you ask nicely you may tie the next knot. Hatice has been tying them since she was seven; her granddaughter studies chemistry and does the dyeing.\n\nNobody has to buy anything, and we take no commission; that is written on the first page of our agreement with the village. Instead there is bread from the iron plate, tomatoes from behind the house, a walk to the old cisterns and time.',
      highlights: items`Courtyard looms and a knot of your own | Wool dyed with madder, walnut and onion skins | Breakfast at a family’s table | No shopping round and no commission`,
      programme: steps`
        09:30 | Bodrum | Departure from the otogar, over the pine ridge.
        10:15 | Etrim | Tea, flat bread from the plate, seven kinds of jam.
        11:15 | At the loom | How a pattern is read, and how a knot is tied.
        12:30 | The dye pots | Madder roots, a fire and three shades of red.
        13:30 | Cisterns and windmill | Two level kilometres between carobs.
        15:30 | Bodrum | Back at the otogar or at your hotel.
      `,
      included: items`Ride in a minibus | Village breakfast that lasts until noon | Dyeing and weaving demonstration | Licensed guide | Insurance`,
      excluded: items`An hour at the loom with Hatice | Anything you would like to take home`,
      goodToKnow: items`You take off your shoes in the houses; socks are practical. | There are cats, chickens and a very old dog.`,
      questions: questions`
        Will we be talked into a carpet? | No. If you ask for prices you will hear them, otherwise nobody mentions them.
        Is it something for children? | From about four it is: lambs, dough and colours, and much room to run.
      `,
      extras: extras`
        Ride from your hotel | Between Gümbet, Bitez and Torba, there and back
        An hour at the loom | With Hatice, and the strip you wove to take home
      `,
      meetingPoint: place`Bodrum otogar, platform 1 | White minibus with a red knot on the door.`,
    },
    tr: {
      title: 'Etrim’in dokumacıları, Bodrum’un ardında bir köy günü',
      summary: 'Marinalara kırk dakika: tezgâhlar, kök boya, bir yel değirmeni ve öğleye kadar süren bir kahvaltı.',
      description:
        'Dükkânlarda Milas diye satılan halıları Etrim dokur, kök boyanın kırmızısı, cevizin kahverengisiyle. Yazın tezgâhlar avluya çıkar; güzelce isterseniz bir sonraki düğümü siz atarsınız. Hatice Hanım yedi yaşından beri atıyor; kimya okuyan torunu boyahaneye bakıyor.\n\nKimse bir şey almak zorunda değil, biz de komisyon almayız; köyle yaptığımız anlaşmanın ilk sayfasında bu yazar. Onun yerine sacdan ekmek, evin arkasından domates, eski sarnıçlara bir yürüyüş ve bol bol zaman var.',
      highlights: items`Avluda tezgâhlar ve kendi attığınız bir düğüm | Kök boya, ceviz ve soğan kabuğuyla boyanmış yün | Bir ailenin sofrasında kahvaltı | Alışveriş durağı yok, komisyon yok`,
      programme: steps`
        09:30 | Bodrum | Otogardan çıkış, çamlı sırtın üstünden.
        10:15 | Etrim | Çay, sacda yufka, yedi çeşit reçel.
        11:15 | Tezgâh başında | Desen nasıl okunur, düğüm nasıl atılır.
        12:30 | Boya kazanı | Kök boya, ateş ve kırmızının üç tonu.
        13:30 | Sarnıçlar ve değirmen | Keçiboynuzları arasında iki kilometre düz yol.
        15:30 | Bodrum | Otogara ya da otelinize dönüş.
      `,
      included: items`Minibüsle ulaşım | Öğleye kadar süren köy kahvaltısı | Boyama ve dokuma gösterimi | Kokartlı rehber | Sigorta`,
      excluded: items`Hatice Hanım’la tezgâhta bir saat | Eve götürmek isteyeceğiniz her şey`,
      goodToKnow: items`Evlerde ayakkabı çıkarılır; çorap işe yarar. | Kediler, tavuklar ve çok yaşlı bir köpek var.`,
      questions: questions`
        Halı satmaya çalışırlar mı? | Hayır. Fiyat sorarsanız söylerler, sormazsanız lafı geçmez.
        Çocuklara göre mi? | Dört yaşından sonra evet: kuzular, hamur, renkler ve koşacak çok yer.
      `,
      extras: extras`
        Otelden ulaşım | Gümbet, Bitez ve Torba arasından, gidiş dönüş
        Tezgâhta bir saat | Hatice Hanım’la; dokuduğunuz şerit sizin
      `,
      meetingPoint: place`Bodrum otogarı, 1 numaralı peron | Kapısında kırmızı düğüm olan beyaz minibüs.`,
    },
    de: {
      title: 'Die Weberinnen von Etrim, ein Dorftag hinter Bodrum',
      summary:
        'Vierzig Minuten von den Marinas: Webstühle, Krappwurzeln, eine Windmühle und ein Frühstück bis mittags.',
      description:
        'In Etrim werden die Teppiche geknüpft, die in den Läden Milas heißen, in Krapprot und Walnussbraun. Im Sommer stehen die Webstühle in den Höfen, und wer freundlich fragt, darf den nächsten Knoten setzen. Hatice tut das, seit sie sieben ist; ihre Enkelin studiert Chemie und färbt.\n\nNiemand muss etwas kaufen, und wir nehmen keine Provision; das steht auf der ersten Seite unserer Abmachung mit dem Dorf. Dafür gibt es Brot vom Blech, Tomaten von hinterm Haus, einen Weg zu alten Zisternen und Zeit.',
      highlights: items`Webstühle im Hof und ein Knoten von Ihrer Hand | Wolle, gefärbt mit Krapp, Walnuss und Zwiebelschalen | Frühstück am Tisch einer Familie | Keine Verkaufsrunde und keine Provision`,
      programme: steps`
        09:30 | Bodrum | Abfahrt am Busbahnhof, über den Kiefernkamm.
        10:15 | Etrim | Tee, Fladen vom Blech, sieben Sorten Marmelade.
        11:15 | Am Webstuhl | Wie man ein Muster liest und einen Knoten setzt.
        12:30 | Die Färbekessel | Krappwurzeln, ein Feuer und drei Töne Rot.
        13:30 | Zisternen und Windmühle | Zwei ebene Kilometer zwischen Johannisbrotbäumen.
        15:30 | Bodrum | Zurück am Busbahnhof oder an Ihrem Hotel.
      `,
      included: items`Fahrt im Kleinbus | Dorffrühstück bis in den Mittag | Vorführung von Färben und Weben | Lizenzierter Guide | Versicherung`,
      excluded: items`Eine Stunde am Webstuhl mit Hatice | Alles, was Sie mitnehmen möchten`,
      goodToKnow: items`In den Häusern zieht man die Schuhe aus; Socken sind praktisch. | Es gibt Katzen, Hühner und einen sehr alten Hund.`,
      questions: questions`
        Will man uns einen Teppich verkaufen? | Nein. Fragen Sie nach Preisen, hören Sie welche, sonst ist davon keine Rede.
        Ist das etwas für Kinder? | Ab etwa vier Jahren: Lämmer, Teig und Farben und viel Platz zum Rennen.
      `,
      extras: extras`
        Fahrt ab Hotel | Zwischen Gümbet, Bitez und Torba, hin und zurück
        Eine Stunde am Webstuhl | Mit Hatice; das gewebte Band gehört Ihnen
      `,
      meetingPoint: place`Busbahnhof Bodrum, Bussteig 1 | Weißer Kleinbus mit einem roten Knoten an der Tür.`,
    },
    ru: {
      title: 'Ткачихи Этрима: деревенский день за Бодрумом',
      slug: 'tkachikhi-etrima-bodrum',
      summary: 'Сорок минут от марин: станки, корни марены, ветряная мельница и завтрак, который тянется до обеда.',
      description:
        'В Этриме ткут ковры, которые в лавках зовут миласскими, красные от марены и коричневые от ореха. Летом станки стоят во дворах, и если вежливо попросить, следующий узел завяжете вы. Хатидже вяжет их с семи лет; её внучка учится на химика и занимается красками.\n\nНикто не обязан покупать, и комиссии мы не берём: это записано на первой странице нашего договора с деревней. Вместо этого есть хлеб с железного листа, помидоры из-за дома, прогулка к старым цистернам и много времени.',
      highlights: items`Станки во дворе и узел, завязанный вами | Шерсть, окрашенная мареной, орехом и луковой шелухой | Завтрак за семейным столом | Без магазинов и без комиссии`,
      programme: steps`
        09:30 | Бодрум | Выезд с автовокзала, через сосновый гребень.
        10:15 | Этрим | Чай, лепёшки с листа, семь видов варенья.
        11:15 | У станка | Как читают узор и как вяжут узел.
        12:30 | Красильные котлы | Корни марены, огонь и три оттенка красного.
        13:30 | Цистерны и мельница | Два ровных километра среди рожковых деревьев.
        15:30 | Бодрум | На автовокзал или к вашему отелю.
      `,
      included: items`Дорога на микроавтобусе | Деревенский завтрак до самого полудня | Показ крашения и ткачества | Лицензированный гид | Страховка`,
      excluded: items`Час за станком с Хатидже | Всё, что захочется увезти домой`,
      goodToKnow: items`В домах снимают обувь, носки пригодятся. | Здесь живут кошки, куры и очень старая собака.`,
      questions: questions`
        Нас будут уговаривать купить ковёр? | Нет. Спросите цену — назовут, не спросите — речь о ней не зайдёт.
        Детям будет интересно? | Лет с четырёх да: ягнята, тесто, краски и много места, чтобы побегать.
      `,
      extras: extras`
        Дорога из отеля | От Гюмбета, Битеза и Торбы, туда и обратно
        Час за станком | С Хатидже, сотканная полоска остаётся вам
      `,
      meetingPoint: place`Автовокзал Бодрума, платформа 1 | Белый микроавтобус с красным узлом на двери.`,
    },
  },
  reviews: reviews`
    5 | Miriam C. | Edinburgh | en | 2026-10-05 | Hatice corrected my knot four times and then hugged me. Nobody mentioned money all day.
    5 | Ursula W. | Freiburg | de | 2026-05-29 | Die Enkelin erklärt die Farben so, dass auch ich Chemie verstehe. Das Brot, der Hof, die Ruhe.
    4 | Gizem D. | Ankara | tr | 2026-04-30 | Kahvaltı için bile gidilir. Yürüyüş kısmı öğle sıcağına denk geldi.
    5 | Вера П. | Калининград | ru | 2025-09-18 | Очень тёплый приём. Дочка соткала закладку и теперь хочет станок.
    4 | Neil B. | Bath | en | 2025-05-24 | A gentle day. Bring cash after all: I wanted the carpet and they did not push me.
  `,
}
