import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kayakoyRockTombs: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-16',
  kind: 'tour',
  category: 'culture',
  destination: 'fethiye-oludeniz',
  scene: 'fethiye',
  pictureSeed: 1116,
  details: {
    kind: 'tour',
    durationMinutes: 390,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-01', to: '06-15', adult: '39.00', child: '20.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '09-16', to: '11-30', adult: '39.00', child: '20.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '15:30', capacity: 12, weekdays: [1, 2, 4, 6] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 70,
    label: {
      en: 'Quiet village, smaller price',
      tr: 'Sakin köy, düşük fiyat',
      de: 'Stilles Dorf, kleiner Preis',
      ru: 'Тихая деревня, цена ниже',
    },
  },
  extras: [{ id: 'walk-to-oludeniz', price: '15.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 36.6219, longitude: 29.1114 },
  rank: 16,
  text: {
    en: {
      title: 'Kayaköy ghost village and the rock tombs of Fethiye',
      summary:
        'Several hundred roofless houses on a hillside, a temple cut into the cliff and lunch in the valley between them.',
      description:
        'Until 1923 Kayaköy was called Levissi and several thousand people lived here. Then came the exchange of populations, and the houses have stood empty ever since: hearths, stair treads, a little blue paint. Our guide Derya grew up in the valley, and her great-grandmother’s neighbours appear in her stories.\n\nBefore that we climb to the tomb of Amyntas above Fethiye, carved into the rock around 350 BC as if it were a temple. In between there is lunch under vines: lamb or vegetables from the clay oven.',
      highlights: items`The tomb of Amyntas before the heat | Kayaköy with a guide from the valley | The chapel on the ridge and the sea behind it | A long lunch under vines`,
      programme: steps`
        09:00 | Pick-up | From hotels in Fethiye, Çalış, Hisarönü and Ölüdeniz.
        09:40 | Tomb of Amyntas | Two hundred steps, then the view over the harbour.
        10:40 | Fethiye market lanes | Tea with the coppersmith, half an hour to look around.
        11:45 | Lunch in the Kaya valley | Lamb or vegetables from the clay oven, under vines.
        13:00 | Kayaköy | Two hours through lanes, churches and houses to the ridge.
        15:30 | Return | Drop-off at your hotel, or on foot to Ölüdeniz.
      `,
      included: items`Transfers by minibus | Entrance fees | Lunch with ayran or tea | Guide from the Kaya valley | Insurance`,
      excluded: items`Other drinks | Guided walk to Ölüdeniz`,
      goodToKnow: items`There is little shade in Kayaköy; bring a hat and water. | The lanes are rough stone and not suited to wheelchairs or pushchairs.`,
      questions: questions`
        May we go into the houses? | Into many of them, where the walls are safe. Derya knows which.
        Is it a sad place? | It is a quiet one. Children mostly find it an adventure.
      `,
      extras: extras`On foot to Ölüdeniz | Two and a half hours on the old path with a guide, taxi back included`,
      meetingPoint: place`Your hotel, or Fethiye harbour | By the ancient theatre, opposite the tourist office.`,
    },
    tr: {
      title: 'Kayaköy hayalet köyü ve Fethiye kaya mezarları',
      summary: 'Yamaçta yüzlerce çatısız ev, kayaya oyulmuş bir tapınak ve ikisinin arasında, ovada bir öğle yemeği.',
      description:
        'Kayaköy’ün adı 1923’e kadar Levissi’ydi, burada binlerce insan yaşardı. Sonra mübadele oldu; evler o günden beri boş: ocaklar, merdiven basamakları, duvarda biraz mavi boya. Rehberimiz Derya bu ovada büyüdü; anlattıklarında büyük ninesinin komşuları da var.\n\nÖnce Fethiye’nin üstündeki Amyntas mezarına çıkarız; MÖ 350 dolaylarında, bir tapınak gibi kayaya oyulmuş. İkisinin arasında asma altında öğle yemeği yenir: toprak fırından kuzu ya da sebze. Sonra köyü, acele etmeden, sırttaki şapele kadar yürürüz.',
      highlights: items`Sıcak basmadan Amyntas mezarı | Ovanın çocuğu bir rehberle Kayaköy | Sırttaki şapel ve ardındaki deniz | Asma altında uzun bir öğle yemeği`,
      programme: steps`
        09:00 | Alınış | Fethiye, Çalış, Hisarönü ve Ölüdeniz’deki otellerden.
        09:40 | Amyntas mezarı | İki yüz basamak, sonra liman manzarası.
        10:40 | Fethiye çarşısı | Bakırcıda çay, gezmek için yarım saat.
        11:45 | Kaya ovasında yemek | Toprak fırından kuzu ya da sebze, asma altında.
        13:00 | Kayaköy | İki saat; sokaklar, kiliseler, evler ve sırt.
        15:30 | Dönüş | Otelinize bırakırız ya da Ölüdeniz’e yürürsünüz.
      `,
      included: items`Minibüsle ulaşım | Giriş ücretleri | Ayran ya da çayla öğle yemeği | Kaya ovasından rehber | Sigorta`,
      excluded: items`Diğer içecekler | Ölüdeniz’e rehberli yürüyüş`,
      goodToKnow: items`Kayaköy’de gölge azdır; şapka ve su alın. | Sokaklar kaba taş; tekerlekli sandalyeye ve bebek arabasına uygun değil.`,
      questions: questions`
        Evlerin içine girilir mi? | Duvarı sağlam olanların çoğuna. Hangileri olduğunu Derya bilir.
        Hüzünlü bir yer mi? | Sessiz bir yer. Çocuklar çoğunlukla macera gibi yaşıyor.
      `,
      extras: extras`Ölüdeniz’e yürüyüş | Eski patikada rehberle iki buçuk saat, dönüş taksisi dahil`,
      meetingPoint: place`Oteliniz ya da Fethiye limanı | Antik tiyatronun yanı, turizm danışmanın karşısı.`,
    },
    de: {
      title: 'Geisterdorf Kayaköy und die Felsgräber von Fethiye',
      summary:
        'Hunderte Häuser ohne Dach an einem Hang, ein Tempel in der Felswand und dazwischen ein Mittagessen im Tal.',
      description:
        'Bis 1923 hieß Kayaköy Levissi, und mehrere Tausend Menschen lebten hier. Dann kam der Bevölkerungsaustausch, seither stehen die Häuser leer: Feuerstellen, Treppenstufen, ein Rest blauer Farbe. Unser Guide Derya ist im Tal aufgewachsen, in ihren Geschichten kommen die Nachbarn ihrer Urgroßmutter vor.\n\nZuvor steigen Sie zum Grab des Amyntas über Fethiye, um 350 v. Chr. wie ein Tempel in den Fels gehauen. Dazwischen gibt es Mittagessen unter Weinreben: Lamm oder Gemüse aus dem Lehmofen.',
      highlights: items`Das Grab des Amyntas vor der Hitze | Kayaköy mit einem Guide aus dem Tal | Die Kapelle auf dem Kamm, dahinter das Meer | Ein langes Mittagessen unter Reben`,
      programme: steps`
        09:00 | Abholung | An Hotels in Fethiye, Çalış, Hisarönü und Ölüdeniz.
        09:40 | Grab des Amyntas | Zweihundert Stufen, dann der Blick über den Hafen.
        10:40 | Marktgassen von Fethiye | Tee beim Kupferschmied, eine halbe Stunde zum Schauen.
        11:45 | Mittagessen im Kaya-Tal | Lamm oder Gemüse aus dem Lehmofen, unter Reben.
        13:00 | Kayaköy | Zwei Stunden durch Gassen, Kirchen und Häuser bis zum Kamm.
        15:30 | Rückfahrt | Zum Hotel, oder zu Fuß weiter nach Ölüdeniz.
      `,
      included: items`Fahrt im Kleinbus | Eintritte | Mittagessen mit Ayran oder Tee | Guide aus dem Kaya-Tal | Versicherung`,
      excluded: items`Weitere Getränke | Geführte Wanderung nach Ölüdeniz`,
      goodToKnow: items`In Kayaköy gibt es wenig Schatten; nehmen Sie Hut und Wasser mit. | Die Gassen sind aus grobem Stein, für Rollstuhl und Kinderwagen ungeeignet.`,
      questions: questions`
        Dürfen wir in die Häuser hinein? | In viele, wo die Mauern sicher sind. Derya weiß, in welche.
        Ist es ein trauriger Ort? | Eher ein stiller. Kinder erleben ihn meist als Abenteuer.
      `,
      extras: extras`Zu Fuß nach Ölüdeniz | Zweieinhalb Stunden auf dem alten Weg mit Guide, Rückfahrt im Taxi inbegriffen`,
      meetingPoint: place`Ihr Hotel oder Hafen Fethiye | Am antiken Theater, gegenüber der Touristeninformation.`,
    },
    ru: {
      title: 'Каякёй, город-призрак, и скальные гробницы Фетхие',
      slug: 'kayakoy-skalnye-grobnitsy-fethiye',
      summary: 'Сотни домов без крыш на склоне, храм, вырубленный в скале, и обед в долине между ними.',
      description:
        'До 1923 года Каякёй назывался Левисси, здесь жили несколько тысяч человек. Потом был обмен населением, и с тех пор дома пустуют: очаги, ступени, немного синей краски на стене. Наш гид Дерья выросла в этой долине, в её рассказах живут соседи прабабушки.\n\nСначала поднимаемся к гробнице Аминты над Фетхие: её высекли в скале около 350 года до н. э. в виде храма. Между ними обед под виноградом: ягнёнок или овощи из глиняной печи.',
      highlights: items`Гробница Аминты, пока не жарко | Каякёй с гидом родом из долины | Часовня на гребне и море за ней | Неспешный обед под виноградом`,
      programme: steps`
        09:00 | Встреча | Забираем из отелей Фетхие, Чалыша, Хисарёню и Олюдениза.
        09:40 | Гробница Аминты | Двести ступеней и вид на гавань.
        10:40 | Рыночные улочки Фетхие | Чай у медника, полчаса на прогулку.
        11:45 | Обед в долине Кая | Ягнёнок или овощи из глиняной печи, под виноградом.
        13:00 | Каякёй | Два часа по улочкам, церквям и домам до гребня.
        15:30 | Обратный путь | Довозим до отеля, или идите пешком в Олюдениз.
      `,
      included: items`Трансфер на микроавтобусе | Входные билеты | Обед с айраном или чаем | Гид из долины Кая | Страховка`,
      excluded: items`Другие напитки | Пешая прогулка с гидом в Олюдениз`,
      goodToKnow: items`В Каякёе мало тени: возьмите шляпу и воду. | Улочки из грубого камня, с коляской или на инвалидном кресле не проехать.`,
      questions: questions`
        Можно ли заходить в дома? | Во многие, где стены крепкие. Дерья знает, в какие.
        Это грустное место? | Скорее тихое. Для детей это обычно приключение.
      `,
      extras: extras`Пешком в Олюдениз | Два с половиной часа по старой тропе с гидом, такси обратно включено`,
      meetingPoint: place`Ваш отель или гавань Фетхие | У античного театра, напротив туристического бюро.`,
    },
  },
  reviews: reviews`
    5 | Louise T. | York | en | 2026-10-03 | Derya pointed at a window and told us who had lived behind it. Nobody spoke for a while.
    5 | Kerem Ö. | Bursa | tr | 2026-04-11 | Dedem de mübadil. Köyü ilk kez böyle saygılı anlatan birini dinledim.
    4 | Ute G. | Oldenburg | de | 2025-10-18 | Sehr eindrücklich. Der Weg nach Ölüdeniz lohnt sich, wenn man noch Kraft hat.
    5 | Ирина М. | Нижний Новгород | ru | 2025-05-24 | Утром у гробницы никого. Обед под виноградом вспоминаем до сих пор.
    3 | Craig S. | Derby | en | 2025-08-07 | Interesting, but two hours without shade in August is a lot. Go in spring.
  `,
}
