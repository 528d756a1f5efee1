import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../kind-entry'

export const dentalWeek = health({
  code: 'LYK-H-01',
  destination: 'antalya',
  scene: 'dentalroom',
  details: { kind: 'health', field: 'dental', stayNights: 6, accreditation: 'JCI, Health Türkiye A-0412' },
  seasons: [
    season('01-01', '03-31', '1590.00'),
    season('04-01', '05-31', '1690.00'),
    season('06-01', '09-30', '1790.00'),
    season('10-01', '12-31', '1640.00'),
  ],
  extras: [
    { id: 'companion', price: '290.00', per: 'booking', maximum: 2 },
    { id: 'sedation', price: '180.00', per: 'booking', maximum: 1 },
  ],
  text: {
    en: {
      title: 'Dental week in Antalya with four zirconia crowns',
      summary: 'Six nights, three appointments and a plan in writing before you book the flight.',
      description:
        'You send a panoramic X-ray; within three working days Dr Neslihan Erdem writes back what she would do, what she would not, and what it costs. On the first day she looks herself, on the second she prepares, on the fifth the crowns are fitted. Between them lie two days of beach, for which you need no anaesthetic.\n\nThe laboratory is on the floor above, so a shade you do not like is changed the same afternoon. Your coordinator comes to each appointment, and a year later we ask how it is.',
      highlights: items`Plan and price in writing within three working days | Laboratory in the same building | Coordinator in your language at each appointment | Five years’ guarantee on the crowns`,
      included: items`Examination and panoramic X-ray | Four zirconia crowns | Six nights with breakfast, ten minutes from the sea | Airport and clinic rides`,
      excluded: items`Flights | Treatment that goes beyond the written plan`,
      goodToKnow: items`If the doctor advises against it after seeing you, you pay 3,000 lira for the examination and nothing else. | Implants need a second stay after three months; ask for that plan.`,
      questions: questions`
        Does it hurt? | The preparation is done under local anaesthetic. Those who are afraid may add sedation.
        What if something breaks at home? | We pay your dentist up to 15,000 lira a tooth, or your flight back.
      `,
      extras: extras`
        Companion in the same room | Six nights with breakfast
        Sedation with an anaesthetist | For the long appointment on the second day
      `,
    },
    tr: {
      title: 'Antalya’da dört zirkonyum kaplamayla diş haftası',
      summary: 'Altı gece, üç randevu ve uçak biletinizi almadan elinizde yazılı plan.',
      description:
        'Panoramik röntgeninizi gönderirsiniz; Dt. Neslihan Erdem üç iş günü içinde ne yapacağını, ne yapmayacağını ve ücretini yazar. İlk gün kendi görür, ikinci gün hazırlar, beşinci gün kaplamalar takılır. Arada anestezi gerektirmeyen iki plaj günü var.\n\nLaboratuvar bir kat yukarıdadır; beğenmediğiniz renk aynı gün değişir. Koordinatörünüz her randevuya gelir, bir yıl sonra da nasıl olduğunu sorarız.',
      highlights: items`Üç iş günü içinde yazılı plan ve fiyat | Aynı binada laboratuvar | Her randevuda dilinizi konuşan koordinatör | Kaplamalara beş yıl garanti`,
      included: items`Muayene ve panoramik röntgen | Dört zirkonyum kaplama | Denize on dakika, kahvaltılı altı gece | Havalimanı ve klinik transferleri`,
      excluded: items`Uçak bileti | Yazılı planın dışındaki tedavi`,
      goodToKnow: items`Hekim gördükten sonra uygun bulmazsa yalnızca 3.000 lira muayene ücreti ödersiniz. | İmplant üç ay sonra ikinci bir ziyaret ister; o planı ayrıca isteyin.`,
      questions: questions`
        Acır mı? | Hazırlık lokal anestezi altında yapılır. Korkan, sedasyon ekleyebilir.
        Evde bir şey kırılırsa? | Diş hekiminize diş başına 15.000 liraya kadar öderiz ya da sizi uçakla getiririz.
      `,
      extras: extras`
        Aynı odada refakatçi | Kahvaltılı altı gece
        Anestezistle sedasyon | İkinci gündeki uzun randevu için
      `,
    },
    de: {
      title: 'Zahnwoche in Antalya mit vier Zirkonkronen',
      summary: 'Sechs Nächte, drei Termine und ein schriftlicher Plan, bevor Sie den Flug buchen.',
      description:
        'Sie senden eine Panoramaaufnahme; binnen drei Werktagen schreibt Dr. Neslihan Erdem, was sie tun würde, was nicht, und was es kostet. Am ersten Tag sieht sie selbst nach, am zweiten präpariert sie, am fünften werden die Kronen eingesetzt. Dazwischen liegen zwei Strandtage, für die Sie keine Betäubung brauchen.\n\nDas Labor liegt ein Stockwerk höher, eine Farbe, die Ihnen nicht gefällt, wird also am selben Nachmittag geändert. Ihre Betreuerin kommt zu jedem Termin mit, und nach einem Jahr fragen wir nach.',
      highlights: items`Plan und Preis schriftlich binnen drei Werktagen | Labor im selben Haus | Betreuung in Ihrer Sprache bei jedem Termin | Fünf Jahre Garantie auf die Kronen`,
      included: items`Untersuchung und Panoramaröntgen | Vier Zirkonkronen | Sechs Nächte mit Frühstück, zehn Minuten vom Meer | Fahrten zum Flughafen und zur Klinik`,
      excluded: items`Flüge | Behandlung über den schriftlichen Plan hinaus`,
      goodToKnow: items`Rät die Ärztin nach der Untersuchung ab, zahlen Sie 3.000 Lira dafür und sonst nichts. | Implantate brauchen nach drei Monaten einen zweiten Aufenthalt; fragen Sie nach diesem Plan.`,
      questions: questions`
        Tut es weh? | Präpariert wird unter örtlicher Betäubung. Wer Angst hat, nimmt die Sedierung dazu.
        Und wenn zu Hause etwas bricht? | Wir zahlen Ihrem Zahnarzt bis zu 15.000 Lira je Zahn oder Ihren Flug zu uns.
      `,
      extras: extras`
        Begleitperson im selben Zimmer | Sechs Nächte mit Frühstück
        Sedierung mit Anästhesist | Für den langen Termin am zweiten Tag
      `,
    },
    ru: {
      title: 'Неделя у стоматолога в Анталье: четыре коронки',
      slug: 'stomatologicheskaya-nedelya-antalya',
      summary: 'Шесть ночей, три приёма и письменный план до покупки билета; коронки из диоксида циркония.',
      description:
        'Вы присылаете панорамный снимок; за три рабочих дня доктор Неслихан Эрдем пишет, что бы она сделала, чего не стала бы и сколько это стоит. В первый день она смотрит сама, во второй обтачивает зубы, на пятый ставит коронки. Между ними два дня на пляже, и для них анестезия не нужна.\n\nЛаборатория этажом выше, поэтому цвет, который вам не понравился, исправят в тот же день. Координатор будет с вами на каждом приёме, а через год мы спросим, как дела.',
      highlights: items`Письменный план и цена за три рабочих дня | Лаборатория в том же здании | Координатор на вашем языке на каждом приёме | Гарантия на коронки пять лет`,
      included: items`Осмотр и панорамный снимок | Четыре коронки из диоксида циркония | Шесть ночей с завтраком, десять минут до моря | Поездки в аэропорт и в клинику`,
      excluded: items`Перелёт | Лечение сверх письменного плана`,
      goodToKnow: items`Если после осмотра врач не советует лечение, вы платите 3000 лир за осмотр, и всё. | Для имплантов нужен второй приезд через три месяца; попросите отдельный план.`,
      questions: questions`
        Больно ли это? | Зубы обтачивают под местной анестезией. Кто боится, может добавить седацию.
        Если дома что-то сломается? | Мы оплатим вашему врачу до 15 000 лир за зуб или ваш перелёт к нам.
      `,
      extras: extras`
        Сопровождающий в том же номере | Шесть ночей с завтраком
        Седация с анестезиологом | На длинный приём во второй день
      `,
    },
  },
  reviews: reviews`
    5 | Graham P. | Hull | en | 2026-03-18 | The quote came before the flight and did not move by a pound.
    5 | Ingrid S. | Bergen | en | 2026-05-06 | She talked me out of a fifth crown. That earned my trust for the four.
    4 | Peter A. | Graz | de | 2025-11-22 | Medizinisch und menschlich gut. Am zweiten Tag sollte man nichts vorhaben.
    5 | Людмила К. | Омск | ru | 2026-02-11 | План совпал с чеком. Координатор переводила каждое слово.
  `,
})

export const eyeLaser = health({
  code: 'LYK-H-02',
  destination: 'antalya',
  scene: 'eyeroom',
  details: { kind: 'health', field: 'eye', stayNights: 3, accreditation: 'JCI, Health Türkiye A-0587' },
  seasons: [
    season('01-01', '03-31', '1090.00'),
    season('04-01', '05-31', '1150.00'),
    season('06-01', '09-30', '1190.00'),
    season('10-01', '12-31', '1120.00'),
  ],
  extras: [{ id: 'companion', price: '150.00', per: 'booking', maximum: 1 }],
  text: {
    en: {
      title: 'Eye laser in Antalya, three nights',
      summary: 'Half a day of measurements, twelve minutes of laser and a check the next morning.',
      description:
        'Two doctors measure independently of each other; only when both say yes does anything happen. One in eight guests is sent home with glasses and a clear explanation, and pays the examination only. The laser itself takes twelve minutes for both eyes, most of which is lying still.\n\nFor the first evening you need darkness, drops and somebody who reads the menu to you; the hotel knows all three. On the third morning the doctor looks again, on the fourth day you fly. After a week and after three months she sees you by video.',
      highlights: items`Measured by two doctors, independently | Check on the morning after | Video check after a week and after three months | Free correction within two years if needed`,
      included: items`Examination and laser of both eyes | Drops, sunglasses and eye shields | Three nights with breakfast | Airport and clinic rides`,
      excluded: items`Flights | Lens operations, which need another plan`,
      goodToKnow: items`No contact lenses for ten days before the measurements. | No swimming for two weeks: come in winter, or bring a book.`,
      questions: questions`
        Who is not suitable? | People under twenty, people with thin corneas and anyone whose sight is still changing. The measurements show it.
        May I fly after three days? | Yes. Use the drops on board more often than you think necessary.
      `,
      extras: extras`Companion in the same room | Three nights with breakfast; advisable for the first evening`,
    },
    tr: {
      title: 'Antalya’da göz lazeri, üç gece',
      summary: 'Yarım gün ölçüm, on iki dakika lazer, ertesi sabah kontrol.',
      description:
        'İki hekim birbirinden bağımsız ölçer; ancak ikisi de evet derse bir şey yapılır. Sekiz misafirden biri gözlüğüyle ve açık bir anlatımla döner, yalnızca muayeneyi öder. Lazer iki göz için on iki dakika sürer, çoğu kıpırdamadan yatmaktır.\n\nİlk akşam karanlık, damla ve size menüyü okuyacak biri gerekir; otel üçünü de bilir. Üçüncü sabah hekim yeniden bakar, dördüncü gün uçarsınız. Bir hafta ve üç ay sonra sizi görüntülü görür.',
      highlights: items`Birbirinden bağımsız iki hekim ölçümü | Ertesi sabah kontrol | Bir hafta ve üç ay sonra görüntülü kontrol | Gerekirse iki yıl içinde ücretsiz düzeltme`,
      included: items`Muayene ve iki göze lazer | Damla, güneş gözlüğü ve göz siperi | Kahvaltılı üç gece | Havalimanı ve klinik transferleri`,
      excluded: items`Uçak bileti | Ayrı plan isteyen mercek ameliyatları`,
      goodToKnow: items`Ölçümden önceki on gün lens takılmaz. | İki hafta yüzülmez: kışın gelin ya da bir kitap getirin.`,
      questions: questions`
        Kime uygun değil? | Yirmi yaşından küçüklere, korneası ince ya da numarası değişenlere. Ölçüm gösterir.
        Üç gün sonra uçabilir miyim? | Evet. Uçakta damlayı gerekli sandığınızdan sık kullanın.
      `,
      extras: extras`Aynı odada refakatçi | Kahvaltılı üç gece; ilk akşam için iyi olur`,
    },
    de: {
      title: 'Augenlasern in Antalya, drei Nächte',
      summary: 'Ein halber Tag Messungen, zwölf Minuten Laser und am nächsten Morgen die Kontrolle.',
      description:
        'Zwei Ärzte messen unabhängig voneinander; nur wenn beide Ja sagen, geschieht etwas. Jeder achte Gast fährt mit seiner Brille und einer klaren Erklärung nach Hause und zahlt nur die Untersuchung. Das Lasern selbst dauert für beide Augen zwölf Minuten, das meiste davon ist Stillliegen.\n\nFür den ersten Abend brauchen Sie Dunkelheit, Tropfen und jemanden, der Ihnen die Karte vorliest; das Hotel kennt alle drei. Am dritten Morgen schaut die Ärztin noch einmal, am vierten Tag fliegen Sie. Nach einer Woche und nach drei Monaten sieht sie Sie per Video.',
      highlights: items`Von zwei Ärzten unabhängig vermessen | Kontrolle am Morgen danach | Videotermine nach einer Woche und nach drei Monaten | Wenn nötig, kostenlose Korrektur binnen zwei Jahren`,
      included: items`Untersuchung und Laser beider Augen | Tropfen, Sonnenbrille und Augenschalen | Drei Nächte mit Frühstück | Fahrten zum Flughafen und zur Klinik`,
      excluded: items`Flüge | Linsenoperationen, die einen eigenen Plan brauchen`,
      goodToKnow: items`Zehn Tage vor den Messungen keine Kontaktlinsen. | Zwei Wochen nicht schwimmen: Kommen Sie im Winter oder mit einem Buch.`,
      questions: questions`
        Wer ist nicht geeignet? | Wer unter zwanzig ist, eine dünne Hornhaut hat oder wessen Werte sich noch ändern. Die Messung zeigt es.
        Darf ich nach drei Tagen fliegen? | Ja. Tropfen Sie an Bord öfter, als Sie für nötig halten.
      `,
      extras: extras`Begleitperson im selben Zimmer | Drei Nächte mit Frühstück; für den ersten Abend ratsam`,
    },
    ru: {
      title: 'Лазерная коррекция зрения в Анталье, три ночи',
      slug: 'lazernaya-korrektsiya-antalya',
      summary: 'Полдня измерений, двенадцать минут лазера и контроль на следующее утро.',
      description:
        'Два врача измеряют независимо друг от друга; операцию делают, только если оба сказали «да». Каждый восьмой гость уезжает в своих очках с понятным объяснением и платит только за обследование. Сам лазер занимает двенадцать минут на оба глаза, и почти всё это время вы просто лежите.\n\nВ первый вечер нужны темнота, капли и человек, который прочтёт вам меню; в отеле знают обо всём этом. На третье утро врач смотрит ещё раз, на четвёртый день вы летите. Через неделю и через три месяца она проведёт видеоприём.',
      highlights: items`Независимые измерения двух врачей | Контроль на следующее утро | Видеоприём через неделю и через три месяца | Бесплатная докоррекция в течение двух лет, если нужно`,
      included: items`Обследование и лазер на оба глаза | Капли, тёмные очки и защитные накладки | Три ночи с завтраком | Поездки в аэропорт и в клинику`,
      excluded: items`Перелёт | Замена хрусталика, для неё нужен другой план`,
      goodToKnow: items`За десять дней до измерений нельзя носить линзы. | Две недели нельзя плавать: приезжайте зимой или с книгой.`,
      questions: questions`
        Кому не подходит? | Людям до двадцати лет, с тонкой роговицей или меняющимся зрением. Это покажут измерения.
        Можно ли лететь через три дня? | Можно. В самолёте капайте чаще, чем кажется нужным.
      `,
      extras: extras`Сопровождающий в том же номере | Три ночи с завтраком; в первый вечер пригодится`,
    },
  },
  reviews: reviews`
    5 | Олег В. | Самара | ru | 2026-04-26 | Обследование подробное, лишнего не предлагали. Вижу море без очков.
    5 | Katie L. | Stirling | en | 2026-01-30 | The driver read me the whole dessert list in the dark. I read it myself two days later.
    4 | Murat S. | Düsseldorf | tr | 2025-12-12 | Eşime uygun değil dediler, yalnızca muayene aldılar. Bu bile güven verdi.
  `,
})
