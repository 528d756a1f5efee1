import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionQuietEphesus: SeedPage<OrionLocale> = {
  key: 'ephesos-ohne-gedraenge',
  pageType: 'blog',
  parent: 'regionen',
  scene: 'ephesus',
  pictureSeed: 827,
  publishedOn: '2026-05-27',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Ephesos ohne Gedränge: welches Tor, welche Stunde',
      slug: 'ephesos-ohne-gedraenge',
      label: 'Ägäis',
      summary: 'Anderthalb Kilometer Marmor, zwei Eingänge und drei stille Ecken, die den Gruppen entgehen.',
      body: `<p>Ephesos hat zwei Tore, und fast alle nehmen dasselbe zur selben Zeit. Wer das weiß, hat die Celsus-Bibliothek zehn Minuten für sich, auch im Mai.</p>
<h2>Oben hinein oder unten?</h2>
<p>Busse setzen ihre Gäste am oberen Tor ab, damit es bergab geht. Zwischen halb zehn und zwölf schiebt sich dort alles durch die Kuretenstraße. Kommen Sie um acht von oben, sind Sie vor den Gruppen unten. Kommen Sie nach drei Uhr von unten, gehen Sie ihnen entgegen und haben auf dem Rückweg die Sonne im Rücken. An Tagen mit Kreuzfahrtschiffen in Kuşadası gilt das doppelt; die Anlaufliste des Hafens steht im Netz.</p>
<h2>Drei stille Ecken</h2>
<ul><li><strong>Die Hanghäuser:</strong> Sie kosten fünfzehn Euro zusätzlich, und deshalb biegen neun von zehn Gruppen nicht ab. Unter dem Glasdach liegen sieben römische Wohnungen mit Mosaiken, Malereien und einer Fußbodenheizung. Wer nur eines bezahlt, bezahle das.</li><li><strong>Die Marienkirche:</strong> hinter dem unteren Tor, lang wie ein Bahnsteig. Hier tagte 431 das Konzil, und meist sitzt dort nur eine Katze.</li><li><strong>Die Hafenstraße:</strong> Sie läuft vom Theater auf ein Meer zu, das seit tausend Jahren sechs Kilometer weiter liegt.</li></ul>
<h2>Was man sonst wissen sollte</h2>
<p>Schatten gibt es kaum, Wasser nur an den Toren. Der Marmor ist glatt wie Seife, also Sohlen mit Profil. Der Eintritt liegt bei vierzig Euro; am Abend ist an manchen Sommertagen länger geöffnet, dann leuchten die Fassaden. Vom Artemistempel, einem der sieben Weltwunder, steht am Ortsrand von Selçuk eine einzige Säule, auf der im Frühjahr ein Storch brütet.</p>
<p>Gehen Sie danach ins Museum von Selçuk. Dort steht die Artemis mit den vielen Rundungen, über die sich die Forscher seit hundert Jahren streiten, und danach versteht man, warum die Stadt ihretwegen reich war.</p>`,
    },
    en: {
      title: 'Ephesus without the crowd: which gate, which hour',
      slug: 'ephesus-without-the-crowd',
      label: 'Aegean',
      summary: 'A mile of marble, two entrances, and three quiet corners that the groups miss.',
      body: `<p>Ephesus has two gates, and nearly everyone takes the same one at the same time. If you know that, the library of Celsus is yours for ten minutes, in May too.</p>
<h2>In at the top or at the bottom?</h2>
<p>Coaches set their guests down at the upper gate, so that it goes downhill. Between half past nine and noon everything there squeezes along Curetes Street. Come at eight from above, and you are at the bottom before the groups. Come after three from below, and you walk against them, with the sun behind you on the way back. On days with cruise ships at Kuşadası this counts double; the port’s list of calls is on the internet.</p>
<h2>Three quiet corners</h2>
<ul><li><strong>The terrace houses:</strong> they cost fifteen euros more, so nine groups in ten do not turn off. Under the glass roof lie seven Roman homes with mosaics, paintings and heated floors. If you pay for one thing only, pay for this.</li><li><strong>The church of Mary:</strong> beyond the lower gate, long as a platform. The council of 431 sat here, and now mostly a cat does.</li><li><strong>Harbour Street:</strong> it runs from the theatre towards a sea that has been six kilometres further off for a thousand years.</li></ul>
<h2>What else to know</h2>
<p>There is hardly any shade, and water only at the gates. The marble is as smooth as soap, so wear soles with a grip. Admission is about forty euros; on some summer days it stays open into the evening, and then the façades are lit. Of the temple of Artemis, one of the seven wonders, a single column stands at the edge of Selçuk, with a stork’s nest on it in spring.</p>
<p>Go to the museum of Selçuk afterwards. There stands the Artemis with her many round shapes, about which scholars have quarrelled for a hundred years, and you understand why the city grew rich thanks to her.</p>`,
    },
    tr: {
      title: 'Kalabalıksız Efes: hangi kapı, hangi saat',
      slug: 'kalabaliksiz-efes',
      label: 'Ege',
      summary: 'Bir buçuk kilometre mermer, iki kapı ve grupların uğramadığı üç sessiz köşe.',
      body: `<p>Efes’in iki kapısı vardır, hemen herkes aynısına aynı saatte gelir. Bunu bilen, mayısta bile Celsus Kütüphanesi’nin önünde on dakika yalnız kalır. Gerisi saat ve yön meselesidir.</p>
<h2>Yukarıdan mı, aşağıdan mı?</h2>
<p>Otobüsler yolcusunu yokuş aşağı yürüsün diye üst kapıda bırakır. Dokuz buçukla öğle arasında Kuretler Caddesi’nde adım atılmaz. Sekizde yukarıdan girerseniz gruplardan önce aşağıdasınız. Üçten sonra aşağıdan girerseniz onlarla karşılaşır, dönüşte güneşi arkanıza alırsınız. Kuşadası’na kruvaziyer yanaştığı günlerde bu iki kat geçerlidir; limanın gemi listesi internette durur, bakmadan gün seçmeyin.</p>
<h2>Üç sessiz köşe</h2>
<ul><li><strong>Yamaç Evler:</strong> ayrıca on beş avrodur, bu yüzden on gruptan dokuzu sapmaz. Cam çatının altında mozaikleri, duvar resimleri ve yerden ısıtmasıyla yedi Roma evi yatar. Tek bir şeye para verecekseniz buna verin.</li><li><strong>Meryem Kilisesi:</strong> alt kapının ardında, peron gibi uzun. 431 konsili burada toplandı; şimdi çoğu zaman bir kedi oturur.</li><li><strong>Liman Caddesi:</strong> tiyatrodan denize doğru gider, deniz ise bin yıldır altı kilometre ötededir.</li></ul>
<h2>Bilinmesi gerekenler</h2>
<p>Gölge yok denecek kadar azdır, su yalnızca kapılarda bulunur. Mermer sabun gibi kaygandır, tabanı tırtıklı ayakkabı giyin. Yabancı ziyaretçi için giriş kırk avro dolayındadır, Müzekart geçer; yazın kimi günler akşam da açıktır, o zaman cepheler ışıklanır. Dünyanın yedi harikasından Artemis Tapınağı’ndan Selçuk’un kıyısında tek sütun kalmıştır, ilkbaharda tepesinde leylek kuluçkaya yatar.</p>
<p>Ardından Selçuk’taki Efes Müzesi’ne girin. Yüz yıldır göğsündeki yuvarlakların ne olduğu tartışılan Artemis orada durur; kentin neden onun sayesinde zenginleştiğini de orada anlarsınız. Çıkışta çöp şiş için istasyonun karşısı yeterlidir. Vaktiniz kalırsa 1375’ten İsa Bey Camii’ne de uğrayın: sütunlarının bir bölümü Efes’ten gelmedir, avlusu da ikindide Selçuk’un en sessiz yeridir; yarım saat orada oturun.</p>`,
    },
    ru: {
      title: 'Эфес без толпы: какие ворота и в котором часу',
      slug: 'efes-bez-tolpy',
      label: 'Эгейское море',
      summary: 'Полтора километра мрамора, два входа и три тихих угла, мимо которых проходят группы.',
      body: `<p>У Эфеса двое ворот, и почти все идут в одни и те же в одно и то же время. Кто это знает, тот даже в мае десять минут стоит у библиотеки Цельса один. Остальное зависит от часа и направления.</p>
<h2>Сверху или снизу?</h2>
<p>Автобусы высаживают у верхних ворот, чтобы люди шли под гору. С половины десятого до полудня на улице Куретов не протолкнуться. Приходите сверху в восемь, и вы окажетесь внизу раньше групп. Приходите снизу после трёх, и вы пойдёте им навстречу, а на обратном пути солнце будет за спиной. В дни, когда в Кушадасы стоят круизные корабли, это важно вдвойне; расписание порта есть в сети.</p>
<h2>Три тихих угла</h2>
<ul><li><strong>Дома на склоне:</strong> за них доплачивают пятнадцать евро, поэтому девять групп из десяти не сворачивают. Под стеклянной крышей семь римских квартир с мозаиками, росписями и тёплым полом. Если платить за что-то одно, то за это.</li><li><strong>Церковь Марии:</strong> за нижними воротами, длинная, как перрон. Здесь в 431 году заседал собор, а теперь чаще всего сидит кошка.</li><li><strong>Портовая улица:</strong> она ведёт от театра к морю, которое уже тысячу лет как отступило на шесть километров.</li></ul>
<h2>Что ещё полезно знать</h2>
<p>Тени почти нет, вода только у ворот. Мрамор скользкий, как мыло, поэтому нужна рифлёная подошва. Билет стоит около сорока евро; летом в некоторые дни открыто и вечером, тогда фасады подсвечены. От храма Артемиды, одного из семи чудес света, на окраине Сельчука осталась одна колонна, и весной на ней сидит аист.</p>
<p>Потом зайдите в музей Сельчука. Там стоит Артемида, вся в загадочных округлостях, о которых учёные спорят сто лет, и становится понятно, почему город разбогател благодаря ей. А напротив вокзала жарят мелкий шашлык, ради него задерживаются даже гиды.</p>`,
    },
    nl: {
      title: 'Efeze zonder drukte: welke poort, welk uur',
      slug: 'efeze-zonder-drukte',
      label: 'Egeïsche kust',
      summary: 'Anderhalve kilometer marmer, twee ingangen en drie stille hoeken die de groepen overslaan.',
      body: `<p>Efeze heeft twee poorten, en bijna iedereen neemt op hetzelfde moment dezelfde. Wie dat weet, heeft de bibliotheek van Celsus tien minuten voor zichzelf, ook in mei.</p>
<h2>Boven naar binnen of beneden?</h2>
<p>Bussen zetten hun gasten af bij de bovenste poort, want dan loopt het omlaag. Tussen half tien en twaalf schuifelt daar alles door de Curetenstraat. Kom je om acht uur van boven, dan ben je voor de groepen beneden. Kom je na drieën van onderen, dan loop je ze tegemoet en heb je op de terugweg de zon in je rug. Op dagen met cruiseschepen in Kuşadası telt dat dubbel; de lijst van de haven staat op internet.</p>
<h2>Drie stille hoeken</h2>
<ul><li><strong>De terrashuizen:</strong> ze kosten vijftien euro extra en daarom slaan negen van de tien groepen niet af. Onder het glazen dak liggen zeven Romeinse woningen met mozaïeken, schilderingen en vloerverwarming. Betaal je maar voor één ding, betaal dan hiervoor.</li><li><strong>De Mariakerk:</strong> achter de onderste poort, lang als een perron. Hier vergaderde in 431 het concilie; nu zit er meestal een kat.</li><li><strong>De Havenstraat:</strong> die loopt van het theater naar een zee die al duizend jaar zes kilometer verderop ligt.</li></ul>
<h2>Wat je verder moet weten</h2>
<p>Schaduw is er nauwelijks, water alleen bij de poorten. Het marmer is glad als zeep, dus neem zolen met profiel. De toegang kost ongeveer veertig euro; op sommige zomerdagen is het ook ’s avonds open en zijn de gevels verlicht. Van de tempel van Artemis, een van de zeven wereldwonderen, staat aan de rand van Selçuk nog één zuil, met in het voorjaar een ooievaar erop.</p>
<p>Ga daarna naar het museum van Selçuk. Daar staat de Artemis met haar vele rondingen, waarover geleerden al honderd jaar twisten, en dan begrijp je waarom de stad dankzij haar rijk was.</p>`,
    },
    ar: {
      title: 'أفسس بلا زحام: أي بوابة وفي أي ساعة',
      slug: 'afsus-bila-ziham',
      label: 'إيجة',
      summary: 'كيلومتر ونصف من الرخام ومدخلان وثلاث زوايا هادئة تفوت المجموعات.',
      body: `<p>لأفسس بوابتان، ويكاد الجميع يدخل من الواحدة نفسها في الوقت نفسه. ومن عرف ذلك وقف أمام مكتبة سيلسوس وحده عشر دقائق حتى في مايو. وما بقي مسألة ساعة واتجاه.</p>
<h2>من الأعلى أم من الأسفل؟</h2>
<p>تُنزل الحافلات ركابها عند البوابة العليا ليكون السير نزولًا، فلا موضع لقدم في شارع الكوريتس بين التاسعة والنصف والظهر. إن دخلت من الأعلى في الثامنة سبقت المجموعات إلى الأسفل. وإن دخلت من الأسفل بعد الثالثة سرت عكسها والشمس خلفك في العودة. ويتضاعف هذا في أيام رسو السفن السياحية في كوشاداسي، وقائمة الميناء منشورة على الإنترنت.</p>
<h2>ثلاث زوايا هادئة</h2>
<ul><li><strong>بيوت المنحدر:</strong> تذكرتها خمسة عشر يورو إضافية، لذلك لا تنعطف إليها تسع مجموعات من عشر. تحت السقف الزجاجي سبعة بيوت رومانية بفسيفساء ورسوم وأرضيات مدفأة. إن دفعت ثمن شيء واحد فليكن هذا.</li><li><strong>كنيسة مريم:</strong> خلف البوابة السفلى، طويلة كرصيف قطار. هنا انعقد مجمع عام 431، ولا يجلس فيها اليوم غالبًا إلا قط.</li><li><strong>شارع الميناء:</strong> يمتد من المسرح نحو بحر ابتعد ستة كيلومترات منذ ألف عام.</li></ul>
<h2>ما ينبغي معرفته</h2>
<p>الظل نادر والماء عند البوابتين فقط. الرخام زلق كالصابون، فاختر نعلًا خشنًا. الدخول نحو أربعين يورو، وفي بعض أيام الصيف يُفتح الموقع مساءً وتُضاء الواجهات. ومن معبد أرتميس، إحدى عجائب الدنيا السبع، لم يبق على طرف سلجوق إلا عمود واحد يعشش عليه اللقلق في الربيع.</p>
<p>اقصد بعد ذلك متحف سلجوق. هناك تقف أرتميس بتكوّراتها التي يختلف فيها العلماء منذ مئة عام، وعندها تفهم كيف أغنت المدينة. وعلى بعد خطوات مسجد عيسى بك من عام 1375، أعمدته من رخام أفسس نفسها، وفناؤه أهدأ مكان في سلجوق وقت العصر. اجلس فيه ربع ساعة قبل العودة.</p>`,
    },
  },
}
