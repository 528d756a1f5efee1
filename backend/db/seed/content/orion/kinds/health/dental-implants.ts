import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../rest-entry'

export const dentalImplants = health({
  code: 'ORI-H-01',
  slug: 'ziraat-asnan-antalya',
  destination: 'antalya',
  scene: 'dentalroom',
  details: { kind: 'health', field: 'dental', stayNights: 5, accreditation: 'ISO 9001, HealthTürkiye A-0391' },
  seasons: [
    season('01-01', '04-30', '1390.00'),
    season('05-01', '09-30', '1490.00'),
    season('10-01', '12-31', '1420.00'),
  ],
  extras: [
    { id: 'companion', price: '260.00', per: 'booking', maximum: 1 },
    { id: 'bone-graft', price: '280.00', per: 'booking', maximum: 2 },
  ],
  text: {
    de: {
      title: 'Zwei Zahnimplantate in Antalya, in zwei Reisen',
      summary: 'Heute setzen, in vier Monaten die Kronen: ein Plan für beide Reisen, mit einem Preis und einer Ärztin.',
      description:
        'Ein Implantat braucht Zeit zum Einheilen, und wer Ihnen alles in einer Woche verspricht, spart an der falschen Stelle. Bei der ersten Reise wird untersucht, im Volumenröntgen geplant und gesetzt; Sie fliegen mit einem Provisorium, das man nicht sieht. Nach vier Monaten kommen Sie für vier Nächte wieder, und die Kronen werden im Haus gefräst.\n\nDr. Aslı Erdem hat in Freiburg studiert und macht beide Termine selbst. Ihr Implantatpass nennt Hersteller und Nummer, damit jeder Zahnarzt in Deutschland weiterarbeiten kann.',
      highlights: items`Beide Reisen in einem Preis | Eine Zahnärztin von der Planung bis zur Krone | Implantatpass mit Hersteller und Seriennummer | Zehn Jahre Garantie auf die Implantate`,
      included: items`Untersuchung, 3D-Röntgen und Plan | Zwei Implantate, Aufbauten und Keramikkronen | Fünf Nächte beim ersten, vier beim zweiten Mal, mit Frühstück | Fahrten vom und zum Flughafen und zur Klinik`,
      excluded: items`Flüge | Knochenaufbau, falls nötig | Weitere Zähne, die Sie erst vor Ort behandeln lassen`,
      goodToKnow: items`Wer raucht, hört zwei Wochen vorher auf, sonst setzt die Ärztin nicht. | Zehn Tage nach dem Eingriff bitte nicht tauchen.`,
      questions: questions`
        Woher weiß ich den Preis vorher? | Sie senden ein Panoramabild, wir antworten in zwei Werktagen mit einem Plan. Was darüber hinausgeht, wird nur mit Ihrer Unterschrift gemacht.
        Zahlt meine Krankenkasse? | Gesetzliche Kassen nur selten, denn die Türkei liegt außerhalb der EU; fragen Sie vor der Reise. Den Heil- und Kostenplan schreiben wir auf Deutsch.
      `,
      extras: extras`
        Begleitperson | Im selben Zimmer, beide Reisen
        Knochenaufbau | Je Seite, wenn das Röntgenbild es verlangt
      `,
    },
    en: {
      title: 'Two dental implants in Antalya, in two journeys',
      summary: 'Placed now, crowned in four months: one plan for both journeys, one price and one dentist.',
      description:
        'An implant needs time to heal in, and whoever promises everything within a week is cutting the wrong corner. On the first journey you are examined, the work is planned on a 3D scan and the implants are placed; you fly home with a temporary tooth that nobody notices. Four months later you return for four nights, and the crowns are milled on site.\n\nDr Aslı Erdem trained in Freiburg and does both appointments herself. Your implant passport names maker and number, so that any dentist at home can carry on.',
      highlights: items`Both journeys in one price | One dentist from plan to crown | Implant passport with maker and serial number | A ten-year guarantee on the implants`,
      included: items`Examination, 3D scan and plan | Two implants, abutments and ceramic crowns | Five nights the first time, four the second, with breakfast | Rides from and to the airport and the clinic`,
      excluded: items`Flights | Bone graft, where needed | Further teeth that you decide on here`,
      goodToKnow: items`Smokers stop two weeks before, or the dentist does not operate. | No diving for ten days afterwards, please.`,
      questions: questions`
        How do I know the price beforehand? | You send a panoramic X-ray, we answer with a plan within two working days. Anything beyond it needs your signature.
        Is it painful? | The operation is not, the evening is a little. Most guests take two tablets and go for a walk.
      `,
      extras: extras`
        Companion | In the same room, both journeys
        Bone graft | Per side, if the scan asks for it
      `,
    },
    tr: {
      title: 'Antalya’da iki diş implantı, iki gelişte',
      summary: 'Bugün yerleştirilir, dört ay sonra kaplanır: iki geliş için tek plan, tek fiyat, tek hekim.',
      description:
        'İmplant kaynamak için zaman ister; bir haftada her şeyi vaat eden, yanlış yerden kısıyordur. İlk gelişte muayene olur, üç boyutlu tomografiyle planlanır, implantınız yerleştirilir; fark edilmeyen bir geçici dişle dönersiniz. Dört ay sonra dört geceliğine gelirsiniz, kaplamalar klinikte kazınır.\n\nDr. Aslı Erdem iki randevuyu da kendisi yapar. İmplant kimliğinizde üretici ve numara yazar; döndüğünüz yerdeki hekim oradan devam eder.',
      highlights: items`İki geliş tek fiyatta | Plandan kaplamaya tek hekim | Üretici ve seri numaralı implant kimliği | İmplantlara on yıl garanti`,
      included: items`Muayene, üç boyutlu tomografi ve plan | İki implant, dayanak ve seramik kaplama | İlkinde beş, ikincisinde dört gece, kahvaltıyla | Havalimanı ve klinik ulaşımı`,
      excluded: items`Uçak bileti | Gerekirse kemik tozu | Burada karar vereceğiniz başka dişler`,
      goodToKnow: items`Sigara içen iki hafta önce bırakır, yoksa hekim işleme başlamaz. | Sonrasında on gün dalış yapılmaz.`,
      questions: questions`
        Fiyatı önceden nasıl bilirim? | Panoramik filminizi gönderin, iki iş gününde plan gelir. Ötesi ancak imzanızla yapılır.
        Ağrır mı? | İşlem sırasında hayır, akşamına biraz. Çoğu misafir iki hap alıp yürüyüşe çıkar.
      `,
      extras: extras`
        Refakatçi | Aynı odada, iki gelişte de
        Kemik tozu | Film gerektirirse, her taraf için
      `,
    },
    ru: {
      title: 'Два зубных импланта в Анталье, в две поездки',
      summary: 'Сейчас установка, через четыре месяца коронки: один план на две поездки, одна цена, один врач.',
      description:
        'Импланту нужно время, чтобы прижиться, и кто обещает всё за неделю, экономит не на том. В первую поездку осмотр, план по трёхмерному снимку и установка; домой вы летите с временным зубом, которого не видно. Через четыре месяца приезжаете на четыре ночи, коронки вытачивают в самой клинике.\n\nДоктор Аслы Эрдем училась во Фрайбурге и проводит оба приёма сама. В паспорте импланта указаны производитель и номер, чтобы любой стоматолог дома мог продолжить.',
      highlights: items`Обе поездки в одной цене | Один врач от плана до коронки | Паспорт импланта с серийным номером | Гарантия на импланты десять лет`,
      included: items`Осмотр, трёхмерный снимок и план | Два импланта, абатменты и керамические коронки | Пять ночей в первый раз и четыре во второй, с завтраком | Трансфер из аэропорта и обратно, поездки в клинику`,
      excluded: items`Перелёт | Костная пластика, если понадобится | Другие зубы, если решите лечить на месте`,
      goodToKnow: items`Курящие бросают за две недели, иначе врач не берётся. | Десять дней после операции без дайвинга.`,
      questions: questions`
        Как узнать цену заранее? | Пришлите панорамный снимок, за два рабочих дня ответим планом. Всё сверх него — только с вашей подписью.
        Это больно? | Во время операции нет, вечером немного. Почти все выпивают две таблетки и идут гулять.
      `,
      extras: extras`
        Сопровождающий | В том же номере, обе поездки
        Костная пластика | За сторону, если нужно по снимку
      `,
    },
    nl: {
      title: 'Twee tandimplantaten in Antalya, in twee reizen',
      summary: 'Nu plaatsen, over vier maanden de kronen: één plan voor beide reizen, één prijs en één tandarts.',
      description:
        'Een implantaat moet ingroeien, en wie alles in een week belooft, bespaart op de verkeerde plek. Op de eerste reis word je onderzocht, maken we met een 3D-scan een plan en worden de implantaten geplaatst; je vliegt naar huis met een noodtand die niemand ziet. Vier maanden later kom je vier nachten terug en worden de kronen in huis gefreesd.\n\nDr. Aslı Erdem studeerde in Freiburg en doet beide afspraken zelf. In je implantaatpaspoort staan fabrikant en nummer, zodat elke tandarts thuis verder kan.',
      highlights: items`Beide reizen in één prijs | Eén tandarts van plan tot kroon | Implantaatpaspoort met fabrikant en serienummer | Tien jaar garantie op de implantaten`,
      included: items`Onderzoek, 3D-scan en plan | Twee implantaten, opbouw en keramische kronen | Vijf nachten de eerste keer, vier de tweede, met ontbijt | Ritten van en naar luchthaven en kliniek`,
      excluded: items`Vluchten | Botopbouw, als het moet | Andere tanden die je pas hier laat behandelen`,
      goodToKnow: items`Rokers stoppen twee weken vooraf, anders opereert de tandarts niet. | Tien dagen erna niet duiken.`,
      questions: questions`
        Hoe weet ik de prijs vooraf? | Je stuurt een panoramafoto, wij antwoorden binnen twee werkdagen met een plan. Wat daarbuiten valt, gebeurt alleen met je handtekening.
        Doet het pijn? | De ingreep niet, de avond een beetje. De meesten nemen twee tabletten en gaan wandelen.
      `,
      extras: extras`
        Begeleider | Op dezelfde kamer, beide reizen
        Botopbouw | Per kant, als de scan erom vraagt
      `,
    },
    ar: {
      title: 'زرعتان للأسنان في أنطاليا على رحلتين',
      summary: 'الزرع الآن والتيجان بعد أربعة أشهر: خطة واحدة للرحلتين وسعر واحد وطبيبة واحدة.',
      description:
        'تحتاج الزرعة إلى وقت لتلتحم، ومن يعدك بكل شيء في أسبوع يوفّر حيث لا يجوز التوفير. في الرحلة الأولى فحص وتخطيط بصورة ثلاثية الأبعاد ثم الزرع، وتعود بسن مؤقتة لا يلاحظها أحد. وبعد أربعة أشهر ترجع أربع ليالٍ وتُنحت التيجان في العيادة.\n\nدرست الدكتورة أصلي إردم في فرايبورغ وتُجري الموعدين بنفسها. ويذكر جواز الزرعة المصنّع والرقم، ليتابع أي طبيب في بلدك.',
      highlights: items`الرحلتان في سعر واحد | طبيبة واحدة من الخطة إلى التاج | جواز زرعة بالمصنّع والرقم التسلسلي | ضمان عشر سنوات على الزرعات`,
      included: items`الفحص والصورة ثلاثية الأبعاد والخطة | زرعتان ودعامتان وتاجان من السيراميك | خمس ليالٍ في الأولى وأربع في الثانية مع الإفطار | النقل من المطار والعيادة وإليهما`,
      excluded: items`الطيران | تطعيم العظم عند الحاجة | أسنان أخرى تقرر علاجها هنا`,
      goodToKnow: items`على المدخن أن يتوقف قبل أسبوعين وإلا لم تُجرِ الطبيبة العملية. | لا غوص لعشرة أيام بعدها.`,
      questions: questions`
        كيف أعرف السعر مسبقًا؟ | ترسل صورة بانورامية فنجيب بخطة خلال يومي عمل، وما زاد عليها لا يتم إلا بتوقيعك.
        هل هي مؤلمة؟ | العملية لا، والمساء قليلًا. يكتفي معظم الضيوف بقرصين ثم يخرجون للمشي.
      `,
      extras: extras`
        مرافق | في الغرفة نفسها وفي الرحلتين
        تطعيم العظم | لكل جهة إذا أظهرت الصورة الحاجة إليه
      `,
    },
  },
  reviews: reviews`
    5 | Manfred O. | Kaiserslautern | de | 2026-04-08 | Mein Zahnarzt zu Hause hat genickt und den Pass abgeheftet. Mehr Lob gibt es von ihm nicht.
    5 | Trudy B. | Venlo | nl | 2026-10-12 | Alles zoals op papier, ook de prijs.
    4 | Александр Ф. | Тюмень | ru | 2026-03-20 | Ждать четыре месяца не хотелось, но теперь понимаю зачем.
  `,
})
