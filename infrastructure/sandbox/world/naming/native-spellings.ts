/** Latin words of names as they are written at home, with their diacritics; the names of the world have none. */
const WORDS =
  'Alaves=Alavés Monchengladbach=Mönchengladbach Gremio=Grêmio Ceara=Ceará Vitoria=Vitória Guimaraes=Guimarães Famalicao=Famalicão ' +
  'Mineiro=Mineiro Velez=Vélez Lanus=Lanús Huracan=Huracán Leon=León Queretaro=Querétaro Juarez=Juárez Mazatlan=Mazatlán Goztepe=Göztepe ' +
  'Besiktas=Beşiktaş Fenerbahce=Fenerbahçe Istanbul=İstanbul Basaksehir=Başakşehir Kasimpasa=Kasımpaşa Eyupspor=Eyüpspor Genclerbirligi=Gençlerbirliği ' +
  'Karagumruk=Karagümrük Poznan=Poznań Rakow=Raków Pogon=Pogoń Gornik=Górnik Lodz=Łódź Zaglebie=Zagłębie Gdansk=Gdańsk Wisla=Wisła Plock=Płock ' +
  'Qarabag=Qarabağ Plzen=Plzeň Zalgiris=Žalgiris Malmo=Malmö Bodo=Bodø Ferencvaros=Ferencváros Brondby=Brøndby Vaxjo=Växjö Lulea=Luleå ' +
  'Frolunda=Frölunda Farjestad=Färjestad Skelleftea=Skellefteå Orebro=Örebro Rogle=Rögle Djurgarden=Djurgården Brynas=Brynäs Timra=Timrå ' +
  'Linkoping=Linköping Karpat=Kärpät Assat=Ässät Eisbaren=Eisbären Nurnberg=Nürnberg Kolner=Kölner Lowen=Löwen Eislowen=Eislöwen ' +
  'Ocelari=Oceláři Trinec=Třinec Vitkovice=Vítkovice Bili=Bílí Tygri=Tygři Skoda=Škoda Kralove=Králové Litvinov=Litvínov Ceske=České ' +
  'Budejovice=Budějovice Rytiri=Rytíři Gotteron=Gottéron Geneve=Genève Buducnost=Budućnost Slask=Śląsk Wroclaw=Wrocław ' +
  'Turk=Türk Bahcesehir=Bahçeşehir Karsiyaka=Karşıyaka Tofas=Tofaş Darussafaka=Darüşşafaka Siauliai=Šiauliai Nevezis=Nevėžis Gargzdai=Gargždai ' +
  'Wurzburg=Würzburg Gottingen=Göttingen Jastrzebski=Jastrzębski Wegiel=Węgiel Belchatow=Bełchatów Slepsk=Ślepsk Suwalki=Suwałki ' +
  'Czestochowa=Częstochowa Bankasi=Bankası Buyuksehir=Büyükşehir Aktas=Aktaş Jose=José Fuchse=Füchse Goppingen=Göppingen ' +
  'Veszprem=Veszprém Chambery=Chambéry Raphael=Raphaël Nimes=Nîmes Creteil=Créteil Logrono=Logroño Frigorificos=Frigoríficos ' +
  'Sabac=Šabac Mullsjo=Mullsjö Strangnas=Strängnäs Enkoping=Enköping Pinoke=Pinoké Begles=Bègles Francais=Français Atletico=Atlético ' +
  'Breogan=Breogán Malaga=Málaga Cordoba=Córdoba ' +
  'Djokovic=Đoković Lehecka=Lehečka Cerundolo=Cerúndolo Baez=Báez Kecmanovic=Kecmanović Machac=Macháč Mensik=Menšík ' +
  'Carreno=Carreño Kolar=Kolář Swiatek=Świątek Muchova=Muchová Krejcikova=Krejčíková Vekic=Vekić Vondrousova=Vondroušová Noskova=Nosková ' +
  'Bouzkova=Bouzková Bucsa=Bucșa Jovovic=Jovović Ozturk=Öztürk Sonmez=Sönmez Horak=Horák Dvorak=Dvořák Wisniewski=Wiśniewski Cerny=Černý ' +
  'Kaminski=Kamiński Prochazka=Procházka Zielinski=Zieliński Vesely=Veselý Wojcik=Wójcik Kucera=Kučera Benes=Beneš Pospisil=Pospíšil ' +
  'Moregard=Möregårdh Jorgic=Jorgić Pawlowski=Pawłowski Zajac=Zając Krolikowski=Królikowski Wrobel=Wróbel Stepien=Stępień Gorski=Górski ' +
  'Nemec=Němec Kriz=Kříž Simek=Šimek Blazek=Blažek Stastny=Šťastný Hajek=Hájek Marin=Marín Perusic=Perušić Losiak=Łosiak Sorum=Sørum ' +
  'Ahman=Åhman Galan=Galán Lebron=Lebrón Gonzalez=González Sanchez=Sánchez Gutierrez=Gutiérrez Rodriguez=Rodríguez ' +
  'Elias=Elías Benavidez=Benavídez Ramirez=Ramírez Martinez=Martínez Alvarez=Álvarez Rakic=Rakić Perez=Pérez Hulkenberg=Hülkenberg Pogacar=Pogačar ' +
  'Roglic=Roglič Laegreid=Lægreid Muller=Müller Yilmaz=Yılmaz Kostic=Kostić Jovic=Jović Lopez=López Diaz=Díaz Traore=Traoré Liege=Liège ' +
  'Ostersund=Östersund';

const NATIVE: ReadonlyMap<string, string> = new Map(
  WORDS.split(' ').map((pair) => {
    const [plain = '', native = ''] = pair.split('=');
    return [plain, native] as const;
  }),
);

/** NAM-6 What stands for a part of a name that lost its letters, whole. */
const PHRASES: Readonly<Record<string, string>> = {
  'Sao Paulo': 'São Paulo',
  'Sao Jose': 'São José',
  'Newells Old Boys': 'Newell’s Old Boys',
  'Pays d Aix': 'Pays d’Aix',
  'O Connell C.': 'O’Connell C.',
  'O Malley S.': 'O’Malley S.',
  'O Sullivan R.': 'O’Sullivan R.',
};

/** NAM-6 A Latin name with the diacritics that it has at home. */
export function nativeSpelling(latin: string): string {
  return PHRASES[latin] ?? latin.replace(/[A-Za-z]+/g, (word) => NATIVE.get(word) ?? word);
}
