/** Teams by roster, strongest first: 'Russian name|English name' joined by semicolons. */
export const FOOTBALL_TEAMS = {
  england:
    'Манчестер Сити|Manchester City;Арсенал|Arsenal;Ливерпуль|Liverpool;Челси|Chelsea;Тоттенхэм Хотспур|Tottenham Hotspur;Ньюкасл Юнайтед|Newcastle United;Астон Вилла|Aston Villa;Манчестер Юнайтед|Manchester United;Брайтон|Brighton;Вест Хэм|West Ham;Кристал Пэлас|Crystal Palace;Фулхэм|Fulham;Борнмут|Bournemouth;Брентфорд|Brentford;Эвертон|Everton;Вулверхэмптон|Wolverhampton;Ноттингем Форест|Nottingham Forest;Лидс|Leeds United;Бернли|Burnley;Сандерленд|Sunderland',
  championship:
    'Лестер|Leicester City;Саутгемптон|Southampton;Ипсвич|Ipswich Town;Мидлсбро|Middlesbrough;Ковентри|Coventry City;Вест Бромвич|West Bromwich;Шеффилд Юнайтед|Sheffield United;Норвич|Norwich City;Уотфорд|Watford;Бристоль Сити|Bristol City;Блэкберн|Blackburn Rovers;Миллуолл|Millwall;Сток Сити|Stoke City;Престон|Preston North End;Халл Сити|Hull City;Суонси|Swansea City;КПР|Queens Park Rangers;Дерби Каунти|Derby County;Портсмут|Portsmouth;Шеффилд Уэнсдей|Sheffield Wednesday',
  spain:
    'Реал Мадрид|Real Madrid;Барселона|Barcelona;Атлетико Мадрид|Atletico Madrid;Атлетик Бильбао|Athletic Bilbao;Вильярреал|Villarreal;Реал Сосьедад|Real Sociedad;Бетис|Real Betis;Севилья|Sevilla;Валенсия|Valencia;Жирона|Girona;Сельта|Celta Vigo;Осасуна|Osasuna;Мальорка|Mallorca;Райо Вальекано|Rayo Vallecano;Хетафе|Getafe;Алавес|Alaves;Эспаньол|Espanyol;Леванте|Levante;Эльче|Elche;Овьедо|Real Oviedo',
  germany:
    'Бавария|Bayern Munich;Байер Леверкузен|Bayer Leverkusen;Боруссия Дортмунд|Borussia Dortmund;РБ Лейпциг|RB Leipzig;Штутгарт|Stuttgart;Айнтрахт Франкфурт|Eintracht Frankfurt;Фрайбург|Freiburg;Вольфсбург|Wolfsburg;Хоффенхайм|Hoffenheim;Боруссия Мёнхенгладбах|Borussia Monchengladbach;Майнц|Mainz;Вердер|Werder Bremen;Аугсбург|Augsburg;Унион Берлин|Union Berlin;Хайденхайм|Heidenheim;Санкт-Паули|St. Pauli;Гамбург|Hamburg;Кёльн|Cologne',
  italy:
    'Интер|Inter;Наполи|Napoli;Милан|Milan;Ювентус|Juventus;Аталанта|Atalanta;Рома|Roma;Лацио|Lazio;Фиорентина|Fiorentina;Болонья|Bologna;Торино|Torino;Удинезе|Udinese;Дженоа|Genoa;Комо|Como;Кальяри|Cagliari;Парма|Parma;Лечче|Lecce;Верона|Verona;Сассуоло|Sassuolo;Пиза|Pisa;Кремонезе|Cremonese',
  france:
    'ПСЖ|Paris Saint-Germain;Марсель|Marseille;Монако|Monaco;Лилль|Lille;Лион|Lyon;Ницца|Nice;Ланс|Lens;Ренн|Rennes;Страсбург|Strasbourg;Брест|Brest;Тулуза|Toulouse;Нант|Nantes;Осер|Auxerre;Анже|Angers;Гавр|Le Havre;Лорьян|Lorient;Париж|Paris FC;Мец|Metz',
  russia:
    'Зенит|Zenit;Спартак Москва|Spartak Moscow;Краснодар|Krasnodar;Локомотив Москва|Lokomotiv Moscow;Динамо Москва|Dynamo Moscow;ЦСКА|CSKA Moscow;Ростов|Rostov;Рубин|Rubin Kazan;Ахмат|Akhmat;Крылья Советов|Krylia Sovetov;Пари НН|Pari NN;Оренбург|Orenburg;Балтика|Baltika;Сочи|Sochi;Динамо Махачкала|Dynamo Makhachkala;Акрон|Akron Tolyatti',
  'russia-first':
    'Торпедо Москва|Torpedo Moscow;Урал|Ural;Факел|Fakel;Родина|Rodina;Химки|Khimki;Арсенал Тула|Arsenal Tula;Шинник|Shinnik;КАМАЗ|KAMAZ;Енисей|Yenisey;СКА-Хабаровск|SKA Khabarovsk;Нефтехимик|Neftekhimik;Черноморец Новороссийск|Chernomorets;Ротор|Rotor;Чайка|Chayka;Сокол Саратов|Sokol Saratov;Уфа|Ufa;Волга Ульяновск|Volga Ulyanovsk;Спартак Кострома|Spartak Kostroma',
  champions:
    'Брюгге|Club Brugge;Селтик|Celtic;Шахтёр Донецк|Shakhtar Donetsk;Динамо Загреб|Dinamo Zagreb;Зальцбург|Salzburg;Копенгаген|Copenhagen;Црвена Звезда|Crvena Zvezda;Карабах|Qarabag;Спарта Прага|Sparta Prague;Базель|Basel;Янг Бойз|Young Boys;Штурм|Sturm Graz;АЕК|AEK Athens;Панатинаикос|Panathinaikos;Генк|Genk;Мидтьюлланн|Midtjylland;Слован Братислава|Slovan Bratislava;Лудогорец|Ludogorets;Пафос|Pafos;Жальгирис|Zalgiris;Шериф|Sheriff Tiraspol;Виктория Пльзень|Viktoria Plzen;Риека|Rijeka;Маккаби Хайфа|Maccabi Haifa',
  europa:
    'Рейнджерс|Rangers;Олимпиакос|Olympiacos;Славия Прага|Slavia Prague;Андерлехт|Anderlecht;Мальмё|Malmo;Будё-Глимт|Bodo/Glimt;Ференцварош|Ferencvaros;ПАОК|PAOK;Динамо Киев|Dynamo Kyiv;Юнион Сен-Жилуаз|Union Saint-Gilloise;Партизан|Partizan;Рапид Вена|Rapid Vienna;Лугано|Lugano;Брондбю|Brondby;Хайдук Сплит|Hajduk Split;Маккаби Тель-Авив|Maccabi Tel Aviv;ФКСБ|FCSB;Абердин|Aberdeen;Молде|Molde;Хаммарбю|Hammarby',
  netherlands:
    'ПСВ|PSV;Аякс|Ajax;Фейеноорд|Feyenoord;АЗ Алкмар|AZ Alkmaar;Твенте|Twente;Утрехт|Utrecht;Неймеген|NEC Nijmegen;Спарта Роттердам|Sparta Rotterdam;Херенвен|Heerenveen;Гронинген|Groningen;Фортуна Ситтард|Fortuna Sittard;Гоу Эхед Иглз|Go Ahead Eagles;Хераклес|Heracles;Зволле|Zwolle;НАК Бреда|NAC Breda;Волендам|Volendam;Телстар|Telstar;Эксельсиор|Excelsior',
  portugal:
    'Спортинг|Sporting CP;Бенфика|Benfica;Порту|Porto;Брага|Braga;Витория Гимарайнш|Vitoria Guimaraes;Морейренсе|Moreirense;Фамаликан|Famalicao;Санта-Клара|Santa Clara;Эшторил|Estoril;Каза Пия|Casa Pia;Риу Аве|Rio Ave;Жил Висенте|Gil Vicente;Насьонал|Nacional;Арока|Arouca;Эштрела|Estrela Amadora;Тондела|Tondela;Алверка|Alverca;АВС|AVS',
  turkey:
    'Галатасарай|Galatasaray;Фенербахче|Fenerbahce;Бешикташ|Besiktas;Трабзонспор|Trabzonspor;Истанбул Башакшехир|Istanbul Basaksehir;Гёзтепе|Goztepe;Самсунспор|Samsunspor;Касымпаша|Kasimpasa;Коньяспор|Konyaspor;Аланьяспор|Alanyaspor;Антальяспор|Antalyaspor;Ризеспор|Rizespor;Газиантеп|Gaziantep;Кайсериспор|Kayserispor;Эюпспор|Eyupspor;Кочаэлиспор|Kocaelispor;Генчлербирлиги|Genclerbirligi;Фатих Карагюмрюк|Fatih Karagumruk',
  brazil:
    'Фламенго|Flamengo;Палмейрас|Palmeiras;Ботафого|Botafogo;Атлетико Минейро|Atletico Mineiro;Сан-Паулу|Sao Paulo;Флуминенсе|Fluminense;Интернасьонал|Internacional;Гремио|Gremio;Крузейро|Cruzeiro;Коринтианс|Corinthians;Баия|Bahia;Васко да Гама|Vasco da Gama;Сантос|Santos;Форталеза|Fortaleza;Брагантино|Bragantino;Витория|Vitoria;Сеара|Ceara;Жувентуде|Juventude;Мирасол|Mirassol;Спорт Ресифи|Sport Recife',
  argentina:
    'Ривер Плейт|River Plate;Бока Хуниорс|Boca Juniors;Расинг Клуб|Racing Club;Индепендьенте|Independiente;Сан-Лоренсо|San Lorenzo;Велес Сарсфилд|Velez Sarsfield;Эстудиантес|Estudiantes;Росарио Сентраль|Rosario Central;Тальерес|Talleres;Ланус|Lanus;Уракан|Huracan;Архентинос Хуниорс|Argentinos Juniors;Дефенса и Хустисия|Defensa y Justicia;Бельграно|Belgrano;Химнасия|Gimnasia;Банфилд|Banfield;Ньюэллс|Newells Old Boys;Тигре|Tigre',
  usa: 'Интер Майами|Inter Miami;Лос-Анджелес|Los Angeles FC;Цинциннати|Cincinnati;Коламбус Крю|Columbus Crew;Филадельфия Юнион|Philadelphia Union;Сиэтл Саундерс|Seattle Sounders;Орландо Сити|Orlando City;Лос-Анджелес Гэлакси|LA Galaxy;Нью-Йорк Сити|New York City;Шарлотт|Charlotte;Миннесота Юнайтед|Minnesota United;Ванкувер Уайткэпс|Vancouver Whitecaps;Портленд Тимберс|Portland Timbers;Атланта Юнайтед|Atlanta United;Нэшвилл|Nashville;Остин|Austin;Чикаго Файр|Chicago Fire;Торонто|Toronto',
  kazakhstan:
    'Кайрат|Kairat;Астана|Astana;Актобе|Aktobe;Ордабасы|Ordabasy;Тобол|Tobol;Елимай|Yelimay;Кызыл-Жар|Kyzylzhar;Женис|Zhenis;Жетысу|Zhetysu;Атырау|Atyrau;Кайсар|Kaisar;Туран|Turan;Окжетпес|Okzhetpes;Улытау|Ulytau;Каспий|Caspiy;Иртыш|Irtysh',
  poland:
    'Лех|Lech Poznan;Ракув|Rakow;Ягеллония|Jagiellonia;Легия|Legia Warsaw;Погонь|Pogon Szczecin;Гурник Забже|Gornik Zabrze;Краковия|Cracovia;Мотор Люблин|Motor Lublin;Пяст|Piast Gliwice;Корона|Korona Kielce;Видзев|Widzew Lodz;Катовице|Katowice;Радомяк|Radomiak;Заглембе Любин|Zaglebie Lubin;Лехия|Lechia Gdansk;Арка|Arka Gdynia;Висла Плоцк|Wisla Plock;Термалица|Termalica',
  japan:
    'Виссел Кобе|Vissel Kobe;Касима Антлерс|Kashima Antlers;Санфречче Хиросима|Sanfrecce Hiroshima;Касива Рейсол|Kashiwa Reysol;Урава Редс|Urawa Reds;Мачида Зелвия|Machida Zelvia;Гамба Осака|Gamba Osaka;Кавасаки Фронтале|Kawasaki Frontale;Сересо Осака|Cerezo Osaka;Иокогама Маринос|Yokohama F. Marinos;Токио|FC Tokyo;Нагоя Грампус|Nagoya Grampus;Киото Санга|Kyoto Sanga;Ависпа Фукуока|Avispa Fukuoka;Симидзу|Shimizu S-Pulse;Токио Верди|Tokyo Verdy;Фаджиано Окаяма|Fagiano Okayama;Сёнан Бельмаре|Shonan Bellmare',
  mexico:
    'Америка|America;Монтеррей|Monterrey;Тигрес|Tigres;Крус Асуль|Cruz Azul;Толука|Toluca;Гвадалахара|Guadalajara;Леон|Leon;Пачука|Pachuca;Пумас|Pumas UNAM;Атлас|Atlas;Сантос Лагуна|Santos Laguna;Тихуана|Tijuana;Некакса|Necaxa;Керетаро|Queretaro;Хуарес|Juarez;Пуэбла|Puebla;Масатлан|Mazatlan;Сан-Луис|San Luis',
  saudi:
    'Аль-Хиляль|Al Hilal;Аль-Иттихад|Al Ittihad;Аль-Наср|Al Nassr;Аль-Ахли|Al Ahli;Аль-Кадисия|Al Qadsiah;Аль-Шабаб|Al Shabab;Аль-Иттифак|Al Ettifaq;Аль-Таавун|Al Taawoun;Аль-Фатех|Al Fateh;Дамак|Damac;Аль-Халидж|Al Khaleej;Аль-Рияд|Al Riyadh;Аль-Файха|Al Fayha;Аль-Холуд|Al Kholood;Аль-Охдуд|Al Okhdood;Неом|Neom',
  belarus:
    'Динамо Минск|Dinamo Minsk;МЛ Витебск|ML Vitebsk;БАТЭ|BATE Borisov;Торпедо-БелАЗ|Torpedo-BelAZ;Неман|Neman Grodno;Динамо Брест|Dinamo Brest;Славия Мозырь|Slavia Mozyr;Гомель|Gomel;Ислочь|Isloch;Минск|FC Minsk;Арсенал Дзержинск|Arsenal Dzerzhinsk;Сморгонь|Smorgon;Слуцк|Slutsk;Нафтан|Naftan;Витебск|Vitebsk;Молодечно|Molodechno',
  nations:
    'Аргентина|Argentina;Франция|France;Испания|Spain;Англия|England;Бразилия|Brazil;Португалия|Portugal;Нидерланды|Netherlands;Германия|Germany;Бельгия|Belgium;Италия|Italy;Хорватия|Croatia;Уругвай|Uruguay;Колумбия|Colombia;Марокко|Morocco;Япония|Japan;США|USA;Мексика|Mexico;Швейцария|Switzerland;Сенегал|Senegal;Дания|Denmark;Австрия|Austria;Сербия|Serbia;Польша|Poland;Турция|Turkey;Россия|Russia;Казахстан|Kazakhstan;Узбекистан|Uzbekistan;Египет|Egypt',
} as const;
