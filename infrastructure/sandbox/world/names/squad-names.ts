/** Names of footballers by where they come from, given names and surnames apart: 'Russian|English' joined by semicolons. */
export const SQUAD_NAMES = {
  english: {
    given:
      'Джек|Jack;Гарри|Harry;Олли|Ollie;Джеймс|James;Люк|Luke;Бен|Ben;Том|Tom;Райан|Ryan;Каллум|Callum;Мейсон|Mason;Дэнни|Danny;Коннор|Connor;Аарон|Aaron;Джордан|Jordan;Лиам|Liam;Натан|Nathan;Алекс|Alex;Джо|Joe;Кайл|Kyle;Сэм|Sam',
    surnames:
      'Смит|Smith;Джонсон|Johnson;Уокер|Walker;Эванс|Evans;Кларк|Clarke;Тёрнер|Turner;Харрис|Harris;Купер|Cooper;Уорд|Ward;Моррис|Morris;Белл|Bell;Паркер|Parker;Хьюз|Hughes;Уотсон|Watson;Грин|Green;Вуд|Wood;Робертс|Roberts;Митчелл|Mitchell;Фостер|Foster;Барнс|Barnes;Рид|Reid;Доусон|Dawson;Холланд|Holland;Нэш|Nash;Портер|Porter;Стоун|Stone;Бейкер|Baker;Коллинз|Collins;Мёрфи|Murphy;Келли|Kelly;Бёртон|Burton;Лоусон|Lawson',
  },
  spanish: {
    given:
      'Хуан|Juan;Пабло|Pablo;Диего|Diego;Серхио|Sergio;Альваро|Alvaro;Карлос|Carlos;Луис|Luis;Мигель|Miguel;Иван|Ivan;Хавьер|Javier;Рауль|Raul;Маркос|Marcos;Адриан|Adrian;Уго|Hugo;Рубен|Ruben;Матео|Mateo;Николас|Nicolas;Энцо|Enzo;Гонсало|Gonzalo;Факундо|Facundo',
    surnames:
      'Гарсия|Garcia;Мартинес|Martinez;Лопес|Lopez;Диас|Diaz;Ортега|Ortega;Санчес|Sanchez;Ромеро|Romero;Торрес|Torres;Рамирес|Ramirez;Морено|Moreno;Хименес|Jimenez;Альварес|Alvarez;Гомес|Gomez;Рамос|Ramos;Наварро|Navarro;Кастро|Castro;Домингес|Dominguez;Васкес|Vazquez;Хиль|Gil;Суарес|Suarez;Молина|Molina;Дельгадо|Delgado;Кано|Cano;Вега|Vega;Кальво|Calvo;Пенья|Pena;Кабрера|Cabrera;Агирре|Aguirre;Феррейра|Ferreyra;Бенитес|Benitez;Роман|Roman;Пас|Paz',
  },
  portuguese: {
    given:
      'Бруно|Bruno;Жоао|Joao;Педро|Pedro;Рафаэл|Rafael;Тиаго|Tiago;Андре|Andre;Габриэл|Gabriel;Лукас|Lucas;Матеус|Matheus;Диогу|Diogo;Родриго|Rodrigo;Нуну|Nuno;Фелипе|Felipe;Вагнер|Vagner;Данило|Danilo;Эдер|Eder;Гильерме|Guilherme;Ренато|Renato;Виктор|Vitor;Сезар|Cesar',
    surnames:
      'Силва|Silva;Сантос|Santos;Перейра|Pereira;Коста|Costa;Фернандес|Fernandes;Оливейра|Oliveira;Соуза|Souza;Родригес|Rodrigues;Алмейда|Almeida;Карвалью|Carvalho;Рибейру|Ribeiro;Пинту|Pinto;Мендес|Mendes;Барбоза|Barbosa;Нунес|Nunes;Мартинс|Martins;Роша|Rocha;Дуарте|Duarte;Тейшейра|Teixeira;Матиас|Matias;Моура|Moura;Фрейтас|Freitas;Кардозу|Cardoso;Корреа|Correa;Батиста|Batista;Араужу|Araujo;Пайва|Paiva;Гомеш|Gomes;Лима|Lima;Виейра|Vieira;Монтейру|Monteiro;Аморим|Amorim',
  },
  german: {
    given:
      'Лукас|Lukas;Йонас|Jonas;Феликс|Felix;Макс|Max;Тим|Tim;Никлас|Niklas;Флориан|Florian;Юлиан|Julian;Давид|David;Симон|Simon;Мориц|Moritz;Патрик|Patrick;Штефан|Stefan;Маркус|Marcus;Сандер|Sander;Барт|Bart;Йорис|Joris;Рубен|Ruben;Даан|Daan;Свен|Sven',
    surnames:
      'Мюллер|Muller;Шмидт|Schmidt;Хартманн|Hartmann;Вагнер|Wagner;Беккер|Becker;Хофман|Hofmann;Кох|Koch;Рихтер|Richter;Кляйн|Klein;Вольф|Wolf;Нойман|Neumann;Шварц|Schwarz;Краузе|Krause;Леманн|Lehmann;Кёлер|Kohler;Кайзер|Kaiser;Фукс|Fuchs;Ланг|Lang;Вайс|Weiss;Хан|Hahn;Винтер|Winter;Зоммер|Sommer;Брандт|Brandt;Де Йонг|De Jong;Ван Дейк|Van Dijk;Баккер|Bakker;Виссер|Visser;Де Бур|De Boer;Мейер|Meijer;Петерс|Peters;Янсен|Jansen;Хендрикс|Hendriks',
  },
  italian: {
    given:
      'Лоренцо|Lorenzo;Маттео|Matteo;Андреа|Andrea;Федерико|Federico;Алессандро|Alessandro;Давиде|Davide;Марко|Marco;Никола|Nicola;Стефано|Stefano;Риккардо|Riccardo;Джакомо|Giacomo;Симоне|Simone;Лука|Luca;Пьетро|Pietro;Джованни|Giovanni;Франческо|Francesco;Даниэле|Daniele;Микеле|Michele;Томмазо|Tommaso;Филиппо|Filippo',
    surnames:
      'Росси|Rossi;Бьянки|Bianchi;Риччи|Ricci;Феррари|Ferrari;Романо|Romano;Коломбо|Colombo;Марино|Marino;Греко|Greco;Бруно|Bruno;Галло|Gallo;Конти|Conti;Манчини|Mancini;Лонго|Longo;Леоне|Leone;Мартини|Martini;Сантини|Santini;Фонтана|Fontana;Моретти|Moretti;Барбьери|Barbieri;Ломбарди|Lombardi;Джордано|Giordano;Кассано|Cassano;Ринальди|Rinaldi;Паризи|Parisi;Сартори|Sartori;Вилла|Villa;Гатти|Gatti;Орландо|Orlando;Монти|Monti;Серра|Serra;Пеллегрини|Pellegrini;Беллини|Bellini',
  },
  french: {
    given:
      'Антуан|Antoine;Кевин|Kevin;Гюго|Hugo;Тео|Theo;Матис|Mathis;Жюль|Jules;Поль|Paul;Ромен|Romain;Адам|Adam;Исмаэль|Ismael;Мусса|Moussa;Усман|Ousmane;Шейк|Cheikh;Ибраима|Ibrahima;Амаду|Amadou;Жордан|Jordan;Кристоф|Christophe;Бенуа|Benoit;Яя|Yaya;Франк|Franck',
    surnames:
      'Дюбуа|Dubois;Моро|Moreau;Лоран|Laurent;Диалло|Diallo;Траоре|Traore;Камара|Camara;Менса|Mensah;Муса|Musa;Окафор|Okafor;Лефевр|Lefevre;Гарнье|Garnier;Фор|Faure;Руссо|Rousseau;Блан|Blanc;Жирар|Girard;Бонне|Bonnet;Дюпон|Dupont;Ламбер|Lambert;Ндиайе|Ndiaye;Сиссе|Cisse;Конате|Konate;Кейта|Keita;Туре|Toure;Барри|Barry;Соу|Sow;Фофана|Fofana;Кулибали|Coulibaly;Бамба|Bamba;Гуфран|Gouffran;Мерсье|Mercier;Перрен|Perrin;Роше|Rocher',
  },
  russian: {
    given:
      'Александр|Aleksandr;Дмитрий|Dmitriy;Максим|Maksim;Иван|Ivan;Артём|Artem;Никита|Nikita;Даниил|Daniil;Андрей|Andrey;Сергей|Sergey;Антон|Anton;Кирилл|Kirill;Илья|Ilya;Егор|Egor;Роман|Roman;Павел|Pavel;Владислав|Vladislav;Денис|Denis;Глеб|Gleb;Евгений|Evgeniy;Тимур|Timur',
    surnames:
      'Иванов|Ivanov;Петров|Petrov;Соколов|Sokolov;Кузнецов|Kuznetsov;Попов|Popov;Лебедев|Lebedev;Козлов|Kozlov;Новиков|Novikov;Морозов|Morozov;Волков|Volkov;Зайцев|Zaytsev;Павлов|Pavlov;Семёнов|Semenov;Голубев|Golubev;Виноградов|Vinogradov;Богданов|Bogdanov;Воробьёв|Vorobyev;Фёдоров|Fedorov;Михайлов|Mikhaylov;Беляев|Belyaev;Тарасов|Tarasov;Белов|Belov;Комаров|Komarov;Орлов|Orlov;Киселёв|Kiselev;Макаров|Makarov;Андреев|Andreev;Ковалёв|Kovalev;Ильин|Ilyin;Гусев|Gusev;Титов|Titov;Кудрявцев|Kudryavtsev',
  },
  balkan: {
    given:
      'Никола|Nikola;Марко|Marko;Стефан|Stefan;Милош|Milos;Душан|Dusan;Лука|Luka;Иво|Ivo;Матей|Matej;Йосип|Josip;Филип|Filip;Якуб|Jakub;Томаш|Tomas;Петр|Petr;Камил|Kamil;Павол|Pavol;Адам|Adam;Эмре|Emre;Керем|Kerem;Мерт|Mert;Бурак|Burak',
    surnames:
      'Костич|Kostic;Йович|Jovic;Петрович|Petrovic;Маркович|Markovic;Илич|Ilic;Павлович|Pavlovic;Ковачевич|Kovacevic;Бабич|Babic;Марич|Maric;Юрич|Juric;Новак|Novak;Дворжак|Dvorak;Черны|Cerny;Кучера|Kucera;Ковальски|Kowalski;Вуйцик|Wojcik;Мазур|Mazur;Крол|Krol;Павляк|Pawlak;Хорват|Horvat;Балог|Balogh;Надь|Nagy;Ионеску|Ionescu;Попеску|Popescu;Димитров|Dimitrov;Стоянов|Stoyanov;Йылмаз|Yilmaz;Демир|Demir;Кая|Kaya;Челик|Celik;Шахин|Sahin;Айдын|Aydin',
  },
  nordic: {
    given:
      'Эмиль|Emil;Оскар|Oscar;Расмус|Rasmus;Миккель|Mikkel;Йеспер|Jesper;Каспер|Kasper;Виктор|Viktor;Андерс|Anders;Маттиас|Mattias;Юхан|Johan;Эрик|Erik;Магнус|Magnus;Кристиан|Kristian;Хенрик|Henrik;Ларс|Lars;Филип|Philip;Густав|Gustav;Сёрен|Soren;Тобиас|Tobias;Сандер|Sander',
    surnames:
      'Нильсен|Nielsen;Хансен|Hansen;Андерссон|Andersson;Йенсен|Jensen;Ларсен|Larsen;Сёренсен|Sorensen;Кристенсен|Christensen;Ольсен|Olsen;Педерсен|Pedersen;Берг|Berg;Юханссон|Johansson;Карлссон|Karlsson;Эрикссон|Eriksson;Линдберг|Lindberg;Нюстрём|Nystrom;Хольм|Holm;Дал|Dahl;Лунд|Lund;Мадсен|Madsen;Поульсен|Poulsen;Свенссон|Svensson;Густафссон|Gustafsson;Хёглунд|Hoglund;Экман|Ekman;Виик|Wiik;Хаген|Hagen;Солберг|Solberg;Лиен|Lien;Странд|Strand;Фальк|Falk;Норд|Nord;Викстрём|Wikstrom',
  },
  japanese: {
    given:
      'Такуми|Takumi;Кайто|Kaito;Рё|Ryo;Хироки|Hiroki;Сота|Sota;Дайки|Daiki;Юто|Yuto;Кэнта|Kenta;Рику|Riku;Аято|Ayato',
    surnames:
      'Танака|Tanaka;Судзуки|Suzuki;Ито|Ito;Ватанабе|Watanabe;Ямамото|Yamamoto;Накамура|Nakamura;Кобаяси|Kobayashi;Като|Kato;Ёсида|Yoshida;Мацумото|Matsumoto;Симидзу|Shimizu;Хаяси|Hayashi',
  },
  eastern: {
    given:
      'Юсуф|Youssef;Ахмед|Ahmed;Омар|Omar;Карим|Karim;Амин|Amine;Мохамед|Mohamed;Хасан|Hassan;Захир|Zahir;Рустам|Rustam;Шахзод|Shahzod;Али|Ali;Билал|Bilal',
    surnames:
      'Хаддад|Haddad;Мансур|Mansour;Фарук|Farouk;Эль-Сайед|El Sayed;Бенали|Benali;Саиди|Saidi;Назаров|Nazarov;Каримов|Karimov;Рашидов|Rashidov;Халил|Khalil;Амрани|Amrani;Сабри|Sabry;Тахир|Tahir;Зияд|Ziyad',
  },
} as const;

/** Where the players of a national team come from. */
export const NATION_NAMES: Readonly<Record<string, keyof typeof SQUAD_NAMES>> = {
  Argentina: 'spanish',
  France: 'french',
  Spain: 'spanish',
  England: 'english',
  Brazil: 'portuguese',
  Portugal: 'portuguese',
  Netherlands: 'german',
  Germany: 'german',
  Belgium: 'french',
  Italy: 'italian',
  Croatia: 'balkan',
  Uruguay: 'spanish',
  Colombia: 'spanish',
  USA: 'english',
  Mexico: 'spanish',
  Switzerland: 'german',
  Senegal: 'french',
  Denmark: 'nordic',
  Austria: 'german',
  Serbia: 'balkan',
  Poland: 'balkan',
  Turkey: 'balkan',
  Russia: 'russian',
  Kazakhstan: 'russian',
  Morocco: 'eastern',
  Japan: 'japanese',
  Uzbekistan: 'eastern',
  Egypt: 'eastern',
};

/** What a stadium is called after a name. */
export const STADIUM_WORDS = 'Арена|Arena;Парк|Park;Филд|Field';
