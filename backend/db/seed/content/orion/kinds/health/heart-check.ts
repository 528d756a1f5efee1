import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../rest-entry'

export const heartCheck = health({
  code: 'ORI-H-04',
  slug: 'fahs-alqalb-istanbul',
  destination: 'istanbul',
  scene: 'checkroom',
  details: { kind: 'health', field: 'checkup', stayNights: 2, accreditation: 'JCI, HealthTürkiye A-0718' },
  seasons: [season('01-01', '06-30', '640.00'), season('07-01', '08-31', '590.00'), season('09-01', '12-31', '640.00')],
  extras: [
    { id: 'heart-ct', price: '210.00', per: 'person', maximum: 2 },
    { id: 'partner', price: '560.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Herz-Check in Istanbul, an einem Vormittag',
      summary: 'Belastungs-EKG, Ultraschall, Blutbild und ein Gespräch von einer Stunde, mit Bericht auf Deutsch.',
      description:
        'Um acht nüchtern, um halb zwölf fertig: EKG in Ruhe und auf dem Rad, Ultraschall von Herz und Halsschlagadern, Lunge, Blutdruck über vierundzwanzig Stunden und neunundzwanzig Blutwerte. Dazwischen gibt es Suppe. Sie warten nirgends, weil an diesem Vormittag nur sechs Gäste da sind.\n\nAm nächsten Tag sitzt Professorin Leyla Akın eine Stunde mit Ihnen am Tisch und erklärt jede Zahl. Den Bericht bekommen Sie auf Deutsch und auf einem Stick mit allen Bildern; Ihr Hausarzt muss nichts wiederholen.',
      highlights: items`Sechs Gäste am Vormittag, keine Wartezimmer | Eine Stunde mit der Professorin | Bericht auf Deutsch, Bilder im DICOM-Format | Langzeitblutdruck über Nacht im Hotel`,
      included: items`Alle genannten Untersuchungen | Zwei Nächte mit Frühstück in Nişantaşı | Fahrten vom und zum Flughafen und zur Klinik | Dolmetscherin am ganzen Vormittag`,
      excluded: items`Flüge | Herz-CT | Behandlungen, falls etwas gefunden wird`,
      goodToKnow: items`Zwölf Stunden vorher nichts essen, Wasser ist erlaubt. | Turnschuhe für das Rad mitbringen.`,
      questions: questions`
        Und wenn etwas gefunden wird? | Dann sagt es Ihnen die Professorin noch am selben Tag. Wo Sie es behandeln lassen, entscheiden Sie.
        Für wen lohnt es sich? | Ab fünfundvierzig, früher bei Herzinfarkt in der Familie.
      `,
      extras: extras`
        Herz-CT | Kalkwert und Kranzgefäße, zwanzig Minuten
        Zweite Person | Dasselbe Programm, dasselbe Zimmer
      `,
    },
    en: {
      title: 'Heart check in Istanbul, in one morning',
      summary: 'Stress ECG, ultrasound, blood tests and an hour’s talk, with a report in English.',
      description:
        'Fasting at eight, done by half past eleven: ECG at rest and on the bicycle, ultrasound of the heart and the arteries of the neck, lungs, blood pressure over twenty-four hours and twenty-nine blood values. In between there is soup. You wait nowhere, for only six guests come each morning.\n\nThe next day Professor Leyla Akın sits at a table with you for an hour and explains every figure. The report is in English, with all images on a USB stick; your own doctor need not repeat anything.',
      highlights: items`Six guests a morning, no waiting rooms | An hour with the professor | Report in English, images as DICOM | Blood pressure overnight, at the hotel`,
      included: items`All the tests named here | Two nights with breakfast in Nişantaşı | Rides from and to the airport and the clinic | An interpreter all morning`,
      excluded: items`Flights | Heart CT | Treatment, should something be found`,
      goodToKnow: items`Nothing to eat for twelve hours before; water is allowed. | Bring trainers for the bicycle.`,
      questions: questions`
        And if something is found? | The professor tells you the same day. Where you have it treated is up to you.
        For whom is it worth it? | From forty-five; earlier with a heart attack in the family.
      `,
      extras: extras`
        Heart CT | Calcium score and coronary vessels, twenty minutes
        Second person | The same programme, the same room
      `,
    },
    tr: {
      title: 'İstanbul’da kalp kontrolü, tek sabahta',
      summary: 'Eforlu EKG, ultrason, kan tahlili ve bir saatlik görüşme; rapor kendi dilinizde.',
      description:
        'Sekizde aç karnına, on bir buçukta bitmiş: dinlenmede ve bisiklette EKG, kalp ve boyun damarı ultrasonu, solunum, yirmi dört saatlik tansiyon ve yirmi dokuz kan değeri. Arada çorba içilir. Hiçbir yerde beklemezsiniz, çünkü o sabah yalnızca altı misafir vardır.\n\nErtesi gün Prof. Dr. Leyla Akın bir saat sizinle masaya oturur, her rakamı anlatır. Rapor kendi dilinizdedir, görüntüler USB bellektedir; hekiminizin bir şeyi tekrarlaması gerekmez.',
      highlights: items`Sabahta altı misafir, bekleme odası yok | Profesörle bir saat | Kendi dilinizde rapor, DICOM görüntüler | Otelde geceye yayılan tansiyon ölçümü`,
      included: items`Adı geçen bütün tetkikler | Nişantaşı’nda kahvaltılı iki gece | Havalimanı ve klinik ulaşımı | Sabah boyunca tercüman`,
      excluded: items`Uçak bileti | Kalp tomografisi | Bir şey çıkarsa tedavisi`,
      goodToKnow: items`On iki saat öncesinden yemek yok, su serbest. | Bisiklet için spor ayakkabı getirin.`,
      questions: questions`
        Bir şey çıkarsa? | Profesör aynı gün söyler. Nerede tedavi olacağınıza siz karar verirsiniz.
        Kimlere önerilir? | Kırk beşten sonra; ailede kalp krizi varsa daha erken.
      `,
      extras: extras`
        Kalp tomografisi | Kireç skoru ve koroner damarlar, yirmi dakika
        İkinci kişi | Aynı program, aynı oda
      `,
    },
    ru: {
      title: 'Проверка сердца в Стамбуле за одно утро',
      summary: 'ЭКГ с нагрузкой, УЗИ, анализы и часовой разговор, заключение на русском.',
      description:
        'В восемь натощак, в половине двенадцатого готово: ЭКГ в покое и на велосипеде, УЗИ сердца и сонных артерий, лёгкие, суточное давление и двадцать девять показателей крови. В перерыве дают суп. Очередей нет: за утро принимают всего шесть гостей.\n\nНа следующий день профессор Лейла Акын час сидит с вами за столом и объясняет каждую цифру. Заключение на русском, снимки на флешке; вашему врачу ничего не придётся повторять.',
      highlights: items`Шесть гостей за утро, без очередей | Час с профессором | Заключение на русском, снимки в формате DICOM | Давление ночью, прямо в отеле`,
      included: items`Все названные обследования | Две ночи с завтраком в Нишанташи | Трансфер из аэропорта и обратно, поездки в клинику | Переводчик на всё утро`,
      excluded: items`Перелёт | КТ сердца | Лечение, если что-то найдут`,
      goodToKnow: items`Двенадцать часов не есть, воду можно. | Возьмите кроссовки для велосипеда.`,
      questions: questions`
        А если что-то найдут? | Профессор скажет в тот же день. Где лечиться, решаете вы.
        Кому это нужно? | После сорока пяти, раньше при инфаркте у родных.
      `,
      extras: extras`
        КТ сердца | Кальций и коронарные сосуды, двадцать минут
        Второй человек | Та же программа, тот же номер
      `,
    },
    nl: {
      title: 'Hartcheck in Istanbul, in één ochtend',
      summary: 'Inspannings-ecg, echo, bloedonderzoek en een gesprek van een uur, met een verslag in het Nederlands.',
      description:
        'Om acht uur nuchter, om half twaalf klaar: ecg in rust en op de fiets, echo van hart en halsslagaders, longen, bloeddruk over vierentwintig uur en negenentwintig bloedwaarden. Tussendoor is er soep. Je wacht nergens, want er komen maar zes gasten per ochtend.\n\nDe volgende dag zit professor Leyla Akın een uur met je aan tafel en legt elk getal uit. Het verslag is in het Nederlands, met alle beelden op een usb-stick; je huisarts hoeft niets over te doen.',
      highlights: items`Zes gasten per ochtend, geen wachtkamers | Een uur met de professor | Verslag in het Nederlands, beelden als DICOM | Bloeddruk ’s nachts, in het hotel`,
      included: items`Alle genoemde onderzoeken | Twee nachten met ontbijt in Nişantaşı | Ritten van en naar luchthaven en kliniek | Een tolk de hele ochtend`,
      excluded: items`Vluchten | CT van het hart | Behandeling, als er iets wordt gevonden`,
      goodToKnow: items`Twaalf uur vooraf niet eten, water mag. | Neem sportschoenen mee voor de fiets.`,
      questions: questions`
        En als er iets wordt gevonden? | De professor vertelt het dezelfde dag. Waar je het laat behandelen, bepaal je zelf.
        Voor wie is het zinvol? | Vanaf vijfenveertig; eerder bij een hartinfarct in de familie.
      `,
      extras: extras`
        CT van het hart | Kalkscore en kransslagaders, twintig minuten
        Tweede persoon | Hetzelfde programma, dezelfde kamer
      `,
    },
    ar: {
      title: 'فحص القلب في إسطنبول في صباح واحد',
      summary: 'تخطيط بالجهد وموجات صوتية وتحاليل وحديث لساعة كاملة، مع تقرير بالعربية.',
      description:
        'تصل صائمًا في الثامنة وتنتهي في الحادية عشرة والنصف: تخطيط في الراحة وعلى الدراجة، وموجات صوتية للقلب وشرايين الرقبة، والرئتان، وضغط الدم على مدى يوم كامل، وتسعة وعشرون تحليلًا للدم. وبينها حساء ساخن. لا انتظار، فضيوف الصباح ستة فقط.\n\nوفي اليوم التالي تجلس معك البروفيسورة ليلى أكين ساعة وتشرح كل رقم. التقرير بالعربية والصور كلها على ذاكرة USB، فلا يحتاج طبيبك إلى إعادة شيء.',
      highlights: items`ستة ضيوف في الصباح دون غرف انتظار | ساعة كاملة مع البروفيسورة | تقرير بالعربية وصور بصيغة DICOM | قياس الضغط ليلًا في الفندق`,
      included: items`جميع الفحوص المذكورة | ليلتان مع الإفطار في نيشان تاشي | النقل من المطار والعيادة وإليهما | مترجمة طوال الصباح`,
      excluded: items`الطيران | التصوير المقطعي للقلب | العلاج إن ظهر شيء`,
      goodToKnow: items`لا طعام قبل الفحص باثنتي عشرة ساعة، والماء مسموح. | أحضر حذاءً رياضيًا للدراجة.`,
      questions: questions`
        وإن ظهر شيء؟ | تخبرك البروفيسورة في اليوم نفسه، وأنت تقرر أين تتعالج.
        لمن يُنصح به؟ | بعد الخامسة والأربعين، وقبلها لمن في عائلته جلطة قلبية.
      `,
      extras: extras`
        تصوير مقطعي للقلب | نسبة الكالسيوم والشرايين التاجية، عشرون دقيقة
        شخص ثانٍ | البرنامج نفسه والغرفة نفسها
      `,
    },
  },
  reviews: reviews`
    5 | Karl-Heinz M. | Bochum | de | 2026-03-14 | Eine Stunde, in der mir endlich jemand die Zahlen erklärt hat.
    5 | Владимир К. | Москва | ru | 2026-10-26 | Суп был отличный, результаты тоже.
    4 | Roy T. | Bournemouth | en | 2026-06-17 | Thorough and kind. The cuff kept me awake.
    5 | منصور ه. | الدمام | ar | 2026-11-04 | تنظيم دقيق وشرح واضح بالعربية لكل نتيجة.
  `,
})
