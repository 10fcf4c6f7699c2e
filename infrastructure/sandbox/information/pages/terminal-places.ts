/** Where the demonstration sells vouchers: the cities are real, the addresses are invented; in ten thousandths of a degree and minutes of the day. */
export const TERMINAL_CITIES = [
  {
    ru: 'Москва',
    en: 'Moscow',
    latitude: 557_558,
    longitude: 376_173,
    places: [
      { ru: 'ул. Тополиная, 14', en: '14 Topolinaya Street', opens: 0, closes: 0 },
      { ru: 'Северный бульвар, 3', en: '3 Severny Boulevard', opens: 480, closes: 1320 },
      { ru: 'пл. Мастеров, 7', en: '7 Masterov Square', opens: 540, closes: 1260 },
    ],
  },
  {
    ru: 'Санкт-Петербург',
    en: 'Saint Petersburg',
    latitude: 599_343,
    longitude: 303_351,
    places: [
      { ru: 'Парусная наб., 21', en: '21 Parusnaya Embankment', opens: 0, closes: 0 },
      { ru: 'ул. Фонарщиков, 5', en: '5 Fonarshchikov Street', opens: 540, closes: 1320 },
    ],
  },
  {
    ru: 'Казань',
    en: 'Kazan',
    latitude: 557_963,
    longitude: 491_088,
    places: [{ ru: 'ул. Ремесленная, 40', en: '40 Remeslennaya Street', opens: 480, closes: 1320 }],
  },
  {
    ru: 'Екатеринбург',
    en: 'Yekaterinburg',
    latitude: 568_389,
    longitude: 606_057,
    places: [
      { ru: 'ул. Малахитовая, 11', en: '11 Malakhitovaya Street', opens: 480, closes: 1440 },
      { ru: 'пр. Горных Инженеров, 2', en: '2 Gornykh Inzhenerov Avenue', opens: 540, closes: 1260 },
    ],
  },
  {
    ru: 'Ростов-на-Дону',
    en: 'Rostov-on-Don',
    latitude: 472_357,
    longitude: 397_015,
    places: [{ ru: 'ул. Причальная, 9', en: '9 Prichalnaya Street', opens: 480, closes: 1320 }],
  },
  {
    ru: 'Самара',
    en: 'Samara',
    latitude: 531_959,
    longitude: 501_002,
    places: [{ ru: 'Волжский спуск, 6', en: '6 Volzhsky Descent', opens: 540, closes: 1320 }],
  },
  {
    ru: 'Омск',
    en: 'Omsk',
    latitude: 549_885,
    longitude: 733_242,
    places: [{ ru: 'ул. Степная, 18', en: '18 Stepnaya Street', opens: 480, closes: 1320 }],
  },
  {
    ru: 'Новосибирск',
    en: 'Novosibirsk',
    latitude: 550_084,
    longitude: 829_357,
    places: [{ ru: 'ул. Кедровая, 27', en: '27 Kedrovaya Street', opens: 0, closes: 0 }],
  },
  {
    ru: 'Астана',
    en: 'Astana',
    latitude: 511_694,
    longitude: 714_491,
    places: [
      { ru: 'ул. Ковыльная, 8', en: '8 Kovylnaya Street', opens: 480, closes: 1320 },
      { ru: 'пр. Восходящего Солнца, 31', en: '31 Voskhodyashchego Solntsa Avenue', opens: 600, closes: 120 },
    ],
  },
  {
    ru: 'Алматы',
    en: 'Almaty',
    latitude: 432_220,
    longitude: 768_512,
    places: [
      { ru: 'ул. Яблоневая, 52', en: '52 Yablonevaya Street', opens: 0, closes: 0 },
      { ru: 'ул. Предгорная, 4', en: '4 Predgornaya Street', opens: 540, closes: 1320 },
    ],
  },
  {
    ru: 'Шымкент',
    en: 'Shymkent',
    latitude: 423_417,
    longitude: 695_901,
    places: [{ ru: 'ул. Тюльпановая, 16', en: '16 Tyulpanovaya Street', opens: 540, closes: 1260 }],
  },
  {
    ru: 'Актобе',
    en: 'Aktobe',
    latitude: 502_839,
    longitude: 571_670,
    places: [{ ru: 'ул. Рассветная, 23', en: '23 Rassvetnaya Street', opens: 480, closes: 1320 }],
  },
] as const;
