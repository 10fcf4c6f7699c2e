/** Every text of this language: what each page shows at once, the rest when it is asked for. */
export const TEXTS = {
  ...import.meta.glob('../../locales/ru/{kit,shell,notices,sports,coupon,session}.json', {
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob(['../../locales/ru/*.json', '!**/{kit,shell,notices,sports,coupon,session}.json'], {
    import: 'default',
  }),
};
