import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaCoastWithChildren: SeedPage<LykiaLocale> = {
  key: 'coast-with-children',
  pageType: 'blog',
  parent: 'planning',
  scene: 'side',
  pictureSeed: 832,
  publishedOn: '2026-05-12',
  readingMinutes: 5,
  text: {
    en: {
      title: 'The coast with children: what works at two, at six and at twelve',
      slug: 'lycian-coast-with-children',
      label: 'Families',
      summary:
        'Written by four parents in our office, with eleven children between them and no patience for brochures.',
      body: `<p>Children are not a problem in Turkey; they are the guests of honour. Waiters will carry your baby off to show it the kitchen, and a grandmother on the bus will adjust its hat. What needs planning is heat, roads and sleep. Here is what we do with our own.</p>
<h2>At two: shade and shallow water</h2>
<p>Choose a base and stay there. Patara is wonderful but has waves, Kaputaş has steps, and Kaş has rocks. For the very small take Ölüdeniz lagoon, which is warm and flat for thirty metres, or the east beach of Side. Go from eight until half past ten and again after four. Day boats are possible from about one year on; ask for a boat under fifteen metres with an awning, and bring your own life jacket if your child weighs less than ten kilos, since most boats have none so small.</p>
<p>Nappies and milk powder are in every small-town pharmacy. High chairs are in most restaurants, changing tables in few.</p>
<h2>At six: one thing a day</h2>
<ul><li><strong>Saklıkent:</strong> from seven, with shoes and helmet. Before that the wooden walkway and the tea platform in the river are enough.</li><li><strong>Kekova:</strong> a drowned city is the best history lesson there is, because you look for it under the water.</li><li><strong>Turtles:</strong> the evening near Side, from six, with a biologist who answers every why.</li><li><strong>Ruins:</strong> only with a theatre. Let them stand on the stage and recite something; you sit in the last row.</li></ul>
<p>One item a day, and then the pool. Two are too many, and three end in tears, not always the children’s.</p>
<h2>At twelve: let them steer</h2>
<p>Now it is the other way round and boredom is the danger. A sea kayak of their own, a try-dive from ten, the tiller of a tirhandil, a bicycle on Büyükada. Tandem paragliding is allowed from six, but wait until they ask for it themselves. Leave the choice of one whole day to them. You will be surprised how often it is the market.</p>
<h2>On the road</h2>
<p>Child seats are compulsory up to 1.35 metres, and ours are free; write weight and age when you book. Between Kalkan and Kaş the bends begin, so give them ginger biscuits, a window and no screen. In taxis you will find no seats. For the airport take a transfer.</p>
<h2>At the table</h2>
<p>There is always rice, always bread and always yoghurt. Ask for <em>acısız</em>, not spicy. Children eat at nine here and run about until eleven, and nobody turns round. If yours fall asleep across two chairs, someone will bring a blanket without a word.</p>`,
      questions: [
        {
          question: 'From what age do children pay?',
          answer:
            'On most tours babies are free and children pay about half. The exact ages are shown beside the price of each tour.',
        },
        {
          question: 'Is tap water safe for bottles?',
          answer: 'Use bottled water and boil it. For brushing teeth the tap is fine in the towns.',
        },
        {
          question: 'What if a child falls ill before a trip?',
          answer:
            'Up to the hour shown beside the tour you get everything back. After that we move the day whenever we can.',
        },
      ],
    },
    tr: {
      title: 'Çocukla kıyıda: iki, altı ve on iki yaşında ne işe yarar',
      slug: 'cocukla-likya-kiyisi',
      label: 'Aileler',
      summary: 'Ofisimizden, on bir çocuklu ve broşüre sabrı kalmamış dört anne baba yazdı.',
      body: `<p>Çocuk Türkiye’de sorun değil, baş konuktur. Garson bebeğinizi mutfağı göstermeye götürür, dolmuşta bir teyze şapkasını düzeltir. Plan isteyen üç şey var: sıcak, yol ve uyku. Biz kendi çocuklarımızla böyle yapıyoruz.</p>
<h2>İki yaşında: gölge ve sığ su</h2>
<p>Bir yere yerleşin ve orada kalın. Patara harikadır ama dalgalıdır, Kaputaş’ın basamağı, Kaş’ın kayası vardır. En küçükler için otuz metre boyunca sığ ve ılık olan Ölüdeniz lagününü ya da Side’nin doğu plajını seçin. Sekizden on buçuğa, bir de dörtten sonra gidin. Bir yaşından itibaren günlük tekne olur; on beş metreden kısa, tenteli bir tekne isteyin. Çocuğunuz on kilodan hafifse can yeleğini kendiniz getirin, çoğu teknede o kadar küçüğü yoktur.</p>
<p>Bebek bezi ve mama her kasabanın eczanesinde bulunur. Mama sandalyesi çoğu lokantada vardır, alt değiştirme yeri pek azında.</p>
<h2>Altı yaşında: günde bir şey</h2>
<ul><li><strong>Saklıkent:</strong> yediden sonra, ayakkabı ve kaskla. Öncesinde ahşap yol ve ırmaktaki çay sediri yeter.</li><li><strong>Kekova:</strong> batık bir kent en güzel tarih dersidir, çünkü suyun altında aranır.</li><li><strong>Kaplumbağalar:</strong> Side’de akşam, altı yaşından itibaren, her “neden”e yanıt veren bir biyologla.</li><li><strong>Ören yeri:</strong> yalnızca tiyatrosu varsa. Sahneye çıkıp bir şey okusunlar, siz en arkada oturun.</li></ul>
<p>Günde bir tane, sonra havuz. İkisi çok gelir, üçü gözyaşıyla biter; her zaman çocuğunkiyle de değil.</p>
<h2>On iki yaşında: dümeni verin</h2>
<p>Şimdi iş tersine döner, tehlike can sıkıntısıdır. Kendi kanosu, on yaşından itibaren deneme dalışı, tirhandilin yekesi, Büyükada’da bisiklet. Tandem yamaç paraşütü altı yaşından itibaren serbesttir ama kendisi isteyene kadar bekleyin. Bir günün tamamını ona bırakın. Çoğu zaman pazarı seçmesine şaşarsınız.</p>
<h2>Yolda</h2>
<p>1,35 metreye kadar çocuk koltuğu zorunludur, bizimkiler ücretsizdir; rezervasyonda kilo ve yaş yazın. Kalkan ile Kaş arasında virajlar başlar: zencefilli bisküvi, bir pencere, ekransız bir yolculuk. Takside koltuk bulamazsınız. Havalimanına transferle gidin.</p>
<h2>Sofrada</h2>
<p>Pilav her zaman var, ekmek de yoğurt da. “Acısız” demeyi unutmayın. Burada çocuklar dokuzda yer, on bire kadar koşar, kimse dönüp bakmaz. Sizinki iki sandalyenin üstünde uyuyakalırsa biri sessizce battaniye getirir.</p>`,
      questions: [
        {
          question: 'Çocuklar kaç yaşından itibaren öder?',
          answer:
            'Çoğu turda bebekler ücretsizdir, çocuklar yaklaşık yarısını öder. Kesin yaşlar her turun fiyatının yanında yazar.',
        },
        {
          question: 'Musluk suyu biberona olur mu?',
          answer: 'Şişe suyu alıp kaynatın. Diş fırçalamak için kasabalarda musluk suyu uygundur.',
        },
        {
          question: 'Çocuk turdan önce hastalanırsa?',
          answer:
            'Turun yanında yazan saate kadar her şeyi geri alırsınız. Sonrasında, olabildiği her durumda günü değiştiririz.',
        },
      ],
    },
    de: {
      title: 'Mit Kindern an der Küste: was mit zwei, sechs und zwölf gelingt',
      slug: 'lykische-kueste-mit-kindern',
      label: 'Familien',
      summary: 'Geschrieben von vier Eltern aus unserem Büro, mit zusammen elf Kindern und ohne Geduld für Prospekte.',
      body: `<p>Kinder sind in der Türkei kein Problem, sie sind Ehrengäste. Kellner tragen Ihr Baby davon, um ihm die Küche zu zeigen, und im Bus rückt eine Großmutter ihm den Hut zurecht. Planung brauchen Hitze, Straßen und Schlaf. So halten wir es mit unseren eigenen.</p>
<h2>Mit zwei: Schatten und flaches Wasser</h2>
<p>Suchen Sie sich einen Ort und bleiben Sie dort. Patara ist wunderbar, hat aber Wellen, Kaputaş hat Stufen und Kaş hat Felsen. Für die ganz Kleinen nehmen Sie die Lagune von Ölüdeniz, auf dreißig Metern warm und flach, oder den Oststrand von Side. Gehen Sie von acht bis halb elf und wieder nach vier. Tagesboote sind ab etwa einem Jahr möglich; fragen Sie nach einem Boot unter fünfzehn Metern mit Sonnendach, und bringen Sie unter zehn Kilo eine eigene Schwimmweste mit, so kleine haben die wenigsten.</p>
<p>Windeln und Milchpulver gibt es in jeder Kleinstadtapotheke. Hochstühle haben die meisten Restaurants, Wickeltische wenige.</p>
<h2>Mit sechs: eine Sache am Tag</h2>
<ul><li><strong>Saklıkent:</strong> ab sieben Jahren, mit Schuhen und Helm. Vorher genügen der Holzsteg und das Teepodest im Fluss.</li><li><strong>Kekova:</strong> Eine versunkene Stadt ist die beste Geschichtsstunde, denn man darf sie unter Wasser suchen.</li><li><strong>Schildkröten:</strong> der Abend bei Side, ab sechs, mit einer Biologin, die jedes Warum beantwortet.</li><li><strong>Ruinen:</strong> nur mit Theater. Lassen Sie die Kinder auf der Bühne etwas aufsagen, Sie sitzen in der letzten Reihe.</li></ul>
<p>Ein Programmpunkt am Tag, danach der Pool. Zwei sind zu viel, und drei enden in Tränen, nicht immer in denen der Kinder.</p>
<h2>Mit zwölf: ans Steuer lassen</h2>
<p>Jetzt ist es umgekehrt, und die Gefahr heißt Langeweile. Ein eigenes Seekajak, Schnuppertauchen ab zehn, die Pinne eines Tirhandil, ein Rad auf Büyükada. Tandemfliegen ist ab sechs erlaubt, aber warten Sie, bis der Wunsch von selbst kommt. Überlassen Sie ihnen die Wahl für einen ganzen Tag. Sie werden staunen, wie oft es der Markt wird.</p>
<h2>Unterwegs</h2>
<p>Kindersitze sind bis 1,35 Meter Pflicht, bei uns kosten sie nichts; nennen Sie bei der Buchung Gewicht und Alter. Zwischen Kalkan und Kaş beginnen die Kurven: Ingwerkekse, ein Fensterplatz und kein Bildschirm. In Taxis gibt es keine Sitze. Zum Flughafen nehmen Sie einen Transfer.</p>
<h2>Am Tisch</h2>
<p>Reis gibt es immer, Brot immer, Joghurt immer. Sagen Sie <em>acısız</em>, nicht scharf. Kinder essen hier um neun und rennen bis elf herum, und niemand dreht sich um. Schlafen Ihre über zwei Stühlen ein, bringt jemand wortlos eine Decke.</p>`,
      questions: [
        {
          question: 'Ab welchem Alter zahlen Kinder?',
          answer:
            'Bei den meisten Touren sind Babys frei, und Kinder zahlen etwa die Hälfte. Das genaue Alter steht an jeder Tour beim Preis.',
        },
        {
          question: 'Kann man Leitungswasser für Fläschchen nehmen?',
          answer:
            'Nehmen Sie Wasser aus der Flasche und kochen Sie es ab. Zum Zähneputzen ist der Hahn in den Städten in Ordnung.',
        },
        {
          question: 'Was, wenn ein Kind vor der Tour krank wird?',
          answer:
            'Bis zu der Stunde, die an der Tour steht, erhalten Sie alles zurück. Danach verlegen wir den Tag, wann immer es geht.',
        },
      ],
    },
    ru: {
      title: 'На побережье с детьми: что удаётся в два, шесть и двенадцать лет',
      slug: 'likiyskiy-bereg-s-detmi',
      label: 'Семьям',
      summary: 'Написали четверо родителей из нашего офиса: на всех одиннадцать детей и никакого терпения к буклетам.',
      body: `<p>Дети в Турции не помеха, а почётные гости. Официант унесёт вашего малыша показать ему кухню, а бабушка в автобусе поправит на нём панаму. Продумать нужно три вещи: жару, дорогу и сон. Вот как мы делаем это со своими.</p>
<h2>В два года: тень и мелкая вода</h2>
<p>Выберите одно место и оставайтесь там. Патара прекрасна, но там волны, в Капуташе ступени, в Каше скалы. Самым маленьким подойдёт лагуна Олюдениза, тёплая и мелкая на тридцать метров, или восточный пляж Сиде. Ходите с восьми до половины одиннадцатого и снова после четырёх. На прогулочное судно можно примерно с года; просите лодку короче пятнадцати метров и с тентом, а если ребёнок легче десяти килограммов, возьмите свой жилет: таких маленьких почти нигде нет.</p>
<p>Подгузники и смесь есть в аптеке любого городка. Детские стулья — в большинстве ресторанов, пеленальные столики — в немногих.</p>
<h2>В шесть: одно дело в день</h2>
<ul><li><strong>Саклыкент:</strong> с семи лет, в обуви и каске. До этого хватит настила и чайного помоста в реке.</li><li><strong>Кекова:</strong> затонувший город — лучший урок истории, ведь его можно искать под водой.</li><li><strong>Черепахи:</strong> вечер близ Сиде, с шести лет, с биологом, который ответит на каждое «почему».</li><li><strong>Руины:</strong> только с театром. Пусть дети прочтут что-нибудь со сцены, а вы сядьте в последний ряд.</li></ul>
<p>Одно дело в день, потом бассейн. Два — много, а три кончаются слезами, и не всегда детскими.</p>
<h2>В двенадцать: дайте им руль</h2>
<p>Теперь всё наоборот, и опасна скука. Собственный каяк, пробное погружение с десяти лет, румпель тирхандиля, велосипед на Бюйюкаде. Полёт на параплане в тандеме разрешён с шести, но подождите, пока попросят сами. Отдайте им на выбор один целый день. Вы удивитесь, как часто это будет базар.</p>
<h2>В дороге</h2>
<p>Детское кресло обязательно до 1,35 метра, у нас оно бесплатное; при бронировании укажите вес и возраст. Между Калканом и Кашем начинаются повороты: имбирное печенье, место у окна и никаких экранов. В такси кресел нет. До аэропорта берите трансфер.</p>
<h2>За столом</h2>
<p>Рис есть всегда, хлеб и йогурт тоже. Скажите <em>аджысыз</em>, «не остро». Дети здесь ужинают в девять и бегают до одиннадцати, и никто не оборачивается. Если ваши уснут на двух стульях, кто-нибудь молча принесёт плед.</p>`,
      questions: [
        {
          question: 'С какого возраста дети платят?',
          answer:
            'Почти везде младенцы бесплатно, а дети платят около половины. Точный возраст указан у цены каждой экскурсии.',
        },
        {
          question: 'Годится ли вода из крана для смеси?',
          answer: 'Берите бутилированную и кипятите. Чистить зубы в городах можно водой из-под крана.',
        },
        {
          question: 'А если ребёнок заболеет перед поездкой?',
          answer:
            'До часа, указанного у экскурсии, вы получите всё обратно. После этого переносим день всегда, когда возможно.',
        },
      ],
    },
  },
}
