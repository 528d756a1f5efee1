import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_DE: Record<RouteKey, RouteWords> = {
  side: [
    'Eine gute Stunde auf der D400, bis die Säulen des Apollontempels vor Ihnen stehen.',
    'Bis Serik begleiten Sie Zitrusgärten, danach Hotels und Baumwolle. Wohnen Sie in der Altstadt, endet die Fahrt an der Schranke beim Theater; von dort bringt ein Elektrowagen das Gepäck durch die Säulenstraße.',
    'Mit dem Elektrowagen weiter in die Altstadt',
  ],
  alanya: [
    'Zwei Stunden die Küste entlang, das letzte Stück mit der Burg im Blick.',
    'Hinter Manavgat rückt das Gebirge ans Meer, und bei Avsallar riecht man zum ersten Mal Bananen. Wir fahren über die neue Umgehung ein; wer am Kleopatrastrand wohnt, spart so die vierzehn Ampeln des Zentrums.',
    'Über die Umgehung statt durch vierzehn Ampeln',
  ],
  belek: [
    'Vierzig Minuten zu den Golfhotels, Taschen und Trolleys inbegriffen.',
    'Bei Kadriye biegen wir in die Pinien ab. Die Hotels von Belek liegen bis zu acht Kilometer auseinander, darum brauchen wir den Namen genau: Drei von ihnen heißen fast gleich, und das Tor ist nicht immer dort, wo die Karte es zeigt.',
    'Eine Golftasche je Gast fährt kostenlos mit',
  ],
  kemer: [
    'Durch drei Tunnel und unter Felswänden hindurch zum Jachthafen von Kemer.',
    'Links das Meer, rechts der Nationalpark Beydağları, dazwischen kaum Platz für die Straße. Freitags und sonntags staut es sich an den Tunneln; dann nimmt der Fahrer die Hafenstraße von Antalya, die fünf Kilometer länger ist und schneller.',
    'Ausweichweg für Freitag und Sonntag',
  ],
  lara: [
    'Zwanzig Minuten vom Gepäckband bis zur Lobby in Lara oder Kundu.',
    'Kürzer geht eine Anreise kaum: einmal um die Landebahn, dann Palmen. Wer um Mitternacht landet, bekommt auf Wunsch das Zimmerpaket mit Wasser, Obst und Fladenbrot, denn die Küchen sind dann zu.',
    'Nachtpaket mit Obst und Fladenbrot auf Wunsch',
  ],
  goreme: [
    'Über die Hochebene zu den Feenkaminen, mit dem Erciyes im Rückspiegel.',
    'Nach vierzig Minuten fällt die Straße ins Tal von Göreme, und man versteht, warum alle aussteigen wollen. Am Aussichtspunkt Esentepe halten wir gern. Kleine Höhlenhotels liegen in Gassen, die nur unser schmaler Wagen schafft.',
    'Fotohalt am Aussichtspunkt Esentepe',
  ],
  selcuk: [
    'Fünfzig Minuten Autobahn, dann Störche auf dem Aquädukt: Selçuk, das Tor zu Ephesos.',
    'Die Maut der Autobahn ist bezahlt. Im Frühjahr sitzen die Störche auf den Bögen mitten im Ort, und die meisten Pensionen liegen in Rufweite. Wer gleich nach Ephesos will, lässt die Koffer vom Fahrer an der Rezeption abgeben.',
    'Gepäck zur Pension, Gäste direkt nach Ephesos',
  ],
  kaleici: [
    'Dreißig Minuten bis zum Hadrianstor, die letzten Meter mit Träger.',
    'Kaleiçi ist für Autos gesperrt, sobald die Poller hochgehen. Unser Fahrer ruft zehn Minuten vorher den Träger Ihres Hauses an, der mit dem Karren am richtigen der fünf Tore steht. So klappt es auch nachts um drei.',
    'Träger am Tor, zu jeder Stunde',
  ],
  alacati: [
    'Siebzig Minuten zu den Steinhäusern und Windmühlen, Surfbretter fahren mit.',
    'Die Autobahn nach Westen wird nach Urla leer, und am Ende drehen sich Windräder. In der Saison ist die Kemalpaşa-Straße ab Mittag für Autos zu; wir kennen zu jedem Steinhaus die Hintergasse.',
    'Zwei Boards auf dem Dach ohne Aufpreis',
  ],
  kusadasi: [
    'Über den Pass hinab zur Taubeninsel: gut eine Stunde vom Flughafen Izmir.',
    'Wer auf ein Schiff geht, nennt uns Pier und Einschiffungszeit statt eines Hotels; der Fahrer setzt Sie am Tor des Kreuzfahrthafens ab, nicht davor auf der Promenade. Kadınlar Denizi kostet dasselbe.',
    'Bis ans Tor des Kreuzfahrthafens',
  ],
  bogazkent: [
    'Eine Dreiviertelstunde an die Mündung des Köprüçay, wo Pinien im Sand stehen.',
    'Boğazkent liegt am Ende einer Stichstraße, auf der nach elf Uhr abends kein Bus mehr fährt. Die Straße ist schmal, gerade und voller Frösche; unsere Fahrer nehmen sie mit fünfzig.',
    'Auch nachts, wenn kein Bus mehr fährt',
  ],
  colakli: [
    'Fünfundfünfzig Minuten nach Çolaklı und Evrenseki, vor Side und schneller am Strand.',
    'Die drei Orte vor Side gehen ineinander über, und ihre Hotels stehen mit dem Rücken zur Straße. Wir fahren an die Vorfahrt am Meer, nicht an den Lieferanteneingang, an dem Navigationsgeräte gern enden.',
    'Zur Vorfahrt am Meer statt zum Hintereingang',
  ],
  kizilagac: [
    'Hinter Manavgat wird es ruhig: fünf Viertelstunden nach Kızılağaç und Kızılot.',
    'Am Manavgat-Fluss vorbei, dann zwanzig Minuten zwischen Feigen und Feldern. Kızılağaç, Kızılot und Okurcalar kosten dasselbe. Montags fließt der Verkehr wegen des Marktes langsam; an diesem Tag planen wir zehn Minuten mehr ein.',
    'Kızılot und Okurcalar zum selben Preis',
  ],
  avsallar: [
    'Zur Bucht von İncekum: anderthalb Stunden bis zum feinsten Sand der Küste.',
    'İncekum heißt feiner Sand, und er ist es. Die Hotels von Avsallar liegen beiderseits der Schnellstraße; unsere Fahrer wissen, welches eine Unterführung hat, und halten auf Ihrer Seite, damit niemand mit Koffern hinüber muss.',
    'Wir halten auf der Seite Ihres Hotels',
  ],
  konakli: [
    'Kurz vor Alanya, mit Blick auf den Burgberg: knapp zwei Stunden nach Konaklı.',
    'Von hier sieht man die Burg, ohne in ihrem Verkehr zu stehen. Türkler und Payallar liegen am Weg und sind im Preis. Eine Rast in Manavgat mit Tee und sauberem WC gehört dazu, wenn Kinder im Wagen sind.',
    'Teepause in Manavgat für Familien',
  ],
  mahmutlar: [
    'Durch Alanya hindurch zu den Bananen: zweieinviertel Stunden nach Mahmutlar.',
    'Östlich von Alanya beginnt das Bananenland, und Mahmutlar ist seine Stadt mit Uhrturm und zwölfstöckigen Häusern. Nennen Sie Block und Wohnung; bei Anlagen mit Schlüsselkasten wartet der Fahrer, bis die Tür offen ist.',
    'Der Fahrer bleibt, bis Ihre Tür offen ist',
  ],
  goynuk: [
    'Fünfundfünfzig Minuten an den Fuß der Schlucht, ohne den Umweg über Kemer.',
    'Göynük liegt zwischen Strand und Schlucht, und fast jedes Hotel hat beides. Wer am ersten Tag wandern will, bekommt vom Fahrer die Karte mit den Wasserständen; von Mai bis Oktober geht man bis zur Hüfte.',
    'Karte der Schlucht mit Wasserständen',
  ],
  ormana: [
    'Hinauf in den Taurus zu den Knopfhäusern: gut zwei Stunden, achthundert Höhenmeter.',
    'Hinter Akseki werden die Häuser aus Holz und trockenem Stein, ohne Mörtel, mit Balkenköpfen wie Knöpfe. Die Straße hat viele Kurven und guten Belag. Im Winter fahren wir mit Ketten, im Mai hält man wegen der Pfingstrosen.',
    'Bergfahrer, die in Akseki zu Hause sind',
  ],
  pamukkale: [
    'In dreieinviertel Stunden über Korkuteli und die Hochebene zu den weißen Terrassen.',
    'Einmal von null auf zwölfhundert Meter und wieder hinab, an Obstgärten und Weizenfeldern vorbei. Unterwegs halten wir in Acıpayam, wo die Suppe auch morgens um sechs heiß ist. Karahayıt kostet dasselbe.',
    'Suppenhalt in Acıpayam, auch frühmorgens',
  ],
  izmir: [
    'Eine halbe Stunde an die Uferpromenade von Alsancak, Kemeraltı oder Karşıyaka.',
    'Die Bahn fährt dieselbe Strecke, aber nicht bis vor die Tür und nicht mit drei Koffern. Der Fahrer wählt zwischen Ring und Hafenstraße nach Uhrzeit. Karşıyaka auf der anderen Seite der Bucht kostet dasselbe.',
    'Karşıyaka zum selben Preis',
  ],
  urla: [
    'Eine Dreiviertelstunde zu Artischocken, Weingütern und dem Hafen von İskele.',
    'Urla hat zwei Hälften, den Ort und den Hafen, dazu Weingüter an Feldwegen ohne Namen. Schicken Sie uns den Standort Ihres Hauses als Nadel; mit Hausnummern kommt hier auch der Briefträger nicht weit.',
    'Wir fahren nach Kartennadel, nicht nach Hausnummer',
  ],
  cesme: [
    'Bis ans Ende der Autobahn: fünf Viertelstunden zur Burg und zur Fähre nach Chios.',
    'Ilıca und Dalyan gehören dazu. Wer auf die Fähre nach Chios umsteigt, sagt uns die Abfahrt; der Fahrer ist vierzig Minuten vorher am Zoll, denn die Schlange dort ist länger als das Schiff.',
    'Rechtzeitig am Zoll für die Fähre nach Chios',
  ],
  sirince: [
    'Erst Autobahn, dann acht Kilometer Kurven zwischen Oliven und Pfirsichen.',
    'Im Dorf selbst ist nur Platz für kleine Wagen, deshalb bieten wir hier keinen Bus an. Die Gassen sind gepflastert und steil; der Fahrer trägt die Koffer bis zur Pension, auch wenn sie oben bei der Kirche liegt.',
    'Koffer bis zur Pension getragen',
  ],
  bergama: [
    'Nach Norden durch Aliağa und Weinfelder, bis der Burgberg von Pergamon aufragt.',
    'Gut anderthalb Stunden, die Hälfte davon am Meer. Die Pensionen liegen im alten Viertel am Hang, in Gassen für einen Esel; wir fahren bis zum Platz an der Roten Halle und rufen Ihre Wirtsleute an.',
    'Übergabe am Platz bei der Roten Halle',
  ],
  urgup: [
    'Eine Stunde vom kleinen Flughafen Kayseri zu den Höhlenhotels auf dem Esbelli-Hügel.',
    'Ürgüp liegt mit am nächsten am Flughafen und ist nachts am hellsten. Die Hotels am Esbelli-Hügel haben Stufen statt Einfahrten; ein Anruf unterwegs, und jemand wartet unten an der Laterne auf Ihr Gepäck.',
    'Anruf beim Hotel, bevor Sie ankommen',
  ],
  uchisar: [
    'Siebzig Minuten hinauf zum höchsten Ort Kappadokiens und seiner Felsenburg.',
    'Uçhisar sieht auf alle anderen herab, und morgens auch auf die Ballone. Wer früh landet, erreicht die Terrasse zum Sonnenaufgang, wenn der Flug vor fünf da ist; im Juni wird das knapp, im November nicht.',
    'Bei frühen Flügen zum Sonnenaufgang oben',
  ],
  ortahisar: [
    'In den Ort der Zitronenkeller: gut eine Stunde, mit Blick auf die durchlöcherte Burg.',
    'Unter Ortahisar lagern in Tuffkellern die Zitronen der halben Türkei, und im Winter riecht das Dorf danach. Es ist stiller als Göreme, liegt näher am Flughafen und hat eine Straße, die auch der Kleinbus mag.',
    'Stiller als Göreme und näher',
  ],
  avanos: [
    'Eine Stunde an den Roten Fluss, zu den Töpfern und der Hängebrücke.',
    'Der Kızılırmak färbt den Ton, und der Ton hat Avanos ernährt. Viele Werkstätten nehmen Pakete an; wenn Sie auf der Rückfahrt Zerbrechliches haben, bringt der Fahrer Decken mit.',
    'Decken für Keramik auf der Rückfahrt',
  ],
  mustafapasa: [
    'Ins alte Sinasos der Griechen: gut eine Stunde zu geschnitzten Fassaden.',
    'Bis 1924 war dies ein griechisches Dorf, und an den Türstürzen stehen noch Jahreszahlen. Die Hotels sind alte Herrenhäuser, der Platz davor ist groß genug zum Wenden, und abends hört man die Grillen.',
    'Vor die Tür der alten Herrenhäuser',
  ],
  erciyes: [
    'Vierzig Minuten vom Flughafen an den Lift, auf 2.200 Meter, mit Skiern auf dem Dach.',
    'Um neun gelandet, um elf auf der Piste: Der Wagen hat Winterreifen, Skiträger und eine Sitzheizung. Tekir und Hisarcık sind im Preis. Bei Schneesturm sperrt die Polizei die letzten acht Kilometer; dann warten Sie bei Tee in Hisarcık.',
    'Skiträger und Winterreifen inbegriffen',
  ],
}
