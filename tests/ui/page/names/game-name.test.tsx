import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GameName } from '../../../../ui/page/names/game-name.tsx';
import { pick } from '../../../support/examples/coupon-examples.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

/** The line, and what of it is marked with which language. */
async function marked(bet: Partial<ReturnType<typeof pick>>, text: string) {
  const { Wrapper } = await playerPage({ address: '/en' });
  const { container } = render(<GameName of={pick(1, bet)}>{text}</GameName>, { wrapper: Wrapper });
  const parts = [...container.querySelectorAll('[lang]')].map((part) => [part.textContent, part.getAttribute('lang')]);
  return { text: container.textContent, parts };
}

describe('the names of both sides in one line', () => {
  it('are marked one by one where one of them alone is in another language [NAM-7]', async () => {
    const names = { homeName: 'Sparta', awayName: 'Equipo Azul', awayLanguage: 'es' } as const;
    const text = 'Sparta v Equipo Azul';
    expect(await marked(names, text)).toEqual({ text, parts: [['Equipo Azul', 'es']] });
  });

  it('are marked as a whole where both are in the same, and not at all where none is [NAM-7]', async () => {
    const both = { homeName: 'Спарта', awayName: 'Рома' };
    expect((await marked(both, 'Спарта v Рома')).parts).toEqual([['Спарта v Рома', 'ru']]);
    cleanup();
    expect((await marked({ homeName: 'Sparta', awayName: 'Roma' }, 'Sparta v Roma')).parts).toEqual([]);
  });

  it('are told apart where one is part of the other, and one side alone is its own line [NAM-7]', async () => {
    const alike = { homeName: 'Azul', awayName: 'Azul Azul', awayLanguage: 'es' } as const;
    expect(await marked(alike, 'Azul v Azul Azul')).toEqual({ text: 'Azul v Azul Azul', parts: [['Azul Azul', 'es']] });
    cleanup();
    expect((await marked({ homeName: 'Чемпионат', awayName: undefined }, 'Чемпионат')).parts).toEqual([
      ['Чемпионат', 'ru'],
    ]);
  });
});
