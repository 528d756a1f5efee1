import { season } from '../../../shared/entry'
import { extras, items, questions, reviews, steps } from '../../../shared/lines'
import { wedding } from '../kind-entry'

export const limanagziCove = wedding({
  code: 'LYK-W-02',
  destination: 'kas-kekova',
  scene: 'wedding',
  details: {
    kind: 'wedding',
    guests: 40,
    venue: 'beach',
    modules: ['ceremony', 'flowers', 'photography', 'music', 'dinner', 'cake', 'transfer'],
  },
  seasons: [
    season('04-15', '05-31', '3400.00'),
    season('06-01', '07-14', '3900.00'),
    season('07-15', '08-31', '4300.00'),
    season('09-01', '10-31', '3900.00'),
  ],
  extras: [
    { id: 'registrar', price: '390.00', per: 'booking', maximum: 1 },
    { id: 'film', price: '650.00', per: 'booking', maximum: 1 },
    { id: 'open-bar', price: '32.00', per: 'person', maximum: 40 },
  ],
  campaign: {
    discountType: 'fixed',
    discountValue: '300.00',
    endsInDays: 50,
    label: { en: 'Wedding offer', tr: 'Düğün indirimi', de: 'Hochzeitsangebot', ru: 'Свадебное предложение' },
  },
  text: {
    en: {
      title: 'Beach wedding at Limanağzı, up to forty guests',
      summary:
        'A cove opposite Kaş that has no road: your guests come by boat, and the evening is yours until midnight.',
      description:
        'Limanağzı is reached by boat or on foot, and after the last day visitors have left at six it belongs to those who stay. Two boats bring your guests across in ten minutes. The vows are on the old stone pier with the rock tombs behind you, dinner is on the beach at four long tables, lit by oil lamps and not by a generator.\n\nMeltem, who plans it, has married 140 couples and one of her own sons here. She asks for the song, the grandmother’s allergies and who must not sit beside whom.',
      highlights: items`A cove without a road, for you from six on | Crossing by boat for all, last one at midnight | Dinner of five courses over a wood fire | One planner from the first letter to the last dance`,
      programme: steps`
        17:30 | Kaş harbour | Two boats take your guests across, with lemonade on board.
        18:30 | Stone pier | Vows, rings, and the sun behind the peninsula.
        19:30 | Long tables | Mezes, fish and lamb from the fire, wine from Elmalı.
        22:00 | Cake and dance | Four musicians, your song first.
        00:00 | Last boat | Back to Kaş; the sleepy ones earlier.
      `,
      included: items`The cove from 18:00 to midnight | Symbolic ceremony, arch, flowers and tables | Photographer for five hours | Dinner with water, tea and house wine | Four musicians, cake, boats for forty`,
      excluded: items`Registrar and papers for a legal marriage | Rooms and flights | Spirits`,
      goodToKnow: items`The path on the beach is sand and planks: flat shoes. | Music ends at half past eleven, by the rule of the bay.`,
      questions: questions`
        And if the sea is rough? | It happens on one day in sixty. Then we marry you at the marina garden, with the same cook.
        Can we come and look first? | Gladly. The crossing and a lunch at the cove are on us.
      `,
      extras: extras`
        Registrar and papers | Appointment, sworn translator and the red family book
        Film | Two cameras and a film of six minutes after four weeks
        Open bar | Rakı, gin, beer and cocktails until half past eleven
      `,
    },
    tr: {
      title: 'Limanağzı’nda kumsal düğünü, kırk konuğa kadar',
      summary:
        'Kaş’ın karşısında yolu olmayan bir koy: konuklarınız tekneyle gelir, akşam gece yarısına kadar sizindir.',
      description:
        'Limanağzı’na tekneyle ya da yürüyerek gidilir; günübirlikçiler altıda dönünce koy kalanlarındır. İki tekne konuklarınızı on dakikada karşıya geçirir. Yeminler arkada kaya mezarlarıyla eski taş iskelede, yemek kumsalda dört uzun masada; ışık jeneratörden değil gaz lambalarından gelir.\n\nDüğünü kuran Meltem Hanım burada 140 çifti, bir de kendi oğlunu evlendirdi. Şarkınızı, büyükannenin alerjisini ve kimin kimle yan yana oturmayacağını sorar.',
      highlights: items`Altıdan sonra size kalan, yolu olmayan bir koy | Herkese tekneyle geçiş, sonuncusu gece yarısı | Odun ateşinde beş çeşit yemek | İlk mektuptan son dansa tek kişi`,
      programme: steps`
        17:30 | Kaş limanı | İki tekne konuklarınızı limonatayla karşıya geçirir.
        18:30 | Taş iskele | Yeminler, yüzükler, yarımadanın arkasında güneş.
        19:30 | Uzun masalar | Mezeler, ateşte balık ve kuzu, Elmalı şarabı.
        22:00 | Pasta ve dans | Dört müzisyen, önce sizin şarkınız.
        00:00 | Son tekne | Kaş’a dönüş; uykusu gelene daha erken.
      `,
      included: items`18:00’den gece yarısına koy | Simgesel tören, tak, çiçekler ve masalar | Beş saat fotoğrafçı | Su, çay ve ev şarabıyla yemek | Dört müzisyen, pasta, kırk kişiye tekne`,
      excluded: items`Resmî nikâh için memur ve evrak | Oda ve uçak | Yüksek alkollü içkiler`,
      goodToKnow: items`Kumsalda yol kum ve tahtadır: düz ayakkabı. | Koyun kuralı gereği müzik on bir buçukta biter.`,
      questions: questions`
        Deniz sert olursa? | Altmış günde bir olur. O zaman aynı aşçıyla marinanın bahçesinde evlendiririz.
        Önce gelip görebilir miyiz? | Elbette. Geçiş ve koyda bir öğle yemeği bizden.
      `,
      extras: extras`
        Nikâh memuru ve evrak | Randevu, yeminli çevirmen ve aile cüzdanı
        Film | İki kamera, dört hafta sonra altı dakikalık film
        Açık bar | On bir buçuğa kadar rakı, cin, bira ve kokteyller
      `,
    },
    de: {
      title: 'Strandhochzeit in Limanağzı, bis vierzig Gäste',
      summary:
        'Eine Bucht gegenüber von Kaş, zu der keine Straße führt: Die Gäste kommen mit dem Boot, der Abend gehört Ihnen.',
      description:
        'Nach Limanağzı kommt man mit dem Boot oder zu Fuß, und wenn um sechs die Tagesgäste fort sind, gehört die Bucht denen, die bleiben. Zwei Boote setzen Ihre Gäste in zehn Minuten über. Das Jawort gibt es auf dem alten Steinpier mit den Felsgräbern im Rücken, das Essen am Strand an vier langen Tischen, bei Öllampen statt Generatorlicht.\n\nMeltem, die alles plant, hat hier 140 Paare verheiratet und einen ihrer Söhne. Sie fragt nach dem Lied, nach den Allergien der Großmutter und danach, wer nicht neben wem sitzen darf.',
      highlights: items`Eine Bucht ohne Straße, ab sechs für Sie | Überfahrt für alle, das letzte Boot um Mitternacht | Fünf Gänge über Holzfeuer | Eine Planerin vom ersten Brief bis zum letzten Tanz`,
      programme: steps`
        17:30 | Hafen von Kaş | Zwei Boote setzen Ihre Gäste über, mit Limonade an Bord.
        18:30 | Steinpier | Jawort, Ringe und die Sonne hinter der Halbinsel.
        19:30 | Lange Tische | Meze, Fisch und Lamm vom Feuer, Wein aus Elmalı.
        22:00 | Torte und Tanz | Vier Musiker, zuerst Ihr Lied.
        00:00 | Das letzte Boot | Zurück nach Kaş; die Müden früher.
      `,
      included: items`Die Bucht von 18:00 bis Mitternacht | Freie Trauung, Bogen, Blumen und Tische | Fotografin für fünf Stunden | Essen mit Wasser, Tee und Hauswein | Vier Musiker, Torte, Boote für vierzig`,
      excluded: items`Standesbeamter und Papiere für die amtliche Trauung | Zimmer und Flüge | Spirituosen`,
      goodToKnow: items`Der Weg am Strand ist Sand und Planken: flache Schuhe. | Die Musik endet um halb zwölf, so ist die Regel der Bucht.`,
      questions: questions`
        Und bei rauer See? | Das kommt an einem von sechzig Tagen vor. Dann heiraten Sie im Garten der Marina, mit demselben Koch.
        Können wir es vorher ansehen? | Gern. Überfahrt und ein Mittagessen in der Bucht gehen auf uns.
      `,
      extras: extras`
        Standesbeamter und Papiere | Termin, beglaubigte Übersetzung und das rote Familienbuch
        Film | Zwei Kameras, nach vier Wochen ein Film von sechs Minuten
        Offene Bar | Rakı, Gin, Bier und Cocktails bis halb zwölf
      `,
    },
    ru: {
      title: 'Свадьба на пляже в Лиманагзы, до сорока гостей',
      slug: 'svadba-v-limanagzy',
      summary: 'Бухта напротив Каша, куда нет дороги: гости приплывают на лодках, и вечер ваш до полуночи.',
      description:
        'В Лиманагзы попадают на лодке или пешком, и когда в шесть уходят дневные гости, бухта принадлежит тем, кто остался. Две лодки перевозят ваших гостей за десять минут. Клятвы — на старом каменном причале, за спиной скальные гробницы; ужин на пляже за четырьмя длинными столами, при масляных лампах вместо генератора.\n\nМельтем, которая всё готовит, поженила здесь 140 пар и одного своего сына. Она спросит про песню, про бабушкину аллергию и кому нельзя сидеть рядом.',
      highlights: items`Бухта без дороги, с шести ваша | Переправа для всех, последняя лодка в полночь | Ужин из пяти блюд на дровах | Один организатор от первого письма до последнего танца`,
      programme: steps`
        17:30 | Гавань Каша | Две лодки везут гостей, на борту лимонад.
        18:30 | Каменный причал | Клятвы, кольца и солнце за полуостровом.
        19:30 | Длинные столы | Мезе, рыба и баранина с огня, вино из Элмалы.
        22:00 | Торт и танцы | Четыре музыканта, первой — ваша песня.
        00:00 | Последняя лодка | Обратно в Каш; кто устал, раньше.
      `,
      included: items`Бухта с 18:00 до полуночи | Символическая церемония, арка, цветы и столы | Фотограф на пять часов | Ужин с водой, чаем и домашним вином | Четыре музыканта, торт, лодки на сорок человек`,
      excluded: items`Регистратор и документы для официального брака | Проживание и перелёт | Крепкие напитки`,
      goodToKnow: items`На пляже песок и доски: берите обувь без каблука. | Музыка до половины двенадцатого, таково правило бухты.`,
      questions: questions`
        А если море неспокойное? | Так бывает один день из шестидесяти. Тогда поженим вас в саду марины, с тем же поваром.
        Можно сначала посмотреть? | Конечно. Переправа и обед в бухте за наш счёт.
      `,
      extras: extras`
        Регистратор и документы | Запись, присяжный переводчик и красная семейная книжка
        Фильм | Две камеры, через четыре недели фильм на шесть минут
        Открытый бар | Ракы, джин, пиво и коктейли до половины двенадцатого
      `,
    },
  },
  reviews: reviews`
    5 | Imogen and Luke T. | Bristol | en | 2026-09-05 | Two boats full of aunts singing. Meltem has nerves of rope.
    5 | Defne ve Kaan | İstanbul | tr | 2026-06-20 | Gaz lambalarıyla aydınlanan masalar hâlâ gözümüzün önünde.
    4 | Sarah und Timo | Stuttgart | de | 2026-07-18 | Im Juli auch abends warm, das Essen großartig. Flache Schuhe wirklich ernst nehmen.
    5 | Вера и Игорь | Екатеринбург | ru | 2025-09-27 | Родители боялись лодки, а потом танцевали до последней.
  `,
})
