/** The texts of this language: what each page shows at once, the rest when it is asked for, in English where there is none. */
export const TEXTS = {
  ...import.meta.glob('../../locales/uk/{kit,shell,notices,sports,coupon,session}.json', {
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob(
    ['../../locales/uk/*.json', '../../locales/en/*.json', '!**/{kit,shell,notices,sports,coupon,session}.json'],
    { import: 'default' },
  ),
};
