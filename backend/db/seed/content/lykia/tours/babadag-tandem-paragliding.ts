import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const babadagTandemParagliding: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-02',
  kind: 'tour',
  category: 'adventure',
  destination: 'fethiye-oludeniz',
  scene: 'oludeniz',
  pictureSeed: 1102,
  details: {
    kind: 'tour',
    durationMinutes: 120,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 10,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '118.00', child: '95.00', infant: '0.00' },
    { from: '04-01', to: '06-14', adult: '128.00', child: '100.00', infant: '0.00' },
    { from: '06-15', to: '09-15', adult: '138.00', child: '110.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '128.00', child: '100.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '118.00', child: '95.00', infant: '0.00' },
  ],
  sessions: [
    { time: '08:30', endTime: '10:30', capacity: 10, weekdays: EVERY_DAY },
    { time: '11:30', endTime: '13:30', capacity: 10, weekdays: EVERY_DAY },
    { time: '15:00', endTime: '17:00', capacity: 10, weekdays: EVERY_DAY },
  ],
  childFrom: 6,
  adultFrom: 16,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 180,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'photos', price: '35.00', per: 'person', maximum: 10 }],
  meetingPoint: { latitude: 36.549, longitude: 29.115 },
  rank: 2,
  text: {
    en: {
      title: 'Tandem paragliding from Babadağ, 1,700 m',
      summary:
        'Up by cable car, off the mountain with a licensed pilot, down over the lagoon of Ölüdeniz to the beach: 30 minutes in the air.',
      description:
        'The cable car takes you from Ovacık to the take-off at 1,700 metres. Your pilot checks the harness twice, you run a few steps together, and the ground goes. Below you lie the lagoon, Butterfly Valley and, on clear mornings, Rhodes.\n\nEach pilot has a tandem licence and at least 1,000 flights. You need no experience, only shoes that stay on. The flight takes 25 to 35 minutes, depending on the wind, and ends on Belcekız beach, ten steps from the café.',
      highlights: items`30 minutes in the air, 1,700 metres above the sea | Pilots with at least 1,000 tandem flights | Landing on Belcekız beach | Cable car ticket in the price`,
      programme: steps`
        08:30 | Pick-up or office | Forms, weight check, shoes. From Fethiye and Hisarönü by minibus.
        08:55 | Cable car from Ovacık | 15 minutes up to the 1,700 metre station.
        09:20 | Harness and briefing | Ten minutes with your pilot: how to run, how to sit, how to land.
        09:35 | Take-off | Wide turns over the lagoon, as gentle or as lively as you ask for.
        10:10 | Belcekız beach | Landing, water, and time to get your legs back. Back at your hotel by 10:30.
      `,
      included: items`Pick-up in Ölüdeniz, Hisarönü and Fethiye | Cable car and take-off fee | Licensed tandem pilot and equipment | Flight insurance`,
      excluded: items`Photos and film of the flight | Food and drinks | Tips`,
      goodToKnow: items`Pilots take guests from 25 to 105 kilograms; under 18 a parent signs on the spot. | Take-off and landing mean a few running steps, so it does not suit knees in plaster or pregnancies.`,
      questions: questions`
        What if there is too much wind? | Then nobody flies. You choose a later flight, another day or your money back.
        Can two of us fly at the same time? | Yes, each with their own pilot; tell us and you take off one after the other.
      `,
      extras: extras`Photos and film | About 60 pictures and the whole flight on film, sent by link the same day`,
      meetingPoint: place`Flight office on Belcekız promenade, Ölüdeniz | Yellow awning beside the landing strip. With pick-up, wait at your hotel; we send you the exact time the evening before.`,
    },
    tr: {
      title: 'Babadağ’dan tandem yamaç paraşütü, 1.700 m',
      summary:
        'Teleferikle yukarı, lisanslı pilotla kalkış, Ölüdeniz lagününün üstünden kumsala iniş: havada yaklaşık 30 dakika.',
      description:
        'Teleferik sizi Ovacık’tan 1.700 metredeki piste çıkarır. Pilotunuz kuşamı iki kez denetler, birlikte birkaç adım koşarsınız ve yer ayağınızın altından çekilir. Aşağıda lagün ve Kelebekler Vadisi, açık sabahlarda Rodos görünür.\n\nPilotların hepsi tandem lisanslı ve en az 1.000 uçuşludur. Deneyim gerekmez; ayağınızdan çıkmayan bir ayakkabı yeter. Uçuş rüzgâra göre 25 ile 35 dakika sürer, Belcekız kumsalında, kahvenin on adım ötesinde biter. Ne kadar sakin ya da hareketli uçacağınızı siz söylersiniz.',
      highlights: items`Denizden 1.700 metre yukarıda, 30 dakika havada | En az 1.000 tandem uçuşu olan pilotlar | Belcekız kumsalına iniş | Teleferik bileti fiyata dahil`,
      programme: steps`
        08:30 | Otelden alınış ya da ofis | Formlar, tartı, ayakkabı. Fethiye ve Hisarönü’nden minibüsle.
        08:55 | Ovacık’tan teleferik | 15 dakikada 1.700 metre istasyonu.
        09:20 | Kuşam ve bilgilendirme | Pilotunuzla on dakika: nasıl koşulur, nasıl oturulur, nasıl inilir.
        09:35 | Kalkış | Lagünün üstünde geniş dönüşler; sakin mi hareketli mi, siz seçin.
        10:10 | Belcekız kumsalı | İniş, bir bardak su, bacakların kendine gelmesi. 10:30’da otelinizdesiniz.
      `,
      included: items`Ölüdeniz, Hisarönü ve Fethiye’den alınış | Teleferik ve pist ücreti | Lisanslı tandem pilotu ve donanım | Uçuş sigortası`,
      excluded: items`Uçuşun fotoğraf ve videosu | Yiyecek ve içecek | Bahşiş`,
      goodToKnow: items`25 ile 105 kilo arasındaki misafirler uçabilir; 18 yaş altında anne ya da baba yerinde imza atar. | Kalkış ve inişte birkaç adım koşulur; alçılı dizlere ve hamilelere uygun değildir.`,
      questions: questions`
        Rüzgâr fazlaysa ne olur? | O zaman kimse uçmaz. Sonraki uçuşu, başka bir günü ya da para iadesini seçersiniz.
        İki kişi aynı anda uçabilir mi? | Evet, herkes kendi pilotuyla; haber verirseniz arka arkaya kalkarsınız.
      `,
      extras: extras`Fotoğraf ve video | Yaklaşık 60 fotoğraf ve uçuşun tamamı; aynı gün bağlantıyla gönderilir`,
      meetingPoint: place`Belcekız sahil yolundaki uçuş ofisi, Ölüdeniz | İniş alanının yanında, sarı tenteli. Servisle geliyorsanız otelinizde bekleyin; dakikasını bir akşam önce yazarız.`,
    },
    de: {
      title: 'Tandemflug mit dem Gleitschirm vom Babadağ, 1.700 m',
      summary:
        'Mit der Seilbahn hinauf, mit lizenziertem Piloten über die Lagune von Ölüdeniz zum Strand: rund 30 Minuten in der Luft.',
      description:
        'Die Seilbahn bringt Sie von Ovacık zum Startplatz auf 1.700 Metern. Ihr Pilot prüft den Gurt zweimal, Sie laufen ein paar Schritte gemeinsam, und der Boden bleibt zurück. Unter Ihnen liegen die Lagune und das Schmetterlingstal, an klaren Morgen sehen Sie Rhodos.\n\nJeder Pilot hat eine Tandemlizenz und mindestens 1.000 Flüge hinter sich. Erfahrung brauchen Sie keine, nur feste Schuhe. Der Flug dauert je nach Wind 25 bis 35 Minuten und endet am Strand Belcekız, zehn Schritte vom Café.',
      highlights: items`30 Minuten in der Luft, 1.700 Meter über dem Meer | Piloten mit mindestens 1.000 Tandemflügen | Landung am Strand Belcekız | Seilbahnticket im Preis`,
      programme: steps`
        08:30 | Abholung oder Büro | Formulare, Waage, Schuhe. Ab Fethiye und Hisarönü im Kleinbus.
        08:55 | Seilbahn ab Ovacık | In 15 Minuten zur Station auf 1.700 Metern.
        09:20 | Gurt und Einweisung | Zehn Minuten mit Ihrem Piloten: wie man läuft, sitzt und landet.
        09:35 | Start | Weite Kurven über der Lagune, so sanft oder lebhaft, wie Sie möchten.
        10:10 | Strand Belcekız | Landung, ein Glas Wasser, weiche Knie. Gegen 10:30 sind Sie im Hotel.
      `,
      included: items`Abholung in Ölüdeniz, Hisarönü und Fethiye | Seilbahn und Startgebühr | Lizenzierter Tandempilot und Ausrüstung | Flugversicherung`,
      excluded: items`Fotos und Film vom Flug | Essen und Getränke | Trinkgeld`,
      goodToKnow: items`Mitfliegen können Gäste von 25 bis 105 Kilogramm; für Minderjährige unterschreibt ein Elternteil vor Ort. | Start und Landung verlangen ein paar Laufschritte; für ein Knie in Gips und für Schwangere ist der Flug nicht geeignet.`,
      questions: questions`
        Was passiert bei zu viel Wind? | Dann fliegt niemand. Sie wählen einen späteren Flug, einen anderen Tag oder die Erstattung.
        Können wir zu zweit gleichzeitig fliegen? | Ja, jeder mit eigenem Piloten; sagen Sie Bescheid, dann starten Sie direkt nacheinander.
      `,
      extras: extras`Fotos und Film | Rund 60 Bilder und der ganze Flug als Film, noch am selben Tag per Link`,
      meetingPoint: place`Flugbüro an der Promenade Belcekız, Ölüdeniz | Gelbe Markise neben der Landewiese. Bei Abholung warten Sie am Hotel; die genaue Minute schreiben wir am Vorabend.`,
    },
    ru: {
      title: 'Полёт на параплане в тандеме с Бабадага, 1700 м',
      slug: 'paraplan-tandem-babadag',
      summary:
        'Наверх по канатной дороге, вниз с лицензированным пилотом над лагуной Олюдениза: около 30 минут в воздухе.',
      description:
        'Канатная дорога поднимает вас из Оваджика к старту на высоте 1700 метров. Пилот дважды проверяет подвеску, вы вместе пробегаете несколько шагов, и земля уходит. Внизу лагуна и Долина бабочек, ясным утром виден Родос.\n\nУ каждого пилота тандемная лицензия и не меньше тысячи полётов. Опыт не нужен, нужна обувь, которая держится на ноге. Полёт длится от 25 до 35 минут, смотря по ветру, и заканчивается на пляже Бельджекыз, в десяти шагах от кафе. Спокойно или с виражами — решаете вы.',
      highlights: items`30 минут в воздухе, 1700 метров над морем | Пилоты, у которых не меньше 1000 тандемных полётов | Посадка на пляже Бельджекыз | Билет на канатную дорогу в цене`,
      programme: steps`
        08:30 | Встреча у отеля или в офисе | Анкета, весы, обувь. Из Фетхие и Хисарёню на микроавтобусе.
        08:55 | Канатная дорога из Оваджика | 15 минут до станции 1700 метров.
        09:20 | Подвеска и инструктаж | Десять минут с пилотом: как бежать, как сидеть, как приземляться.
        09:35 | Старт | Широкие круги над лагуной, мягко или с виражами — как попросите.
        10:10 | Пляж Бельджекыз | Посадка, стакан воды, ноги снова ваши. К 10:30 вы в отеле.
      `,
      included: items`Трансфер из Олюдениза, Хисарёню и Фетхие | Канатная дорога и стартовый сбор | Лицензированный пилот и снаряжение | Страховка полёта`,
      excluded: items`Фото и видео полёта | Еда и напитки | Чаевые`,
      goodToKnow: items`Летаем с гостями весом от 25 до 105 килограммов; за детей до 18 лет расписывается родитель на месте. | На старте и посадке нужно пробежать несколько шагов; с гипсом на колене и беременным лететь нельзя.`,
      questions: questions`
        А если сильный ветер? | Тогда не летит никто. Выберете другой рейс, другой день или возврат денег.
        Можно ли лететь вдвоём одновременно? | Да, каждый со своим пилотом; скажите заранее, и вы стартуете друг за другом.
      `,
      extras: extras`Фото и видео | Около 60 снимков и весь полёт на видео, ссылка в тот же день`,
      meetingPoint: place`Офис на набережной Бельджекыз, Олюдениз | Жёлтый навес рядом с посадочной площадкой. Если вас забирают, ждите у отеля: точную минуту пришлём накануне вечером.`,
    },
  },
  reviews: reviews`
    5 | Callum R. | Glasgow | en | 2026-09-02 | Terrified for three steps, then completely calm. My pilot Emre pointed out every bay by name.
    5 | Sabine H. | Nürnberg | de | 2026-06-21 | Sehr ruhige Einweisung, keine Hektik am Startplatz. Die Landung war ein Hinsetzen.
    5 | Дмитрий К. | Самара | ru | 2026-05-08 | Летали вдвоём с женой, стартовали друг за другом. Видно было Родос.
    4 | Burak T. | Bursa | tr | 2026-08-15 | Uçuş harika, ama yukarıda kırk dakika rüzgâr bekledik. Beklediğimize değdi.
    5 | Emma L. | Dublin | en | 2025-10-18 | First flight of the day, lagoon like glass. Worth every early minute.
    4 | Nina F. | Graz | de | 2025-09-27 | Wunderbar. Die Fotos kosten extra, sind aber wirklich gut.
  `,
}
