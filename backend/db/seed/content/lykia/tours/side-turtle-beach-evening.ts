import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const sideTurtleBeachEvening: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-19',
  kind: 'tour',
  category: 'nature',
  destination: 'side',
  scene: 'foodterrace',
  pictureSeed: 1119,
  details: {
    kind: 'tour',
    durationMinutes: 270,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 10,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '06-01', to: '07-31', adult: '38.00', child: '22.00', infant: '0.00' },
    { from: '08-01', to: '09-20', adult: '42.00', child: '24.00', infant: '0.00' },
  ],
  sessions: [{ time: '17:30', endTime: '22:00', capacity: 10, weekdays: [1, 3, 5] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 480,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'nest-donation', price: '10.00', per: 'booking', maximum: 5 }],
  meetingPoint: { latitude: 36.7741, longitude: 31.3925 },
  rank: 19,
  text: {
    en: {
      title: 'Turtle beach evening near Side, with a biologist',
      summary:
        'A dune walk to the caged nests of Kızılot, supper above the beach and what loggerhead turtles need from us.',
      description:
        'Between Side and Alanya lies one of the long nesting beaches of the loggerhead turtle. From June the females come ashore at night, from August the young run for the sea. We visit late in the afternoon with a biologist who has marked nests here for nine summers.\n\nWe stay off the beach after dark, because light and feet drive the animals away. So you sit on the terrace over the dunes, eat well and hear the rest of the story.',
      highlights: items`Nests, tracks and dunes with a biologist | A nest count, if one is due that evening | Supper on a terrace above the beach | Ten guests and rules that protect the animals`,
      programme: steps`
        17:30 | Pick-up | From hotels in Side, Kumköy and Kızılağaç.
        18:15 | Kızılot | The dunes, sea daffodils and the rules of the beach.
        18:45 | Nests | An hour along the cages, with tracks to read.
        19:50 | Supper | Fish or vegetables, with the sunset in front of you.
        20:50 | Talk on the terrace | Where they swim, why they return, what you can do.
        22:00 | Back in Side | Drop-off at your hotel.
      `,
      included: items`Transfers by minibus | Biologist as guide | Supper with water and tea | A contribution to the nest cages | Insurance`,
      excluded: items`Other drinks | Additional donations`,
      goodToKnow: items`No torches, flashes or dogs on the beach. | Turtles are wild: we promise nests, not animals.`,
      questions: questions`
        Will we see hatchlings? | With luck, from August on, when a nest is opened for counting. On most evenings you see tracks and eggshells.
        Why don’t you go at night? | Because people on the sand make the females turn back. We would rather they came ashore.
      `,
      extras: extras`A cage for a nest | Pays for wire, sign and marking of one nest; you get its number`,
      meetingPoint: place`Your hotel, or Side bus station | By the ticket windows, minibus with a blue wave.`,
    },
    tr: {
      title: 'Side yakınında kaplumbağa kumsalında akşam',
      summary:
        'Kızılot’ta kafesli yuvalara bir kumul yürüyüşü, kumsalın üstünde akşam yemeği ve bir biyoloğun anlattıkları.',
      description:
        'Side ile Alanya arasında caretta carettaların uzun yuvalama kumsallarından biri uzanır. Haziranda dişiler gece karaya çıkar, ağustostan itibaren yavrular denize koşar. Biz ikindi sonunda, dokuz yazdır burada yuva işaretleyen bir biyologla gideriz; hangi yuvadan kaç yavru çıktığını bilir.\n\nKaranlıkta kumsala inmeyiz, çünkü ışık ve ayak sesi hayvanları kaçırır. Kumulların üstündeki terasta oturur, iyi bir yemek yer, hikâyenin gerisini dinlersiniz. Bazen o sırada sayım için bir yuva açılır.',
      highlights: items`Biyologla yuvalar, izler ve kumullar | O akşama denk gelirse yuva sayımı | Kumsala bakan terasta yemek | On misafir ve hayvanı koruyan kurallar`,
      programme: steps`
        17:30 | Alınış | Side, Kumköy ve Kızılağaç’taki otellerden.
        18:15 | Kızılot | Kumullar, kum zambakları ve kumsalın kuralları.
        18:45 | Yuvalar | Kafesler boyunca bir saat, okunacak izler.
        19:50 | Akşam yemeği | Balık ya da sebze, karşınızda gün batımı.
        20:50 | Terasta sohbet | Nerede yüzerler, niye dönerler, siz ne yapabilirsiniz.
        22:00 | Side | Otelinize bırakırız.
      `,
      included: items`Minibüsle ulaşım | Rehber olarak biyolog | Su ve çayla akşam yemeği | Yuva kafeslerine katkı payı | Sigorta`,
      excluded: items`Diğer içecekler | Ek bağışlar`,
      goodToKnow: items`Kumsalda fener, flaş ve köpek yok. | Kaplumbağa yabani bir hayvandır: yuvaya söz veririz, hayvana vermeyiz.`,
      questions: questions`
        Yavru görür müyüz? | Şansınız varsa, ağustostan itibaren sayım için yuva açılırken. Çoğu akşam iz ve yumurta kabuğu görülür.
        Neden gece gitmiyorsunuz? | Kumda insan olunca dişiler geri dönüyor. Biz karaya çıksınlar istiyoruz.
      `,
      extras: extras`Bir yuvaya kafes | Bir yuvanın telini, tabelasını ve işaretini karşılar; numarası size gelir`,
      meetingPoint: place`Oteliniz ya da Side otogarı | Bilet gişelerinin yanında, mavi dalgalı minibüs.`,
    },
    de: {
      title: 'Abend am Schildkrötenstrand bei Side mit Biologin',
      summary:
        'Ein Dünenspaziergang zu den Nestern von Kızılot, Abendessen über dem Strand und viel über Karettschildkröten.',
      description:
        'Zwischen Side und Alanya liegt einer der langen Niststrände der Unechten Karettschildkröte. Ab Juni kommen nachts die Weibchen, ab August laufen die Jungen ins Meer. Wir fahren am späten Nachmittag hin, mit einer Biologin, die hier seit neun Sommern Nester markiert und weiß, wie viele aus jedem geschlüpft sind.\n\nNach Einbruch der Dunkelheit bleiben wir dem Strand fern, denn Licht und Schritte vertreiben die Tiere. Sie sitzen auf der Terrasse über den Dünen, essen gut und hören den Rest der Geschichte.',
      highlights: items`Nester, Spuren und Dünen mit einer Biologin | Eine Nestzählung, wenn sie gerade ansteht | Abendessen auf einer Terrasse über dem Strand | Zehn Gäste und Regeln, die die Tiere schützen`,
      programme: steps`
        17:30 | Abholung | An Hotels in Side, Kumköy und Kızılağaç.
        18:15 | Kızılot | Dünen, Strandlilien und die Regeln des Strandes.
        18:45 | Nester | Eine Stunde an den Schutzkäfigen entlang, mit Spuren zum Lesen.
        19:50 | Abendessen | Fisch oder Gemüse, der Sonnenuntergang vor Ihnen.
        20:50 | Gespräch auf der Terrasse | Wo sie schwimmen, warum sie zurückkehren, was Sie tun können.
        22:00 | Side | Wir bringen Sie zum Hotel.
      `,
      included: items`Fahrt im Kleinbus | Biologin als Guide | Abendessen mit Wasser und Tee | Ein Beitrag zu den Nestkäfigen | Versicherung`,
      excluded: items`Weitere Getränke | Zusätzliche Spenden`,
      goodToKnow: items`Keine Lampen, Blitze oder Hunde am Strand. | Schildkröten sind Wildtiere: Nester versprechen wir, Tiere nicht.`,
      questions: questions`
        Sehen wir Jungtiere? | Mit Glück, ab August, wenn ein Nest zum Zählen geöffnet wird. An den meisten Abenden sehen Sie Spuren und Eierschalen.
        Warum gehen Sie nicht nachts hin? | Weil Menschen auf dem Sand die Weibchen zum Umkehren bringen. Uns ist lieber, sie kommen an Land.
      `,
      extras: extras`Ein Käfig für ein Nest | Bezahlt Draht, Schild und Markierung eines Nestes; Sie erhalten seine Nummer`,
      meetingPoint: place`Ihr Hotel oder Busbahnhof Side | An den Fahrkartenschaltern, Kleinbus mit blauer Welle.`,
    },
    ru: {
      title: 'Вечер на черепашьем пляже близ Сиде, с биологом',
      slug: 'vecher-cherepashiy-plyazh-side',
      summary: 'Прогулка по дюнам к гнёздам Кызылота, ужин над пляжем и рассказ о том, что нужно черепахам от нас.',
      description:
        'Между Сиде и Аланьей тянется один из длинных пляжей, где гнездится черепаха каретта. С июня самки выходят на берег по ночам, с августа малыши бегут к морю. Мы приезжаем под вечер с биологом: она девятое лето размечает здесь гнёзда и помнит, сколько вылупилось в каждом.\n\nПосле заката на песок не выходим: свет и шаги отпугивают животных. Вы сидите на террасе над дюнами, ужинаете и слушаете продолжение. Иногда в этот час вскрывают гнездо для подсчёта.',
      highlights: items`Гнёзда, следы и дюны вместе с биологом | Подсчёт гнезда, если он выпал на этот вечер | Ужин на террасе над пляжем | Десять гостей и правила, которые берегут животных`,
      programme: steps`
        17:30 | Встреча | Забираем из отелей Сиде, Кумкёя и Кызылагача.
        18:15 | Кызылот | Дюны, песчаные лилии и правила пляжа.
        18:45 | Гнёзда | Час вдоль защитных клеток, учимся читать следы.
        19:50 | Ужин | Рыба или овощи, закат прямо перед вами.
        20:50 | Разговор на террасе | Где они плавают, почему возвращаются, чем помочь.
        22:00 | Сиде | Довозим до отеля.
      `,
      included: items`Трансфер на микроавтобусе | Биолог в роли гида | Ужин с водой и чаем | Взнос на защиту гнёзд | Страховка`,
      excluded: items`Другие напитки | Дополнительные пожертвования`,
      goodToKnow: items`На пляже нельзя фонари, вспышку и собак. | Черепахи — дикие животные: гнёзда обещаем, встречу нет.`,
      questions: questions`
        Увидим ли мы черепашат? | Если повезёт, с августа, когда гнездо вскрывают для подсчёта. Чаще видны следы и скорлупа.
        Почему вы не ходите ночью? | Из-за людей на песке самки поворачивают назад. Нам важнее, чтобы они вышли на берег.
      `,
      extras: extras`Клетка для гнезда | Оплачивает сетку, табличку и разметку одного гнезда; вы получите его номер`,
      meetingPoint: place`Ваш отель или автовокзал Сиде | У билетных касс, микроавтобус с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Emily F. | Bath | en | 2026-08-24 | Our evening had a nest count and one late hatchling. My daughter has decided on her career.
    5 | Katja L. | Rostock | de | 2025-08-15 | Keine Show, keine Taschenlampen. Genau so soll das sein.
    4 | Onur B. | Antalya | tr | 2026-07-06 | Yavru görmedik ama anlatım çok iyiydi, yemek de öyle.
    5 | Юлия Ф. | Ярославль | ru | 2025-09-03 | Биолог рассказывает так, что дети забыли про телефоны.
    3 | Paul W. | Hull | en | 2025-06-16 | Only tracks in June. Honest about it beforehand, and a good supper.
  `,
}
