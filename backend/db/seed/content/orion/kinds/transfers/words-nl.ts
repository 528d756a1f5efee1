import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_NL: Record<RouteKey, RouteWords> = {
  side: [
    'Een goed uur over de D400, tot de zuilen van de Apollotempel voor je staan.',
    'Tot Serik rijd je langs citrusgaarden, daarna komen hotels en katoen. Slaap je in de oude stad, dan stopt de rit bij de slagboom naast het theater; een elektrisch karretje brengt de bagage door de zuilenstraat.',
    'Met een elektrisch karretje de oude stad in',
  ],
  alanya: [
    'Twee uur langs de kust, het laatste stuk met het kasteel in beeld.',
    'Na Manavgat komen de bergen tot aan zee en bij Avsallar ruik je voor het eerst bananen. We nemen de nieuwe rondweg; wie aan het Cleopatrastrand slaapt, mist zo de veertien stoplichten van het centrum.',
    'Over de rondweg, langs veertien stoplichten heen',
  ],
  belek: [
    'Veertig minuten naar de golfhotels, tassen en trolleys inbegrepen.',
    'Bij Kadriye slaan we af tussen de dennen. De hotels van Belek liggen tot acht kilometer uit elkaar, dus we willen de precieze naam: drie ervan heten bijna hetzelfde, en de poort is niet altijd waar de kaart hem tekent.',
    'Eén golftas per gast gratis mee',
  ],
  kemer: [
    'Door drie tunnels en onder rotswanden door naar de jachthaven van Kemer.',
    'Links de zee, rechts het nationale park Beydağları en daartussen amper plaats voor de weg. Op vrijdag en zondag loopt het vast bij de tunnels; dan neemt de chauffeur de havenweg van Antalya, vijf kilometer om en toch sneller.',
    'Een sluiproute voor vrijdag en zondag',
  ],
  lara: [
    'Twintig minuten van de bagageband tot de lobby in Lara of Kundu.',
    'Korter kan een reis haast niet: de landingsbaan rond en dan palmen. Land je rond middernacht, vraag dan het kamerpakket met water, fruit en plat brood, want de keukens zijn dan dicht.',
    'Nachtpakket met fruit en brood op verzoek',
  ],
  goreme: [
    'Over de hoogvlakte naar de feeënschoorstenen, met de Erciyes in de spiegel.',
    'Na veertig minuten duikt de weg het dal van Göreme in en begrijp je waarom iedereen wil uitstappen. Bij het uitzichtpunt Esentepe stoppen we graag. Kleine grothotels liggen in steegjes die alleen onze smalle auto haalt.',
    'Fotostop bij uitzichtpunt Esentepe',
  ],
  selcuk: [
    'Vijftig minuten snelweg, dan ooievaars op het aquaduct: Selçuk, de poort van Efeze.',
    'De tol is betaald. In het voorjaar zitten de ooievaars op de bogen midden in het stadje, en de meeste pensions liggen er vlakbij. Wil je meteen door naar Efeze, dan zet de chauffeur de koffers bij de receptie af.',
    'Bagage naar het pension, jij naar Efeze',
  ],
  kaleici: [
    'Dertig minuten naar de poort van Hadrianus, de laatste meters met een kruier.',
    'Kaleiçi is dicht voor auto’s zodra de paaltjes omhoog staan. Tien minuten van tevoren belt de chauffeur de kruier van je pension, die met zijn kar bij de juiste van de vijf poorten staat. Ook om drie uur ’s nachts.',
    'Op elk uur een kruier bij de poort',
  ],
  alacati: [
    'Zeventig minuten naar stenen huizen en windmolens; surfplanken rijden mee.',
    'De snelweg naar het westen loopt na Urla leeg en aan het eind draaien windturbines. In het seizoen is de Kemalpaşastraat vanaf de middag autovrij; we kennen van elk stenen huis de achterom.',
    'Twee planken op het dak zonder toeslag',
  ],
  kusadasi: [
    'De pas over en omlaag naar het Duiveneiland: een goed uur van luchthaven Izmir.',
    'Ga je aan boord van een schip, geef dan de pier en de inschepingstijd door in plaats van een hotel; de chauffeur zet je af bij de poort van de cruisehaven, niet op de boulevard ervoor. Kadınlar Denizi, het vrouwenstrand, kost evenveel.',
    'Tot aan de poort van de cruisehaven',
  ],
  bogazkent: [
    'Drie kwartier naar de monding van de Köprüçay, waar dennen in het zand staan.',
    'Boğazkent ligt aan het eind van een zijweg waar na elf uur ’s avonds geen bus meer rijdt. De weg is smal, recht en vol kikkers; onze chauffeurs rijden er vijftig.',
    'Ook ’s nachts, als er geen bus meer gaat',
  ],
  colakli: [
    'Vijfenvijftig minuten naar Çolaklı en Evrenseki, vóór Side en eerder op het strand.',
    'De drie badplaatsen voor Side lopen in elkaar over en de hotels staan met hun rug naar de weg. We rijden naar de ingang aan de zeekant, niet naar de leveranciersdeur waar navigatie graag eindigt.',
    'Naar de zeekant, niet naar de leveranciersdeur',
  ],
  kizilagac: [
    'Voorbij Manavgat wordt het stil: vijf kwartier naar Kızılağaç en Kızılot.',
    'De Manavgat over en dan twintig minuten tussen vijgen en akkers. Kızılağaç, Kızılot en Okurcalar kosten evenveel. Op maandag is het druk door de markt; die dag rekenen we tien minuten extra.',
    'Kızılot en Okurcalar voor dezelfde prijs',
  ],
  avsallar: [
    'Naar de baai van İncekum: anderhalf uur tot het fijnste zand van deze kust.',
    'İncekum betekent fijn zand, en dat klopt. De hotels van Avsallar liggen aan weerszijden van de grote weg; onze chauffeurs weten welke een tunneltje hebben en stoppen aan jouw kant, zodat niemand met koffers hoeft over te steken.',
    'We stoppen aan de kant van je hotel',
  ],
  konakli: [
    'Net voor Alanya, tegenover de burchtrots: krap twee uur naar Konaklı.',
    'Van hier zie je het kasteel zonder in zijn verkeer te staan. Türkler en Payallar liggen op de route en zitten in de prijs. Met kinderen aan boord hoort een pauze in Manavgat erbij, met thee en een schone wc.',
    'Theepauze in Manavgat voor gezinnen',
  ],
  mahmutlar: [
    'Door Alanya heen naar de bananen: twee en een kwart uur naar Mahmutlar.',
    'Ten oosten van Alanya begint het bananenland en Mahmutlar is de stad ervan, met klokkentoren en flats van twaalf hoog. Geef blok en nummer door; ligt de sleutel in een kastje, dan wacht de chauffeur tot de deur open is.',
    'De chauffeur blijft tot je deur open is',
  ],
  goynuk: [
    'Vijfenvijftig minuten naar de voet van de kloof, zonder omweg via Kemer.',
    'Göynük ligt tussen strand en kloof en bijna elk hotel heeft beide. Wil je de eerste dag al lopen, dan krijg je van de chauffeur de kaart met waterstanden; van mei tot oktober waad je tot je heupen.',
    'Kaart van de kloof met waterstanden',
  ],
  ormana: [
    'De Taurus in naar de knopenhuizen: ruim twee uur en achthonderd meter klimmen.',
    'Voorbij Akseki zijn de huizen van hout en gestapelde steen zonder mortel, met balkkoppen als knopen. De weg heeft veel bochten en goed asfalt. In de winter hebben we kettingen bij ons, in mei stopt men voor de pioenen.',
    'Bergchauffeurs die in Akseki wonen',
  ],
  pamukkale: [
    'Via Korkuteli en de hoogvlakte naar de witte terrassen, in drie en een kwart uur.',
    'Van nul naar twaalfhonderd meter en weer omlaag, langs boomgaarden en graanvelden. Onderweg stoppen we in Acıpayam, waar de soep ook om zes uur ’s ochtends heet is. Karahayıt kost evenveel.',
    'Soepstop in Acıpayam, ook heel vroeg',
  ],
  izmir: [
    'Een halfuur naar de boulevard van Alsancak, naar Kemeraltı of naar Karşıyaka.',
    'De trein rijdt dezelfde kant op, maar niet tot de deur en niet met drie koffers. De chauffeur kiest naar het uur tussen ring en havenweg. Karşıyaka aan de overkant van de baai kost evenveel.',
    'Karşıyaka voor dezelfde prijs',
  ],
  urla: [
    'Drie kwartier naar artisjokken, wijngaarden en het haventje İskele.',
    'Urla heeft twee helften, stadje en haven, en wijnhuizen aan zandpaden zonder naam. Stuur ons een speld op de kaart; met huisnummers komt hier zelfs de postbode niet ver.',
    'We rijden op je kaartspeld, niet op huisnummer',
  ],
  cesme: [
    'Naar het eind van de snelweg: vijf kwartier tot het kasteel en de boot naar Chios.',
    'Ilıca en Dalyan horen erbij. Stap je over op de veerboot naar Chios, geef dan de vertrektijd door; de chauffeur is er veertig minuten eerder, want de rij bij de douane is langer dan het schip.',
    'Op tijd bij de douane voor de boot naar Chios',
  ],
  sirince: [
    'Eerst snelweg, dan acht kilometer bochten tussen olijven en perziken.',
    'In het dorp zelf is alleen plaats voor kleine auto’s, daarom bieden we hier geen bus aan. De steegjes zijn steil en geplaveid met keien; de chauffeur draagt de koffers tot aan het pension, ook als dat boven bij de kerk ligt.',
    'Koffers tot aan het pension gedragen',
  ],
  bergama: [
    'Naar het noorden langs Aliağa en wijngaarden, tot de burchtheuvel van Pergamon oprijst.',
    'Ruim anderhalf uur, de helft langs zee. De pensions liggen in de oude wijk op de helling, in steegjes voor een ezel; we rijden tot het plein bij de Rode Hal en bellen je gastheer.',
    'Ontvangst op het plein bij de Rode Hal',
  ],
  urgup: [
    'Een uur van de kleine luchthaven van Kayseri naar de grothotels op de Esbelliheuvel.',
    'Ürgüp ligt dicht bij de luchthaven en is ’s nachts het helderst verlicht. De hotels op Esbelli hebben trappen in plaats van opritten; één telefoontje onderweg, en beneden bij de lantaarn wacht iemand op je bagage.',
    'We bellen het hotel voor je er bent',
  ],
  uchisar: [
    'Zeventig minuten omhoog naar het hoogste dorp van Cappadocië en zijn rotsburcht.',
    'Uçhisar kijkt op alle andere neer, en ’s ochtends ook op de ballonnen. Land je voor vijven, dan haal je de zonsopgang op het terras; in juni is dat krap, in november niet.',
    'Bij vroege vluchten boven voor zonsopgang',
  ],
  ortahisar: [
    'Naar het stadje van de citroenkelders: een goed uur, met zicht op de holle rotsburcht.',
    'Onder Ortahisar liggen in tufkelders de citroenen van half Turkije, en in de winter ruikt het dorp ernaar. Het is er stiller dan in Göreme, wat dichterbij, en de straat is ook voor busjes breed genoeg.',
    'Stiller dan Göreme, en dichterbij',
  ],
  avanos: [
    'Een uur naar de Rode Rivier, de pottenbakkers en de hangbrug.',
    'De Kızılırmak kleurt de klei en de klei heeft Avanos gevoed. Veel werkplaatsen versturen pakketten; neem je op de terugweg iets breekbaars mee, dan heeft de chauffeur dekens bij zich.',
    'Dekens voor aardewerk op de terugweg',
  ],
  mustafapasa: [
    'Naar het Sinasos van de Grieken: een goed uur tot gevels van gebeeldhouwde steen.',
    'Tot 1924 was dit een Grieks dorp, en boven de deuren staan nog jaartallen. De hotels zijn oude herenhuizen, op het plein ervoor kun je keren en ’s avonds hoor je krekels.',
    'Tot de deur van de oude herenhuizen',
  ],
  erciyes: [
    'Veertig minuten van de luchthaven naar de lift op 2.200 meter, ski’s op het dak.',
    'Om negen uur geland, om elf uur op de piste: de auto heeft winterbanden, een skidrager en stoelverwarming. Tekir en Hisarcık zitten in de prijs. Bij sneeuwstorm sluit de politie de laatste acht kilometer; dan wacht je bij een thee in Hisarcık.',
    'Skidrager en winterbanden inbegrepen',
  ],
}
