import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const roseValleyBalloon: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-03',
  kind: 'tour',
  category: 'balloons',
  destination: 'cappadocia',
  scene: 'cappadocia',
  pictureSeed: 1103,
  details: {
    kind: 'tour',
    durationMinutes: 210,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 16,
    pickup: 'included',
    theme: 'balloon',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '165.00', child: '85.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '205.00', child: '105.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '185.00', child: '95.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '215.00', child: '110.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '165.00', child: '85.00', infant: '0.00' },
  ],
  sessions: [{ time: '05:00', endTime: '08:30', capacity: 16, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 1080,
  freeCancellationHours: null,
  instantConfirmation: false,
  extras: [
    { id: 'photos', price: '25.00', per: 'booking', maximum: 1 },
    { id: 'breakfast', price: '14.00', per: 'person', maximum: 16 },
  ],
  meetingPoint: { latitude: 38.6431, longitude: 34.8289 },
  rank: 3,
  text: {
    en: {
      title: 'Sunrise balloon flight over the Rose Valley',
      summary:
        'Sixty minutes in a basket for sixteen, low between the pink ridges east of Göreme, then high enough to see Mount Erciyes.',
      description:
        'East of Göreme the tuff is pink, and for ten minutes after sunrise it is pinker than any photograph shows. Your pilot flies low along the ridges of the Rose Valley, close enough to see the dovecotes, then climbs to about 700 metres with Mount Erciyes on the horizon.\n\nThe basket has four compartments for sixteen guests, and everyone stands at the rim. The civil aviation authority decides at dawn whether balloons may fly. If it says no, you fly another morning or get everything back.',
      highlights: items`Low along the pink ridges, past old dovecotes | Sixteen guests in four compartments, all at the rim | Mount Erciyes on the horizon | Full refund whenever the wind says no`,
      programme: steps`
        05:00 | Pick-up at your hotel | Göreme, Uçhisar, Ürgüp, Avanos and Ortahisar.
        05:30 | At the field | Tea and a biscuit while the crew fills the envelope.
        06:00 | Take-off | Over the Red and the Rose Valley as the sun comes up.
        07:05 | Landing | Where the wind decides; the truck is already there.
        07:30 | A glass together | Sparkling grape juice, certificates, a word with the pilot.
        08:30 | Back at your hotel | In time for breakfast.
      `,
      included: items`Pick-up and return in the Göreme area | One hour of flight with a licensed pilot | Tea before, sparkling juice after | Passenger insurance`,
      excluded: items`Breakfast in the village | Photos and film | Tips for the crew`,
      goodToKnow: items`Pick-up follows the sunrise and can be an hour later in winter; we send you the exact time the evening before. | Children under six and pregnant guests may not fly, by law.`,
      questions: questions`
        How often are flights cancelled? | In summer about one morning in ten, in winter every second. Plan the flight for your first morning, so there is another.
        Can I cancel if my plans change? | The seat is bought for you at once, so not for free. Weather is different: then you get everything back.
      `,
      extras: extras`
        Photos and film | About 50 pictures and a short film, one link for your party
        Village breakfast | Eggs, cheese, honey and flat bread with a family in Çavuşin after landing
      `,
      meetingPoint: place`Your hotel in the Göreme area | We come to the door. For cave hotels on stepped lanes we meet you at the nearest street and tell you which.`,
    },
    tr: {
      title: 'Güllüdere üzerinde gün doğumunda balon uçuşu',
      summary:
        'On altı kişilik sepette altmış dakika: önce Göreme’nin doğusundaki pembe sırtlara yakın, sonra Erciyes’i görecek kadar yüksek.',
      description:
        'Göreme’nin doğusunda tüf pembedir; gün doğduktan sonraki on dakikada hiçbir fotoğrafta olmadığı kadar pembe. Pilotunuz Güllüdere’nin sırtları boyunca güvercinlikleri seçecek kadar alçaktan uçar, sonra ufukta Erciyes’le yaklaşık 700 metreye çıkar.\n\nSepette on altı misafir için dört bölme vardır, herkes kenarda durur. Balonların uçup uçmayacağına şafakta Sivil Havacılık karar verir. İzin çıkmazsa başka bir sabah uçarsınız ya da paranızın tamamını alırsınız. İnişten sonra ekiple birer kadeh köpüklü üzüm suyu içilir.',
      highlights: items`Pembe sırtlar ve eski güvercinlikler boyunca alçak uçuş | Dört bölmede on altı misafir, herkes kenarda | Ufukta Erciyes | Rüzgâr izin vermezse tam iade`,
      programme: steps`
        05:00 | Otelinizden alınış | Göreme, Uçhisar, Ürgüp, Avanos ve Ortahisar.
        05:30 | Kalkış alanı | Ekip balonu doldururken çay ve bisküvi.
        06:00 | Kalkış | Güneş doğarken Kızılçukur ve Güllüdere üzerinde.
        07:05 | İniş | Yeri rüzgâr seçer; kamyonet çoktan oradadır.
        07:30 | Birlikte bir kadeh | Köpüklü üzüm suyu, sertifikalar, pilotla sohbet.
        08:30 | Otele dönüş | Kahvaltıya yetişirsiniz.
      `,
      included: items`Göreme çevresinde gidiş dönüş ulaşım | Lisanslı pilotla bir saat uçuş | Önce çay, sonra köpüklü üzüm suyu | Yolcu sigortası`,
      excluded: items`Köyde kahvaltı | Fotoğraf ve video | Ekip için bahşiş`,
      goodToKnow: items`Alınış saati gün doğumuna göre değişir, kışın bir saat geç olabilir; dakikasını akşamdan yazarız. | Altı yaşından küçükler ve hamileler mevzuat gereği uçamaz.`,
      questions: questions`
        Uçuşlar ne sıklıkta iptal olur? | Yazın on sabahta bir, kışın iki sabahta bir. Uçuşu ilk sabahınıza koyun ki yedeği olsun.
        Planım değişirse iptal edebilir miyim? | Yeriniz hemen satın alındığı için ücretsiz iptal yok. Hava nedeniyle iptalde ise her şeyi geri alırsınız.
      `,
      extras: extras`
        Fotoğraf ve video | Yaklaşık 50 fotoğraf ve kısa bir film, grubunuz için tek bağlantı
        Köy kahvaltısı | İnişten sonra Çavuşin’de bir ailede yumurta, peynir, bal ve yufka
      `,
      meetingPoint: place`Göreme çevresindeki oteliniz | Kapıya geliriz. Merdivenli sokaklardaki mağara otellerde en yakın caddede buluşuruz, hangisi olduğunu yazarız.`,
    },
    de: {
      title: 'Ballonfahrt bei Sonnenaufgang über dem Rosental',
      summary:
        'Eine Stunde im Korb für sechzehn Gäste: erst nah an den rosa Graten bei Göreme, dann so hoch, dass der Erciyes auftaucht.',
      description:
        'Östlich von Göreme ist der Tuff rosa, und in den zehn Minuten nach Sonnenaufgang leuchtet er stärker als auf jedem Foto. Ihr Pilot fährt tief an den Graten des Rosentals entlang, nah genug für die alten Taubenhäuser, und steigt dann auf rund 700 Meter, den Erciyes am Horizont.\n\nDer Korb hat vier Abteile für sechzehn Gäste, alle stehen am Rand. Ob gefahren wird, entscheidet die Luftfahrtbehörde im Morgengrauen. Bei einer Absage fahren Sie an einem anderen Morgen oder bekommen alles zurück.',
      highlights: items`Tief an rosa Graten und alten Taubenhäusern vorbei | Sechzehn Gäste in vier Abteilen, alle am Rand | Der Erciyes am Horizont | Volle Erstattung, wenn der Wind nicht mitspielt`,
      programme: steps`
        05:00 | Abholung im Hotel | Göreme, Uçhisar, Ürgüp, Avanos und Ortahisar.
        05:30 | Am Startfeld | Tee und Gebäck, während die Crew die Hülle füllt.
        06:00 | Start | Über dem Roten Tal und dem Rosental, wenn die Sonne kommt.
        07:05 | Landung | Wo der Wind es will; der Wagen steht schon da.
        07:30 | Ein Glas zusammen | Traubensecco ohne Alkohol, Urkunden, ein Wort mit dem Piloten.
        08:30 | Zurück im Hotel | Rechtzeitig zum Frühstück.
      `,
      included: items`Hin- und Rückfahrt im Raum Göreme | Eine Stunde Fahrt mit lizenziertem Piloten | Tee vorher, Traubensecco danach | Passagierversicherung`,
      excluded: items`Frühstück im Dorf | Fotos und Film | Trinkgeld für die Crew`,
      goodToKnow: items`Die Abholung richtet sich nach dem Sonnenaufgang, im Winter bis zu einer Stunde später; die Minute schreiben wir am Vorabend. | Kinder unter sechs Jahren und Schwangere dürfen gesetzlich nicht mitfahren.`,
      questions: questions`
        Wie oft fallen Fahrten aus? | Im Sommer etwa an einem von zehn Morgen, im Winter an jedem zweiten. Planen Sie den ersten Morgen ein, dann bleibt ein Ersatztag.
        Kann ich stornieren, wenn sich etwas ändert? | Ihr Platz wird sofort eingekauft, kostenlos geht es daher nicht. Bei Absage wegen Wetter bekommen Sie alles zurück.
      `,
      extras: extras`
        Fotos und Film | Rund 50 Bilder und ein kurzer Film, ein Link für Ihre Gruppe
        Frühstück im Dorf | Eier, Käse, Honig und Fladenbrot bei einer Familie in Çavuşin nach der Landung
      `,
      meetingPoint: place`Ihr Hotel im Raum Göreme | Wir kommen bis vor die Tür. Bei Höhlenhotels an Treppengassen treffen wir uns an der nächsten Straße und sagen Ihnen, an welcher.`,
    },
    ru: {
      title: 'Полёт на воздушном шаре на рассвете над Розовой долиной',
      slug: 'vozdushnyy-shar-rozovaya-dolina',
      summary:
        'Час в корзине на шестнадцать гостей: сначала у розовых гребней под Гёреме, потом так высоко, что виден Эрджиес.',
      description:
        'К востоку от Гёреме туф розовый, а первые десять минут после восхода он ярче, чем на любой фотографии. Пилот ведёт шар низко вдоль гребней Розовой долины, так что видны старые голубятни, а потом поднимается метров на семьсот, и на горизонте встаёт Эрджиес.\n\nВ корзине четыре отсека на шестнадцать гостей, и каждый стоит у борта. Разрешение на полёт авиационные власти дают на рассвете. Если его нет, вы летите в другое утро или получаете все деньги назад.',
      highlights: items`Низко вдоль розовых гребней и старых голубятен | Шестнадцать гостей в четырёх отсеках, все у борта | Эрджиес на горизонте | Полный возврат, если не пускает ветер`,
      programme: steps`
        05:00 | Забираем из отеля | Гёреме, Учхисар, Ургюп, Аванос и Ортахисар.
        05:30 | На поле | Чай с печеньем, пока команда наполняет оболочку.
        06:00 | Взлёт | Над Красной и Розовой долинами, когда встаёт солнце.
        07:05 | Посадка | Место выбирает ветер; машина уже там.
        07:30 | Бокал вместе | Игристый виноградный сок, сертификаты, разговор с пилотом.
        08:30 | Снова в отеле | Как раз к завтраку.
      `,
      included: items`Дорога из отеля и обратно в районе Гёреме | Час полёта с лицензированным пилотом | Чай до полёта, игристый сок после | Страховка пассажиров`,
      excluded: items`Завтрак в деревне | Фото и видео | Чаевые команде`,
      goodToKnow: items`Время выезда зависит от восхода, зимой бывает на час позже; точную минуту пришлём накануне. | Детям до шести лет и беременным лететь нельзя по закону.`,
      questions: questions`
        Как часто отменяют полёты? | Летом примерно каждое десятое утро, зимой каждое второе. Ставьте полёт на первое утро, чтобы осталось запасное.
        Можно ли отменить, если изменились планы? | Место выкупают сразу, поэтому бесплатно нельзя. Если отменила погода, возвращаем всё.
      `,
      extras: extras`
        Фото и видео | Около 50 снимков и короткий фильм, одна ссылка на вашу компанию
        Завтрак в деревне | Яйца, сыр, мёд и лепёшки в семье в Чавушине после посадки
      `,
      meetingPoint: place`Ваш отель в районе Гёреме | Подъезжаем к дверям. Если отель в переулке со ступенями, встречаемся на ближайшей улице и заранее пишем, на какой.`,
    },
  },
  reviews: reviews`
    5 | Joanna B. | Norwich | en | 2026-10-03 | We brushed past a dovecote so slowly that the pigeons did not move. Everyone really does get the rim.
    5 | Klaus D. | Kassel | de | 2026-05-27 | Erster Morgen abgesagt, zweiter geklappt. Die Nachricht kam jeweils pünktlich am Abend.
    4 | Алина В. | Тюмень | ru | 2026-04-30 | Очень холодно до взлёта и очень красиво после. Возьмите перчатки.
    5 | Merve Ö. | Ankara | tr | 2026-09-12 | Pilotumuz vadiye öyle bir indi ki herkes sustu. Organizasyon dakikti.
    3 | Steven K. | Hull | en | 2026-01-16 | Two cancelled mornings in January, refunded within days. Not their fault, but plan three nights.
    5 | Birgit A. | Linz | de | 2025-09-20 | Vier Abteile, niemand drängelt. Das Frühstück in Çavuşin war das zweite Highlight.
  `,
}
