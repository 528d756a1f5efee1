import type { LegalFacts, PageTexts } from './facts'

/** The rental terms of villas, yachts and cars, agreed to at checkout. */
export function buildRentalTerms({ brand, legalName }: LegalFacts): PageTexts {
  return {
    en: {
      title: 'Rental terms',
      slug: 'rental-terms',
      summary: 'What applies when you rent a villa, a yacht or a car.',
      body: `<p>These terms apply to everything you rent from ${legalName} (“${brand}”), together with the distance-sales contract.</p>
<h2>Villas</h2>
<ul><li>Arrival from 16:00, departure by 10:00, unless the page says otherwise.</li><li>The number of guests may not exceed the capacity shown. Visitors are welcome by day.</li><li>Every house carries a licence for tourist letting; its number is on the page and on the door.</li><li>The damage deposit shown is returned on departure, within three working days at the latest, less damage that was recorded with you.</li><li>By law we report the names and document numbers of all guests on the day of arrival.</li></ul>
<h2>Yachts and gulets</h2>
<ul><li>The captain decides about route, weather and anchorage. His word on safety is final.</li><li>The page names what the price includes: crew, fuel for the stated hours and, where it says so, meals. Harbour fees outside the route are charged at cost.</li><li>Boats are insured for all persons on the crew and guest list; please send it three days ahead.</li></ul>
<h2>Cars</h2>
<ul><li>The driver is at least 21 years old and has held a licence for two years; larger classes ask for more, as shown.</li><li>Fully comprehensive insurance is included, without excess unless stated. It does not cover driving under the influence or off the road.</li><li>Fuel: the tank is returned as it was received. Tolls and fines are charged at cost, without a fee of ours.</li><li>Up to one hour late costs nothing; after that a further day is charged.</li></ul>
<h2>In all cases</h2>
<p>Please report damage and faults at once by telephone. We repair, replace or refund. You are liable only for damage that you or your party caused.</p>`,
    },
    tr: {
      title: 'Kiralama sözleşmesi',
      slug: 'kiralama-sozlesmesi',
      summary: 'Villa, yat ya da araç kiraladığınızda geçerli koşullar.',
      body: `<p>Bu koşullar, ${legalName} (“${brand}”) üzerinden yaptığınız bütün kiralamalarda, mesafeli satış sözleşmesiyle birlikte geçerlidir.</p>
<h2>Villalar</h2>
<ul><li>Sayfada başka bir saat yazmıyorsa giriş 16:00’dan itibaren, çıkış en geç 10:00’dadır.</li><li>Konaklayan sayısı belirtilen kapasiteyi aşamaz. Gündüz misafir kabul edebilirsiniz.</li><li>Her evin turizm amaçlı kiralama izin belgesi vardır; numarası sayfada ve kapıda yazar.</li><li>Gösterilen hasar depozitosu, sizinle birlikte tutanağa geçirilen hasar düşülerek çıkışta, en geç üç iş günü içinde iade edilir.</li><li>Yasa gereği tüm misafirlerin adları ve kimlik numaraları giriş günü bildirilir.</li></ul>
<h2>Yat ve guletler</h2>
<ul><li>Rota, hava ve demirleme kararı kaptanındır. Güvenlik konusunda son söz onundur.</li><li>Fiyata nelerin dahil olduğu sayfada yazar: mürettebat, belirtilen saatler için yakıt ve belirtilmişse yemekler. Rota dışındaki liman ücretleri olduğu gibi yansıtılır.</li><li>Tekneler, mürettebat ve misafir listesindeki herkes için sigortalıdır; listeyi lütfen üç gün önceden gönderin.</li></ul>
<h2>Araçlar</h2>
<ul><li>Sürücü en az 21 yaşında ve en az iki yıllık ehliyet sahibi olmalıdır; büyük sınıflarda aranan koşullar sayfada yazar.</li><li>Aksi yazmıyorsa muafiyetsiz tam kasko dahildir. Alkollü kullanımı ve yol dışı sürüşü kapsamaz.</li><li>Yakıt: depo alındığı gibi teslim edilir. Geçiş ücretleri ve cezalar, hizmet bedeli eklenmeden yansıtılır.</li><li>Bir saate kadar gecikme ücretsizdir; sonrası bir gün sayılır.</li></ul>
<h2>Her durumda</h2>
<p>Hasar ve arızayı hemen telefonla bildirin. Onarırız, değiştiririz ya da bedelini iade ederiz. Yalnızca sizin ya da birlikte olduğunuz kişilerin verdiği zarardan sorumlusunuz.</p>`,
    },
    de: {
      title: 'Mietbedingungen',
      slug: 'mietbedingungen',
      summary: 'Was gilt, wenn Sie eine Villa, eine Yacht oder ein Auto mieten.',
      body: `<p>Diese Bedingungen gelten für alles, was Sie bei ${legalName} („${brand}“) mieten, zusammen mit dem Fernabsatzvertrag.</p>
<h2>Villen</h2>
<ul><li>Anreise ab 16:00 Uhr, Abreise bis 10:00 Uhr, sofern auf der Seite nichts anderes steht.</li><li>Die angegebene Personenzahl darf nicht überschritten werden. Tagsüber ist Besuch willkommen.</li><li>Jedes Haus hat eine Genehmigung für die touristische Vermietung; ihre Nummer steht auf der Seite und an der Tür.</li><li>Die genannte Kaution wird bei der Abreise, spätestens drei Werktage danach erstattet, abzüglich der Schäden, die mit Ihnen aufgenommen wurden.</li><li>Nach dem Gesetz melden wir Namen und Ausweisnummern aller Gäste am Anreisetag.</li></ul>
<h2>Yachten und Gulets</h2>
<ul><li>Über Route, Wetter und Ankerplatz entscheidet der Kapitän. Sein Wort zur Sicherheit ist bindend.</li><li>Die Seite nennt, was im Preis enthalten ist: Crew, Treibstoff für die angegebenen Stunden und, wo es dabeisteht, Mahlzeiten. Hafengebühren außerhalb der Route werden ohne Aufschlag berechnet.</li><li>Versichert sind alle Personen auf der Crew- und Gästeliste; bitte senden Sie diese drei Tage vorher.</li></ul>
<h2>Mietwagen</h2>
<ul><li>Fahrer sind mindestens 21 Jahre alt und besitzen den Führerschein seit zwei Jahren; größere Klassen verlangen mehr, wie angegeben.</li><li>Vollkasko ist enthalten, ohne Selbstbeteiligung, sofern nichts anderes steht. Fahrten unter Alkohol und abseits der Straße sind nicht gedeckt.</li><li>Der Tank wird zurückgegeben wie übernommen. Maut und Bußgelder berechnen wir ohne eigene Gebühr.</li><li>Bis zu einer Stunde Verspätung kostet nichts, danach zählt ein weiterer Tag.</li></ul>
<h2>In allen Fällen</h2>
<p>Bitte melden Sie Schäden und Mängel sofort telefonisch. Wir reparieren, ersetzen oder erstatten. Sie haften nur für Schäden, die Sie oder Ihre Mitreisenden verursacht haben.</p>`,
    },
    ru: {
      title: 'Условия аренды',
      slug: 'usloviya-arendy',
      summary: 'Что действует при аренде виллы, яхты или автомобиля.',
      body: `<p>Эти условия вместе с договором дистанционной продажи действуют для всего, что вы арендуете у ${legalName} («${brand}»).</p>
<h2>Виллы</h2>
<ul><li>Заезд с 16:00, выезд до 10:00, если на странице не указано иное.</li><li>Гостей не может быть больше, чем указано. Днём к вам могут приходить друзья.</li><li>У каждого дома есть разрешение на туристическую аренду; его номер указан на странице и на двери.</li><li>Залог возвращается при выезде, самое позднее через три рабочих дня, за вычетом ущерба, который был зафиксирован вместе с вами.</li><li>По закону в день заезда мы передаём имена и номера документов всех гостей.</li></ul>
<h2>Яхты и гулеты</h2>
<ul><li>Маршрут, погоду и стоянки определяет капитан. В вопросах безопасности его слово окончательное.</li><li>На странице указано, что входит в цену: экипаж, топливо на оговорённые часы и, если это отмечено, питание. Портовые сборы вне маршрута оплачиваются по факту.</li><li>Застрахованы все, кто есть в списке экипажа и гостей; пришлите его, пожалуйста, за три дня.</li></ul>
<h2>Автомобили</h2>
<ul><li>Водителю не меньше 21 года, стаж от двух лет; для больших классов требования выше, они указаны на странице.</li><li>КАСКО включено, без франшизы, если не написано иное. Оно не действует при езде в нетрезвом виде и вне дорог.</li><li>Топливо: вернуть с тем же уровнем. Платные дороги и штрафы оплачиваются по факту, без нашей комиссии.</li><li>Опоздание до часа бесплатно, дальше считается ещё один день.</li></ul>
<h2>Во всех случаях</h2>
<p>О повреждениях и неисправностях сразу сообщайте по телефону. Мы починим, заменим или вернём деньги. Вы отвечаете только за ущерб, причинённый вами или вашими спутниками.</p>`,
    },
    nl: {
      title: 'Huurvoorwaarden',
      slug: 'huurvoorwaarden',
      summary: 'Wat geldt als je een villa, een jacht of een auto huurt.',
      body: `<p>Deze voorwaarden gelden voor alles wat je huurt bij ${legalName} (‘${brand}’), samen met de overeenkomst op afstand.</p>
<h2>Villa’s</h2>
<ul><li>Aankomst vanaf 16:00 uur, vertrek tot 10:00 uur, tenzij op de pagina iets anders staat.</li><li>Er mogen niet meer gasten verblijven dan vermeld. Overdag is bezoek welkom.</li><li>Elk huis heeft een vergunning voor toeristische verhuur; het nummer staat op de pagina en op de deur.</li><li>De vermelde borg krijg je bij vertrek terug, uiterlijk binnen drie werkdagen, min schade die samen met jou is vastgelegd.</li><li>Volgens de wet melden we op de dag van aankomst de namen en documentnummers van alle gasten.</li></ul>
<h2>Jachten en gulets</h2>
<ul><li>De kapitein beslist over route, weer en ankerplaats. Over veiligheid heeft hij het laatste woord.</li><li>Op de pagina staat wat in de prijs zit: bemanning, brandstof voor de genoemde uren en, als dat erbij staat, maaltijden. Havengeld buiten de route reken je tegen kostprijs af.</li><li>Iedereen op de bemannings- en gastenlijst is verzekerd; stuur die drie dagen van tevoren.</li></ul>
<h2>Auto’s</h2>
<ul><li>De bestuurder is minstens 21 jaar en heeft twee jaar een rijbewijs; voor grotere klassen geldt meer, zoals vermeld.</li><li>Allrisk is inbegrepen, zonder eigen risico tenzij anders vermeld. Rijden onder invloed of buiten de weg valt er niet onder.</li><li>De tank gaat terug zoals je hem kreeg. Tol en boetes reken je zonder toeslag af.</li><li>Tot een uur te laat kost niets; daarna geldt een extra dag.</li></ul>
<h2>In alle gevallen</h2>
<p>Meld schade en gebreken meteen telefonisch. We repareren, vervangen of betalen terug. Je bent alleen aansprakelijk voor schade door jou of je gezelschap.</p>`,
    },
    ar: {
      title: 'شروط الإيجار',
      slug: 'shurut-alijar',
      summary: 'ما يسري عند استئجار فيلا أو يخت أو سيارة.',
      body: `<p>تسري هذه الشروط، مع عقد البيع عن بُعد، على كل ما تستأجره من \u2066${legalName}\u2069 («${brand}»).</p>
<h2>الفلل</h2>
<ul><li>الوصول من الساعة 16:00 والمغادرة حتى الساعة 10:00 ما لم يُذكر غير ذلك في الصفحة.</li><li>لا يجوز أن يتجاوز عدد النزلاء السعة المذكورة، ويمكنك استقبال الزوار نهارًا.</li><li>لكل بيت ترخيص تأجير سياحي، ورقمه مذكور في الصفحة وعلى الباب.</li><li>يُعاد تأمين الأضرار المذكور عند المغادرة، وبحد أقصى خلال ثلاثة أيام عمل، بعد خصم الأضرار المثبتة بحضورك.</li><li>نبلّغ بموجب القانون عن أسماء جميع النزلاء وأرقام وثائقهم يوم الوصول.</li></ul>
<h2>اليخوت والقوارب</h2>
<ul><li>القبطان هو من يقرر المسار وأماكن الرسو بحسب الطقس، وكلمته في السلامة نهائية.</li><li>تبيّن الصفحة ما يشمله السعر: الطاقم والوقود للساعات المحددة، والوجبات إن ذُكرت. وتُحتسب رسوم الموانئ خارج المسار بتكلفتها الفعلية.</li><li>التأمين يشمل كل من ورد اسمه في قائمة الطاقم والضيوف، فنرجو إرسالها قبل ثلاثة أيام.</li></ul>
<h2>السيارات</h2>
<ul><li>عمر السائق 21 عامًا على الأقل ورخصته صادرة منذ عامين، وتتطلب الفئات الأكبر شروطًا مذكورة في الصفحة.</li><li>التأمين الشامل مشمول دون تحمّل ما لم يُذكر خلاف ذلك، ولا يغطي القيادة تحت تأثير الكحول أو خارج الطرق.</li><li>تُعاد السيارة بمستوى الوقود نفسه. وتُحتسب رسوم الطرق والمخالفات بتكلفتها دون عمولة.</li><li>التأخير حتى ساعة بلا مقابل، وبعدها يُحتسب يوم إضافي.</li></ul>
<h2>في جميع الحالات</h2>
<p>نرجو الإبلاغ عن أي ضرر أو عطل فورًا بالهاتف، وسنصلح أو نستبدل أو نعيد المبلغ. ولا تتحمل إلا الضرر الذي تتسبب به أنت أو مرافقوك.</p>`,
    },
  }
}
