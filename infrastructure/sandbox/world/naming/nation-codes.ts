/** Countries that play, win or are answers, by their English names. */
const CODES =
  'Argentina=ar France=fr Spain=es Brazil=br Portugal=pt Netherlands=nl Germany=de Belgium=be Italy=it Croatia=hr Uruguay=uy Colombia=co Morocco=ma ' +
  'Japan=jp USA=us Mexico=mx Switzerland=ch Senegal=sn Denmark=dk Austria=at Serbia=rs Poland=pl Turkey=tr Russia=ru Kazakhstan=kz Uzbekistan=uz ' +
  'Egypt=eg India=in Australia=au Pakistan=pk Bangladesh=bd Afghanistan=af Ireland=ie Zimbabwe=zw Sweden=se Finland=fi Greece=gr Iran=ir Romania=ro ' +
  'Malaysia=my Thailand=th Algeria=dz Cuba=cu Czechia=cz Lithuania=lt Belarus=by China=cn Korea=kr Taiwan=tw South_Korea=kr United_Kingdom=gb ' +
  'Saudi_Arabia=sa South_Africa=za New_Zealand=nz Sri_Lanka=lk';

export const NATION_CODES: ReadonlyMap<string, string> = new Map(
  CODES.split(' ').map((pair) => {
    const [name = '', code = ''] = pair.replaceAll('_', ' ').split('=');
    return [name, code] as const;
  }),
);
