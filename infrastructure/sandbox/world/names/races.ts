interface Races {
  /** 'Russian|English' names of the races. */
  readonly races: string;
  /** 'Russian|English' names of those who start, the best first. */
  readonly starters: string;
}

/** What is raced, by roster. */
export const RACES: Readonly<Record<string, Races>> = {
  'formula-1': {
    races:
      'Гран-при Австралии|Australian Grand Prix;Гран-при Японии|Japanese Grand Prix;Гран-при Бахрейна|Bahrain Grand Prix;Гран-при Монако|Monaco Grand Prix;Гран-при Канады|Canadian Grand Prix;Гран-при Австрии|Austrian Grand Prix;Гран-при Великобритании|British Grand Prix;Гран-при Венгрии|Hungarian Grand Prix;Гран-при Бельгии|Belgian Grand Prix;Гран-при Италии|Italian Grand Prix;Гран-при Сингапура|Singapore Grand Prix;Гран-при Бразилии|Brazilian Grand Prix',
    starters:
      'Ферстаппен М.|Verstappen M.;Норрис Л.|Norris L.;Пиастри О.|Piastri O.;Леклер Ш.|Leclerc C.;Расселл Дж.|Russell G.;Хэмилтон Л.|Hamilton L.;Антонелли А.|Antonelli A.;Сайнс К.|Sainz C.;Алонсо Ф.|Alonso F.;Албон А.|Albon A.;Цунода Ю.|Tsunoda Y.;Гасли П.|Gasly P.;Хаджар И.|Hadjar I.;Хюлькенберг Н.|Hulkenberg N.;Окон Э.|Ocon E.;Строл Л.|Stroll L.',
  },
  cycling: {
    races:
      'Тур Фландрии|Tour of Flanders;Париж - Рубе|Paris-Roubaix;Милан - Сан-Ремо|Milan-San Remo;Льеж - Бастонь - Льеж|Liege-Bastogne-Liege;Джиро ди Ломбардия|Il Lombardia;Страде Бьянке|Strade Bianche;Классика Сан-Себастьяна|San Sebastian Classic;Амстел Голд Рейс|Amstel Gold Race',
    starters:
      'Погачар Т.|Pogacar T.;Ван дер Пул М.|Van der Poel M.;Эвенепул Р.|Evenepoel R.;Ван Арт В.|Van Aert W.;Вингегор Й.|Vingegaard J.;Педерсен М.|Pedersen M.;Роглич П.|Roglic P.;Пидкок Т.|Pidcock T.;Айюсо Х.|Ayuso J.;Альмейда Ж.|Almeida J.;Филипсен Я.|Philipsen J.;Ганна Ф.|Ganna F.;Хили Б.|Healy B.;Йейтс А.|Yates A.',
  },
  biathlon: {
    races:
      'Спринт. Мужчины. Эстерсунд|Sprint. Men. Ostersund;Гонка преследования. Мужчины. Хохфильцен|Pursuit. Men. Hochfilzen;Спринт. Мужчины. Анси|Sprint. Men. Annecy;Спринт. Мужчины. Оберхоф|Sprint. Men. Oberhof;Индивидуальная гонка. Мужчины. Рупольдинг|Individual. Men. Ruhpolding;Гонка преследования. Мужчины. Антхольц|Pursuit. Men. Antholz;Спринт. Мужчины. Хольменколлен|Sprint. Men. Holmenkollen',
    starters:
      'Лагрейд С.|Laegreid S.;Жаклен Э.|Jacquelin E.;Самуэльссон С.|Samuelsson S.;Фийон Майе К.|Fillon Maillet Q.;Перро Э.|Perrot E.;Понсилуома М.|Ponsiluoma M.;Джакомель Т.|Giacomel T.;Уллдаль М.|Uldal M.;Штрелов Ю.|Strelow J.;Кристиансен В.|Christiansen V.;Фрей И.|Frey I.;Хофер Л.|Hofer L.;Навратх Ф.|Nawrath P.;Бурга С.|Burgaud S.',
  },
  marbles: {
    races:
      'Зелёный склон. 1-й заезд|Green Slope. Race 1;Песчаная спираль. 1-й заезд|Sand Spiral. Race 1;Каменный жёлоб. 1-й заезд|Stone Chute. Race 1;Медная воронка. 1-й заезд|Copper Funnel. Race 1;Зелёный склон. 2-й заезд|Green Slope. Race 2;Песчаная спираль. 2-й заезд|Sand Spiral. Race 2;Каменный жёлоб. 2-й заезд|Stone Chute. Race 2;Медная воронка. 2-й заезд|Copper Funnel. Race 2;Зелёный склон. 3-й заезд|Green Slope. Race 3;Песчаная спираль. 3-й заезд|Sand Spiral. Race 3;Каменный жёлоб. 3-й заезд|Stone Chute. Race 3;Медная воронка. 3-й заезд|Copper Funnel. Race 3',
    starters: 'Рубин|Ruby;Сапфир|Sapphire;Изумруд|Emerald;Топаз|Topaz;Опал|Opal;Агат|Agate;Янтарь|Amber;Жемчуг|Pearl',
  },
  'horse-racing': {
    races:
      'Аскот. 1-й заезд|Ascot. Race 1;Аскот. 2-й заезд|Ascot. Race 2;Аскот. 3-й заезд|Ascot. Race 3;Челтнем. 1-й заезд|Cheltenham. Race 1;Челтнем. 2-й заезд|Cheltenham. Race 2;Челтнем. 3-й заезд|Cheltenham. Race 3;Эпсом. 1-й заезд|Epsom. Race 1;Эпсом. 2-й заезд|Epsom. Race 2;Йорк. 1-й заезд|York. Race 1;Йорк. 2-й заезд|York. Race 2',
    starters:
      'Северный Ветер|North Wind;Золотая Пыль|Gold Dust;Лунный Свет|Moonlight;Старый Дуб|Old Oak;Королевский Гонец|Royal Messenger;Тихая Гавань|Quiet Harbour;Утренняя Заря|Morning Dawn;Серебряная Подкова|Silver Horseshoe;Вольный Ветер|Free Spirit;Чёрный Алмаз|Black Diamond',
  },
};

/** Questions about films, music and books: 'Russian|English' question, answers in order of likelihood. */
export const CULTURE_QUESTIONS: readonly (readonly [question: string, answers: string])[] = [
  [
    'Оскар. Лучший фильм. Жанр победителя|Oscars. Best picture. Genre of the winner',
    'Драма|Drama;Историческое кино|Historical film;Комедия|Comedy;Фантастика|Science fiction;Мюзикл|Musical',
  ],
  [
    'Евровидение. Страна-победитель|Eurovision. Winning country',
    'Швеция|Sweden;Италия|Italy;Швейцария|Switzerland;Финляндия|Finland;Франция|France;Испания|Spain;Греция|Greece',
  ],
  [
    'Каннский фестиваль. Золотая пальмовая ветвь. Страна режиссёра|Cannes festival. Palme d Or. Country of the director',
    'Франция|France;США|USA;Италия|Italy;Япония|Japan;Иран|Iran;Румыния|Romania',
  ],
  [
    'Нобелевская премия по литературе. Регион|Nobel Prize in Literature. Region',
    'Европа|Europe;Азия|Asia;Северная Америка|North America;Латинская Америка|Latin America;Африка|Africa',
  ],
  ['Букеровская премия. Пол лауреата|Booker Prize. Gender of the winner', 'Женщина|A woman;Мужчина|A man'],
];
