import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionAboutUs: SeedPage<OrionLocale> = {
  key: 'about-us',
  pageType: 'content',
  scene: 'antalyanight',
  pictureSeed: 801,
  text: {
    de: {
      title: 'Über uns',
      slug: 'ueber-uns',
      summary: 'Zweiundzwanzig Menschen in Antalya, sechs Sprachen und elf eigene Busse.',
      body: `<p>Orion Reisen gibt es seit 2011. Ayla, in Nürnberg aufgewachsen, wollte ihren deutschen Freunden ein anderes Antalya zeigen als den Hotelstrand. Kemal hatte einen Kleinbus und kannte jede Straße im Taurus. Daraus sind elf Busse geworden und ein Büro an der Atatürk Caddesi, mit Blick auf das Hadrianstor.</p>
<h2>Wer wir sind</h2>
<p>Zweiundzwanzig Menschen arbeiten fest bei uns, dazu vierzig lizenzierte Guides von Antalya bis Istanbul. Wir sprechen Deutsch, Englisch, Türkisch, Russisch, Niederländisch und Arabisch; wer Sie am Morgen abholt, spricht Ihre Sprache.</p>
<h2>Wie wir arbeiten</h2>
<ul><li>Kein Ausflug führt in ein Geschäft, das uns Provision zahlt. Kein Teppich, kein Gold, kein Leder.</li><li>Jede Gruppe bleibt so klein, dass Sie den Guide ohne Kopfhörer verstehen.</li><li>Unsere Busse sind höchstens fünf Jahre alt, haben Gurte an jedem Platz und Kindersitze ohne Aufpreis.</li></ul>
<h2>Warum Orion</h2>
<p>Das Sternbild steht in Ostanatolien so klar am Himmel, dass Hirten danach die Zeit lesen. Wir stehen früh auf, da sieht man es noch.</p>
<h2>Besuchen Sie uns</h2>
<p>Atatürk Caddesi 41, 07100 Antalya, täglich ab neun. Die Straßenbahn hält vor der Tür.</p>`,
    },
    en: {
      title: 'About us',
      slug: 'about-us',
      summary: 'Twenty-two people in Antalya, six languages and eleven buses of our own.',
      body: `<p>Orion Reisen began in 2011. Ayla, who grew up in Nuremberg, wanted to show her German friends an Antalya beyond the hotel beach. Kemal had a minibus and knew every road in the Taurus. Today there are eleven buses and an office on Atatürk Caddesi that looks on to Hadrian’s Gate.</p>
<h2>Who we are</h2>
<p>Twenty-two people work here all year, with forty licensed guides between Antalya and Istanbul. We speak German, English, Turkish, Russian, Dutch and Arabic; whoever collects you in the morning speaks yours.</p>
<h2>How we work</h2>
<ul><li>No trip stops at a shop that pays us commission. No carpets, no gold, no leather.</li><li>Every group stays small enough to hear the guide without headphones.</li><li>Our buses are at most five years old, with a belt on each seat and child seats at no extra charge.</li></ul>
<h2>Why Orion</h2>
<p>In eastern Anatolia the constellation stands so clear that shepherds tell the time by it. We get up early, when you can still see it.</p>
<h2>Come and see us</h2>
<p>Atatürk Caddesi 41, 07100 Antalya, every day from nine. The tram stops at the door.</p>`,
    },
    tr: {
      title: 'Hakkımızda',
      slug: 'hakkimizda',
      summary: 'Antalya’da yirmi iki kişi, altı dil ve kendimize ait on bir otobüs.',
      body: `<p>Orion Reisen 2011’de kuruldu. Nürnberg’de büyüyen Ayla, Alman arkadaşlarına otel plajının ötesindeki Antalya’yı göstermek istiyordu. Kemal’in bir minibüsü vardı ve Toroslar’da bilmediği yol yoktu. Bugün on bir otobüsümüz ve Atatürk Caddesi’nde, Hadrian Kapısı’na bakan bir ofisimiz var.</p>
<h2>Biz kimiz</h2>
<p>Yıl boyunca yirmi iki kişiyiz; Antalya’dan İstanbul’a kırk kokartlı rehberle çalışıyoruz. Almanca, İngilizce, Türkçe, Rusça, Felemenkçe ve Arapça konuşuyoruz; sabah sizi alan kişi sizin dilinizi konuşur.</p>
<h2>Nasıl çalışıyoruz</h2>
<ul><li>Hiçbir tur, bize komisyon veren bir dükkâna uğramaz. Ne halı, ne altın, ne deri.</li><li>Gruplar, rehberi kulaklıksız duyacağınız kadar küçüktür.</li><li>Otobüslerimiz en çok beş yaşında; her koltukta kemer var, çocuk koltuğu ücretsiz.</li></ul>
<h2>Neden Orion</h2>
<p>Avcı takımyıldızı Doğu Anadolu’da öyle parlaktır ki çobanlar saati ondan okur. Biz erken kalkarız; o saatte hâlâ gökte olur.</p>
<h2>Bize uğrayın</h2>
<p>Atatürk Caddesi 41, 07100 Antalya, her gün dokuzdan itibaren. Tramvay kapıda durur.</p>`,
    },
    ru: {
      title: 'О нас',
      slug: 'o-nas',
      summary: 'Двадцать два человека в Анталье, шесть языков и одиннадцать своих автобусов.',
      body: `<p>Orion Reisen появилась в 2011 году. Айла выросла в Нюрнберге и хотела показать немецким друзьям Анталью за пределами отельного пляжа. У Кемаля был микроавтобус, и он знал каждую дорогу в Тавре. Теперь автобусов одиннадцать, а офис на Ататюрк-Джаддеси смотрит на ворота Адриана.</p>
<h2>Кто мы</h2>
<p>Круглый год нас двадцать два, а от Антальи до Стамбула с нами работают сорок лицензированных гидов. Мы говорим по-немецки, по-английски, по-турецки, по-русски, по-нидерландски и по-арабски; тот, кто заедет за вами утром, говорит на вашем языке.</p>
<h2>Как мы работаем</h2>
<ul><li>Ни одна экскурсия не заезжает в магазин, который платит нам комиссию. Ни ковров, ни золота, ни кожи.</li><li>Группы такие, чтобы слышать гида без наушников.</li><li>Автобусам не больше пяти лет, ремни на каждом месте, детские кресла без доплаты.</li></ul>
<h2>Почему «Орион»</h2>
<p>В Восточной Анатолии это созвездие видно так ясно, что пастухи узнают по нему время. Мы встаём рано, когда оно ещё на небе.</p>
<h2>Заходите</h2>
<p>Ататюрк-Джаддеси, 41, 07100 Анталья, ежедневно с девяти. Трамвай останавливается у двери.</p>`,
    },
    nl: {
      title: 'Over ons',
      slug: 'over-ons',
      summary: 'Tweeëntwintig mensen in Antalya, zes talen en elf eigen bussen.',
      body: `<p>Orion Reisen bestaat sinds 2011. Ayla, opgegroeid in Neurenberg, wilde haar Duitse vrienden een ander Antalya laten zien dan het hotelstrand. Kemal had een busje en kende elke weg in de Taurus. Inmiddels zijn het elf bussen en een kantoor aan de Atatürk Caddesi, met uitzicht op de Poort van Hadrianus.</p>
<h2>Wie we zijn</h2>
<p>We zijn het hele jaar met tweeëntwintig, en werken met veertig erkende gidsen van Antalya tot Istanbul. We spreken Duits, Engels, Turks, Russisch, Nederlands en Arabisch; wie je ’s ochtends ophaalt, spreekt jouw taal.</p>
<h2>Hoe we werken</h2>
<ul><li>Geen excursie stopt bij een winkel die ons commissie betaalt. Geen tapijten, geen goud, geen leer.</li><li>Elke groep blijft zo klein dat je de gids zonder koptelefoon verstaat.</li><li>Onze bussen zijn hoogstens vijf jaar oud, met een gordel op elke stoel en kinderzitjes zonder toeslag.</li></ul>
<h2>Waarom Orion</h2>
<p>In Oost-Anatolië staat het sterrenbeeld zo helder aan de hemel dat herders er de tijd aan aflezen. Wij staan vroeg op; dan zie je het nog.</p>
<h2>Kom langs</h2>
<p>Atatürk Caddesi 41, 07100 Antalya, elke dag vanaf negen uur. De tram stopt voor de deur.</p>`,
    },
    ar: {
      title: 'من نحن',
      slug: 'man-nahnu',
      summary: 'اثنان وعشرون شخصًا في أنطاليا وست لغات وإحدى عشرة حافلة نملكها.',
      body: `<p>بدأت أوريون رايزن عام 2011. كانت أيلا التي نشأت في نورنبرغ تريد أن تُري أصدقاءها الألمان أنطاليا أخرى غير شاطئ الفندق، وكان لدى كمال حافلة صغيرة ويعرف كل طريق في جبال طوروس. واليوم لدينا إحدى عشرة حافلة ومكتب في شارع أتاتورك يطل على بوابة هادريان.</p>
<h2>فريقنا</h2>
<p>نعمل اثنين وعشرين شخصًا طوال العام، ومعنا أربعون مرشدًا مرخصًا من أنطاليا إلى إسطنبول. نتحدث الألمانية والإنجليزية والتركية والروسية والهولندية والعربية، ومن يصطحبك صباحًا يتحدث لغتك.</p>
<h2>كيف نعمل</h2>
<ul><li>لا تتوقف أي رحلة عند متجر يدفع لنا عمولة: لا سجاد ولا ذهب ولا جلود.</li><li>المجموعات صغيرة بحيث تسمع المرشد دون سماعات.</li><li>لا يزيد عمر حافلاتنا على خمس سنوات، ولكل مقعد حزام، ومقاعد الأطفال دون رسوم.</li></ul>
<h2>لماذا أوريون</h2>
<p>كوكبة الجبار واضحة في سماء شرق الأناضول حتى إن الرعاة يعرفون الوقت منها. ونحن نستيقظ باكرًا وهي لا تزال في السماء.</p>
<h2>زرنا</h2>
<p>شارع أتاتورك 41، 07100 أنطاليا، يوميًا من التاسعة. يتوقف الترام أمام الباب.</p>`,
    },
  },
}
