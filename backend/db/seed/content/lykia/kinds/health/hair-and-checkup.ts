import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../kind-entry'

export const hairTransplant = health({
  code: 'LYK-H-03',
  destination: 'antalya',
  scene: 'checkroom',
  details: { kind: 'health', field: 'hair', stayNights: 3, accreditation: 'JCI, Health Türkiye A-0587' },
  seasons: [
    season('01-01', '03-31', '1490.00'),
    season('04-01', '05-31', '1590.00'),
    season('06-01', '09-30', '1650.00'),
    season('10-01', '12-31', '1540.00'),
  ],
  extras: [{ id: 'extra-night', price: '75.00', per: 'booking', maximum: 4 }],
  text: {
    en: {
      title: 'Hair transplant in Antalya, one patient a day',
      summary: 'One day in the clinic with a doctor who makes the channels himself, then two days of rest.',
      description:
        'Dr Serkan Uysal treats one person a day. He draws the hairline with you in front of the mirror, makes every channel himself and stays in the room; the team of three that sets the grafts has been the same since 2016. Up to 3,500 grafts are in the price, and how many you need is written down before you fly.\n\nThe day lasts seven hours, with lunch. On the next morning your hair is washed and you learn how to do it. On the third day you may go for a walk in the shade, with the hat that we give you; it is a decent hat.',
      highlights: items`One patient a day | Channels made by the doctor himself | Up to 3,500 grafts at one price | Pictures sent to the doctor after 1, 3, 6 and 12 months`,
      included: items`Examination, blood test and operation | First wash and care set for a month | Three nights with breakfast | Airport and clinic rides`,
      excluded: items`Flights | A second session`,
      goodToKnow: items`Two weeks without sport, sauna and swimming. | After about three weeks the new hair falls out; it grows again from the fourth month.`,
      questions: questions`
        Am I suitable? | Send four photographs by daylight. About one in five hears that it is too early or not worth it.
        When can I work again? | At a desk after three days, under a helmet after three weeks.
      `,
      extras: extras`Extra night | In the same hotel, with breakfast`,
    },
    tr: {
      title: 'Antalya’da saç ekimi, günde bir hasta',
      summary: 'Klinikte bir gün, kanalları kendisi açan bir hekim, ardından iki gün dinlenme.',
      description:
        'Dr. Serkan Uysal günde bir kişiyi tedavi eder. Saç çizgisini aynanın karşısında sizinle çizer, her kanalı kendisi açar, odadan ayrılmaz; greftleri yerleştiren üç kişilik ekip 2016’dan beri aynıdır. Fiyata 3.500 grefte kadar dahildir; size kaç tane gerektiği uçmadan önce yazılır.\n\nGün, öğle yemeğiyle yedi saat sürer. Ertesi sabah saçınız yıkanır, nasıl yıkanacağını öğrenirsiniz. Üçüncü gün verdiğimiz şapkayla gölgede yürüyebilirsiniz; yakışan bir şapkadır.',
      highlights: items`Günde bir hasta | Kanalları hekimin kendisi açar | Tek fiyata 3.500 grefte kadar | 1, 3, 6 ve 12 ay sonra hekime fotoğraf`,
      included: items`Muayene, kan testi ve ekim | İlk yıkama ve bir aylık bakım seti | Kahvaltılı üç gece | Havalimanı ve klinik transferleri`,
      excluded: items`Uçak bileti | İkinci seans`,
      goodToKnow: items`İki hafta spor, sauna ve yüzme yok. | Üç hafta kadar sonra ekilen saç dökülür, dördüncü aydan itibaren yeniden çıkar.`,
      questions: questions`
        Bana uygun mu? | Gün ışığında çekilmiş dört fotoğraf gönderin. Beş kişiden birine erken ya da gereksiz denir.
        Ne zaman çalışabilirim? | Masa başında üç gün, baretle üç hafta sonra.
      `,
      extras: extras`Fazladan gece | Aynı otelde, kahvaltıyla`,
    },
    de: {
      title: 'Haartransplantation in Antalya, ein Patient am Tag',
      summary: 'Ein Tag in der Klinik bei einem Arzt, der jeden Kanal selbst öffnet, dann zwei Tage Ruhe.',
      description:
        'Dr. Serkan Uysal behandelt einen Menschen am Tag. Er zeichnet die Haarlinie mit Ihnen vor dem Spiegel, öffnet jeden Kanal selbst und bleibt im Raum; das dreiköpfige Team, das die Grafts einsetzt, ist seit 2016 dasselbe. Bis zu 3.500 Grafts sind im Preis, und wie viele Sie brauchen, steht fest, bevor Sie fliegen.\n\nDer Tag dauert sieben Stunden, mit Mittagessen. Am nächsten Morgen werden die Haare gewaschen, und Sie lernen, wie man es macht. Am dritten Tag dürfen Sie im Schatten spazieren, mit dem Hut, den Sie von uns bekommen; es ist ein anständiger Hut.',
      highlights: items`Ein Patient am Tag | Die Kanäle öffnet der Arzt selbst | Bis zu 3.500 Grafts zu einem Preis | Fotos an den Arzt nach 1, 3, 6 und 12 Monaten`,
      included: items`Untersuchung, Bluttest und Eingriff | Erste Wäsche und Pflegeset für einen Monat | Drei Nächte mit Frühstück | Fahrten zum Flughafen und zur Klinik`,
      excluded: items`Flüge | Eine zweite Sitzung`,
      goodToKnow: items`Zwei Wochen kein Sport, keine Sauna, kein Schwimmen. | Nach etwa drei Wochen fällt das neue Haar aus; vom vierten Monat an wächst es wieder.`,
      questions: questions`
        Komme ich dafür infrage? | Senden Sie vier Fotos bei Tageslicht. Etwa jeder Fünfte hört, dass es zu früh ist oder nicht lohnt.
        Wann kann ich wieder arbeiten? | Am Schreibtisch nach drei Tagen, unter dem Helm nach drei Wochen.
      `,
      extras: extras`Weitere Nacht | Im selben Hotel, mit Frühstück`,
    },
    ru: {
      title: 'Пересадка волос в Анталье, один пациент в день',
      slug: 'peresadka-volos-antalya',
      summary: 'Один день в клинике у врача, который делает каналы сам, и два дня отдыха.',
      description:
        'Доктор Серкан Уйсал принимает одного человека в день. Линию волос он рисует вместе с вами перед зеркалом, каждый канал делает сам и не уходит из кабинета; три сотрудницы, которые ставят графты, работают вместе с 2016 года. В цену входит до 3500 графтов, а сколько нужно вам, известно до вылета.\n\nДень длится семь часов, с обедом. На следующее утро вам моют голову и показывают, как это делать. На третий день можно гулять в тени в шляпе, которую мы дадим; шляпа хорошая.',
      highlights: items`Один пациент в день | Каналы делает сам врач | До 3500 графтов по одной цене | Снимки врачу через 1, 3, 6 и 12 месяцев`,
      included: items`Осмотр, анализ крови и операция | Первое мытьё и набор для ухода на месяц | Три ночи с завтраком | Поездки в аэропорт и в клинику`,
      excluded: items`Перелёт | Второй сеанс`,
      goodToKnow: items`Две недели без спорта, сауны и плавания. | Недели через три новые волосы выпадают и с четвёртого месяца растут снова.`,
      questions: questions`
        Подойдёт ли мне? | Пришлите четыре снимка при дневном свете. Каждый пятый узнаёт, что рано или не стоит.
        Когда можно работать? | За столом через три дня, в каске через три недели.
      `,
      extras: extras`Ещё одна ночь | В том же отеле, с завтраком`,
    },
  },
  reviews: reviews`
    5 | Darren W. | Coventry | en | 2025-11-08 | One patient, one doctor, one honest number of grafts. Eight months on it looks like me.
    4 | Andreas M. | Bielefeld | de | 2026-02-20 | Sieben Stunden sind lang, aber der Arzt war die ganze Zeit da.
    5 | Тимур Г. | Уфа | ru | 2026-01-17 | Мне сначала отказали: рано. Через год приехал снова, всё сделали.
  `,
})

export const checkUp = health({
  code: 'LYK-H-04',
  destination: 'antalya',
  scene: 'checkroom',
  details: { kind: 'health', field: 'checkup', stayNights: 2, accreditation: 'JCI, Health Türkiye A-0412' },
  seasons: [season('01-01', '05-31', '540.00'), season('06-01', '09-30', '580.00'), season('10-01', '12-31', '540.00')],
  extras: [
    { id: 'heart-ct', price: '190.00', per: 'person', maximum: 2 },
    { id: 'second-opinion', price: '120.00', per: 'person', maximum: 2 },
  ],
  text: {
    en: {
      title: 'Check-up in Antalya, one morning and a long talk',
      summary: 'Blood, heart, ultrasound and lungs between eight and one, and the results explained the next day.',
      description:
        'You arrive without breakfast and leave with lunch: from eight to one a nurse takes you from room to room, and nobody waits longer than ten minutes, since only four people are examined a day. Forty-one blood values, an exercise ECG, ultrasound of heart, neck and belly, lung function, eyes and skin.\n\nThe important hour is on the following day. Dr Ayla Tunç goes through every line with you, with an interpreter if you wish, and says what matters and what does not. You take home a folder in English or German that your own doctor can use.',
      highlights: items`Five hours of examinations without waiting | One hour with the doctor the day after | Folder in English or German | Four people a day, not forty`,
      included: items`All examinations named | The talk and the folder | Two nights with breakfast | Airport and clinic rides`,
      excluded: items`Flights | Examinations that follow from the results`,
      goodToKnow: items`From ten at night nothing to eat; water is allowed. | Bring earlier results, in any language.`,
      questions: questions`
        What happens if something is found? | You decide. We make the appointment here, or write to your doctor at home.
        Is it the same for men and women? | No. The gynaecological and the urological part are in the same price.
      `,
      extras: extras`
        CT of the coronary vessels | From forty-five, or with a family history; contrast agent included
        Second opinion | Another specialist reads the results for one organ
      `,
    },
    tr: {
      title: 'Antalya’da check-up: bir sabah ve uzun bir görüşme',
      summary: 'Sekizden bire kan, kalp, ultrason ve akciğer; ertesi gün sonuçlar tek tek anlatılır.',
      description:
        'Kahvaltısız gelir, öğle yemeğiyle çıkarsınız: sekizden bire kadar bir hemşire sizi odadan odaya götürür. Kimse on dakikadan çok beklemez, çünkü günde yalnızca dört kişi muayene edilir. Kırk bir kan değeri, eforlu EKG; kalp, boyun ve karın ultrasonu, solunum testi, göz ve deri.\n\nAsıl önemli saat ertesi gündür. Dr. Ayla Tunç her satırı sizinle okur, neyin önemli olup neyin olmadığını söyler. Yanınıza, kendi hekiminizin de kullanabileceği bir dosya alırsınız.',
      highlights: items`Beklemeden beş saat muayene | Ertesi gün hekimle bir saat | İngilizce ya da Almanca dosya | Günde kırk değil dört kişi`,
      included: items`Adı geçen bütün muayeneler | Görüşme ve dosya | Kahvaltılı iki gece | Havalimanı ve klinik transferleri`,
      excluded: items`Uçak bileti | Sonuçlara göre gereken ek tetkikler`,
      goodToKnow: items`Gece ondan sonra yenmez; su içilir. | Eski sonuçlarınızı getirin, hangi dilde olursa olsun.`,
      questions: questions`
        Bir şey çıkarsa? | Karar sizindir. Randevuyu burada alırız ya da evdeki hekiminize yazarız.
        Kadınla erkek için aynı mı? | Değil. Kadın hastalıkları ve üroloji bölümleri aynı fiyata dahildir.
      `,
      extras: extras`
        Koroner BT | Kırk beş yaşından sonra ya da ailede varsa; kontrast madde dahil
        İkinci görüş | Bir organın sonuçlarını başka bir uzman okur
      `,
    },
    de: {
      title: 'Check-up in Antalya: ein Vormittag, ein Gespräch',
      summary: 'Blut, Herz, Ultraschall und Lunge von acht bis eins, am nächsten Tag werden die Befunde erklärt.',
      description:
        'Sie kommen ohne Frühstück und gehen mit Mittagessen: Von acht bis eins führt eine Schwester Sie von Raum zu Raum, und niemand wartet länger als zehn Minuten, denn es werden nur vier Menschen am Tag untersucht. Einundvierzig Blutwerte, Belastungs-EKG, Ultraschall von Herz, Hals und Bauch, Lungenfunktion, Augen und Haut.\n\nDie wichtige Stunde ist am Tag danach. Dr. Ayla Tunç geht jede Zeile mit Ihnen durch, auf Wunsch mit Dolmetscherin, und sagt, was zählt und was nicht. Sie nehmen eine Mappe auf Deutsch oder Englisch mit, mit der Ihr Hausarzt etwas anfangen kann.',
      highlights: items`Fünf Stunden Untersuchungen ohne Wartezeit | Am Tag danach eine Stunde mit der Ärztin | Mappe auf Deutsch oder Englisch | Vier Menschen am Tag, nicht vierzig`,
      included: items`Alle genannten Untersuchungen | Das Gespräch und die Mappe | Zwei Nächte mit Frühstück | Fahrten zum Flughafen und zur Klinik`,
      excluded: items`Flüge | Untersuchungen, die sich aus den Befunden ergeben`,
      goodToKnow: items`Ab zehn Uhr abends nichts essen; Wasser ist erlaubt. | Bringen Sie ältere Befunde mit, in welcher Sprache auch immer.`,
      questions: questions`
        Was geschieht, wenn etwas gefunden wird? | Sie entscheiden. Wir machen den Termin hier oder schreiben an Ihren Arzt zu Hause.
        Ist es für Frauen und Männer gleich? | Nein. Der gynäkologische und der urologische Teil sind im selben Preis.
      `,
      extras: extras`
        CT der Herzkranzgefäße | Ab fünfundvierzig oder bei familiärer Vorbelastung; Kontrastmittel inklusive
        Zweitmeinung | Eine weitere Fachärztin liest die Befunde eines Organs
      `,
    },
    ru: {
      title: 'Обследование в Анталье: утро и долгий разговор',
      slug: 'obsledovanie-chek-ap-antalya',
      summary: 'Кровь, сердце, УЗИ и лёгкие с восьми до часу, а на следующий день врач объясняет результаты.',
      description:
        'Вы приходите без завтрака и уходите с обедом: с восьми до часу медсестра ведёт вас из кабинета в кабинет. Никто не ждёт дольше десяти минут, потому что в день обследуют только четверых. Сорок один показатель крови, ЭКГ с нагрузкой, УЗИ сердца, шеи и живота, лёгкие, глаза и кожа.\n\nГлавный час — на следующий день. Доктор Айла Тунч проходит с вами каждую строку, по желанию с переводчиком, и говорит, что важно, а что нет. С собой вы получаете папку на английском или немецком, понятную вашему врачу.',
      highlights: items`Пять часов обследований без ожидания | На следующий день час с врачом | Папка на английском или немецком | Четверо в день, а не сорок`,
      included: items`Все названные обследования | Разговор и папка | Две ночи с завтраком | Поездки в аэропорт и в клинику`,
      excluded: items`Перелёт | Исследования, которые потребуются по результатам`,
      goodToKnow: items`После десяти вечера не есть; воду можно. | Возьмите старые заключения на любом языке.`,
      questions: questions`
        А если что-то найдут? | Решаете вы. Запишем на приём здесь или напишем вашему врачу.
        Для мужчин и женщин одинаково? | Нет. Гинекология и урология входят в ту же цену.
      `,
      extras: extras`
        КТ сосудов сердца | С сорока пяти лет или при наследственности; контраст включён
        Второе мнение | Ещё один специалист прочтёт результаты по одному органу
      `,
    },
  },
  reviews: reviews`
    5 | Philip and Ruth E. | Chester | en | 2026-03-05 | No waiting rooms. The hour with Dr Tunç was worth the whole journey.
    5 | Heinz B. | Mannheim | de | 2025-11-14 | Mein Hausarzt hat die Mappe gelobt und abgeheftet.
    4 | Sibel K. | Antalya | tr | 2026-05-21 | Antalya’da oturuyorum, yine de otelde kaldım. Düzenleri çok iyi, yalnızca aç karnına sabah uzun.
  `,
})
